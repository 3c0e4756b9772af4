import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Reading a book` {
    let folder = TestFolder()

    private func read(
        open: [BookOrder.OpenText] = [], while isWanted: @escaping () -> Bool = { true }
    ) throws -> (texts: [(name: String, text: String)], end: BookEnd) {
        var reader = BookReader(.real, open: open, while: isWanted)
        var texts: [(name: String, text: String)] = []
        let end = try reader.read(FilePath(folder.path)) { (chapter, text) throws(PatternProblem) in
            texts.append(
                (
                    String(decoding: chapter.name, as: UTF8.self),
                    String(decoding: text.allBytes, as: UTF8.self)
                ))
            return true
        }
        return (texts, end)
    }

    private func makeFolder(_ name: String) { mkdir(folder.file(name).cString, 0o755) }

    @Test func `texts come in the order of a book, those of folders where the folder stands`() throws {
        makeFolder("part 2")
        for name in ["part 10.md", "part 1.md", "part 2/chapter 10.md", "part 2/chapter 9.md"] {
            folder.write(name, name)
        }
        let book = try read()
        #expect(
            book.texts.map(\.name) == [
                "part 1.md", "part 2/chapter 9.md", "part 2/chapter 10.md", "part 10.md",
            ])
        #expect(book.texts.allSatisfy { $0.name == $0.text })
        #expect(book.end.texts == 4 && book.end.skipped == 0 && book.end.problem == nil)
    }

    @Test func `hidden names and what is no text are passed over`() throws {
        makeFolder(".git")
        folder.write(".git/config", "words")
        folder.write(".draft.md.swp", "words")
        folder.write("picture.png", [0x89, 0x50, 0x00, 0x47])
        folder.write("one.md", "words")
        #expect(try read().texts.map(\.name) == ["one.md"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `links, pipes and devices are not followed`() throws {
        let other = TestFolder()
        other.write("secret", "words")
        folder.link("away", to: other.path)
        folder.link("secret", to: "\(other.path)/secret")
        folder.link("round", to: ".")
        mkfifo(folder.file("pipe").cString, 0o644)
        folder.write("one.md", "words")
        #expect(try read().texts.map(\.name) == ["one.md"])
    }

    @Test func `an open text counts as it is on the screen`() throws {
        folder.write("one.md", "on the disk")
        let stamp = try #require(folder.status("one.md")?.stamp)
        let open = BookOrder.OpenText(stamp: stamp, text: Rope("on the screen"))
        #expect(try read(open: [open]).texts.map(\.text) == ["on the screen"])
    }

    @Test func `a long text is read to its end`() throws {
        let long = String(repeating: "words and words\n", count: 20_000)
        folder.write("long.md", long)
        #expect(try read().texts.first?.text == long)
    }

    @Test func `a text too large for a chapter is told and not read`() throws {
        folder.write("huge.md", "words")
        truncate(folder.file("huge.md").cString, BookReader.largestText + 1)
        folder.write(folder.file("one.md"), Array("words".utf8))
        let file = open(folder.file("huge.md").cString, O_WRONLY)
        let letters = [UInt8](repeating: 0x61, count: TextSample.size)
        _ = write(file, letters, letters.count)
        close(file)
        let book = try read()
        #expect(book.texts.map(\.name) == ["one.md"])
        #expect(book.end.skipped == 1)
    }

    @Test func `who does not wait any more gets nothing`() throws {
        folder.write("one.md", "words")
        #expect(try read(while: { false }).texts.isEmpty)
    }

    @Test func `a folder that is not there is told`() throws {
        var reader = BookReader(.real, open: [], while: { true })
        let end = try reader.read(folder.file("missing")) { (_, _) throws(PatternProblem) in true }
        #expect(end.problem == .noSuchFolder)
    }
}
