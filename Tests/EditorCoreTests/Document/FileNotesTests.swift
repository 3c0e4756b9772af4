import Testing

@testable import EditorCore

@Suite struct FileNotesTests {
    private let names = FileNames(folder: Array("/home/m/texts".utf8), home: Array("/home/m".utf8))

    private func memory(_ bytes: [UInt8] = []) -> FileNotes<Bool> { FileNotes(bytes, names: names) }

    @Test func `a choice outlives the program`() {
        var first = memory()
        first.remember(true, for: FilePath("novel.txt"))
        first.remember(false, for: FilePath("/etc/hosts"))
        let second = memory(first.encoded)
        #expect(second[FilePath("novel.txt")] == true)
        #expect(second[FilePath("/etc/hosts")] == false)
        #expect(second[FilePath("other.txt")] == nil)
    }

    @Test(arguments: [
        "novel.txt", "./novel.txt", "../texts/novel.txt", "~/texts/novel.txt", "/home/m/texts//novel.txt",
    ])
    func `one text has many names`(name: String) {
        var memory = memory()
        memory.remember(true, for: FilePath("/home/m/texts/novel.txt"))
        #expect(memory[FilePath(name)] == true)
    }

    @Test func `the last choice holds`() {
        var memory = memory()
        memory.remember(true, for: FilePath("a"))
        memory.remember(false, for: FilePath("a"))
        #expect(memory[FilePath("a")] == false)
        #expect(String(decoding: memory.encoded, as: UTF8.self) == "off /home/m/texts/a\n")
    }

    @Test func `any name can be kept`() {
        let name = FilePath([0x2F, 0x0A, 0x25, 0x20, 0xFF, 0x7F, 0x41])
        var first = memory()
        first.remember(true, for: name)
        #expect(memory(first.encoded)[name] == true)
        #expect(first.encoded.filter { $0 == 0x0A }.count == 1)
    }

    @Test func `the oldest are forgotten`() {
        var memory = memory()
        for number in 0...500 { memory.remember(true, for: FilePath("\(number)")) }
        #expect(memory[FilePath("0")] == nil)
        #expect(memory[FilePath("1")] == true)
        let long = String(repeating: "x", count: NoteChange.mostBytes / 2)
        for number in 0..<3 { memory.remember(true, for: FilePath(long + "\(number)")) }
        #expect(memory.encoded.count < NoteChange.mostBytes + 10)
    }

    @Test(arguments: ["", "on", "maybe /x\n", "on%20/x", "\u{0}\n\n \n", "off"])
    func `what cannot be read is nothing`(text: String) {
        #expect(memory(Array(text.utf8)) == memory())
    }
}

/// Changes of single lines, as several windows make them in one file.
@Suite struct NoteChangeTests {
    private func notes(_ lines: [UInt8]) -> FileNotes<Bool> { FileNotes(lines) }

    @Test func `a change leaves alone what another window has written`() {
        var mine = notes(Array("on /a\n".utf8))
        let change = mine.remember(false, for: FilePath("/a b"))
        let theirs = Array("on /a\non /c\n".utf8)
        #expect(String(decoding: change.applied(to: theirs), as: UTF8.self) == "on /a\non /c\noff /a%20b\n")
    }

    @Test func `a note takes the place of the one before, and goes to the end`() {
        var mine = notes([])
        let change = mine.remember(false, for: FilePath("/a"))
        #expect(
            String(decoding: change.applied(to: Array("on /a\non /c\n".utf8)), as: UTF8.self)
                == "on /c\noff /a\n")
    }

    @Test func `what is forgotten goes from the file too`() {
        var mine = notes(Array("on /a\non /c\n".utf8))
        let change = mine.remember(nil, for: FilePath("/a"))
        #expect(mine.entries.map(\.path) == [FilePath("/c")])
        #expect(change.applied(to: Array("on /a\non /c\n".utf8)) == Array("on /c\n".utf8))
    }

    @Test func `the file holds no more than is remembered`() {
        var mine = FileNotes<Bool>(most: 2)
        let change = mine.remember(true, for: FilePath("/d"))
        let lines = change.applied(to: Array("on /a\non /b\non /c\n".utf8))
        #expect(lines == Array("on /c\non /d\n".utf8))
    }
}
