import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

/// Files that are too long to be copied into their journals.
@Suite struct `Journals of long files` {
    let folder = TestFolder()
    /// Half a megabyte.
    let content = Array(
        String(repeating: "The lantern swung over the water — nobody knew.\n", count: 10_400).utf8)

    private func desk(arrived: Int? = nil) throws -> JournalDesk {
        let path = folder.write("novel.txt", content)
        var whole = try readAll(path)
        guard let arrived else {
            whole.isComplete = true
            return JournalDesk(whole, folder: folder)
        }
        return JournalDesk(
            OpenedText(
                path: path, text: whole.text[.zero..<TextOffset(arrived)], stamp: whole.stamp,
                isComplete: false,
                expectedBytes: content.count), folder: folder)
    }

    /// What came back, without the half megabyte of it, which nobody wants to see.
    private struct Outcome: Equatable {
        var isOnScreen = true
        var file = RecoveredText.FileState.asItWas
        var unsaved: Int
        var problem: JournalReplay.Problem?
        var isPartial = false
    }

    private func outcome(_ desk: JournalDesk) throws -> Outcome {
        let text = try desk.recoveredText()
        return Outcome(
            isOnScreen: text.text == desk.editor.session.document.text, file: text.file,
            unsaved: text.replay.unsavedSteps, problem: text.replay.problem, isPartial: text.replay.isPartial)
    }

    private var sizeOfJournals: Int {
        JournalDesk(folder: folder).journals.reduce(0) {
            $0 + (folder.status("journal/\($1)")?.stamp.size ?? 0)
        }
    }

    /// The next part of the file comes in.
    private func arrive(_ desk: JournalDesk, _ range: Range<Int>) {
        desk.editor.session.receive(
            .appended(desk.editor.session.document.id, Rope(Array(content[range]))),
            at: desk.editor.script.now)
        desk.editor.turn()
        desk.pass(.seconds(1))
    }

    private func end(_ desk: JournalDesk, _ result: Result<FileStamp?, OpenProblem>) {
        let id = desk.editor.session.document.id
        desk.editor.session.receive(.loadEnded(id, result), at: desk.editor.script.now)
        desk.editor.turn()
        desk.pass(.seconds(1))
    }

    private func save(_ desk: JournalDesk) throws -> FileStamp {
        let id = desk.editor.session.document.id
        desk.editor.disk.holdsAnswers = true
        desk.editor.press("ctrl+s")
        desk.pass(.zero)
        folder.write("novel.txt", desk.editor.bytes)
        let stamp = try #require(folder.status("novel.txt")?.stamp)
        desk.editor.session.receive(
            .saved(id, path: folder.file("novel.txt"), stamp, inPlace: nil), at: desk.editor.script.now)
        return stamp
    }

    @Test func `the journal holds the changes and not the file`() throws {
        let desk = try desk()
        desk.type("First. ")
        desk.editor.press("ctrl+end")
        desk.type("Last.")
        desk.pass(.seconds(1))
        desk.kill()
        #expect(sizeOfJournals < 10_000)
        #expect(try outcome(desk) == Outcome(unsaved: 12))
        folder.write("novel.txt", content)
        #expect(try outcome(desk) == Outcome(unsaved: 12), "written anew, but the same")
    }

    @Test func `when the file is another one, the words that were put in are left`() throws {
        let desk = try desk()
        desk.type("First. ")
        desk.pass(.seconds(1))
        desk.kill()
        folder.write("novel.txt", content + [0x21])
        #expect(try outcome(desk).problem == .fileIsAnother)
        #expect(try desk.recoveredText().string == "First. ")
        unlink(folder.file("novel.txt").cString)
        #expect(try desk.recoveredText().string == "First. ")
    }

    @Test func `after a save the changes go on from what was saved`() throws {
        let desk = try desk()
        desk.type("First. ")
        desk.pass(.seconds(1))
        _ = try save(desk)
        desk.pass(.seconds(1))
        #expect(sizeOfJournals < 10_000)
        desk.type("Second. ")
        desk.pass(.seconds(1))
        desk.kill()
        #expect(try outcome(desk) == Outcome(unsaved: "Second. ".count))
    }

    @Test func `a kill between the save and the word of it loses nothing`() throws {
        let desk = try desk()
        desk.type("First. ")
        desk.pass(.seconds(1))
        desk.editor.disk.holdsAnswers = true
        desk.editor.press("ctrl+s")
        let saved = desk.editor.bytes
        desk.pass(.seconds(1))
        desk.type("Second. ")
        desk.pass(.seconds(1))
        folder.write("novel.txt", saved)
        desk.kill()
        #expect(try outcome(desk) == Outcome(unsaved: "Second. ".count))
    }

    @Test func `what arrives between the changes is referred to as well`() throws {
        let desk = try desk(arrived: 64_000)
        desk.type("First. ")
        desk.pass(.seconds(1))
        arrive(desk, 64_000..<200_000)
        desk.editor.press("ctrl+end")
        desk.type("In the middle. ")
        desk.pass(.seconds(1))
        arrive(desk, 200_000..<300_000)
        desk.editor.press("ctrl+z")
        desk.type("Again. ")
        desk.pass(.seconds(1))
        let killedHere = JournalDesk(folder: folder)
        #expect(try killedHere.recovered().isEmpty, "still held")
        arrive(desk, 300_000..<content.count)
        end(desk, .success(nil))
        desk.type("Last.")
        desk.pass(.seconds(1))
        desk.kill()
        #expect(sizeOfJournals < 20_000)
        #expect(try outcome(desk) == Outcome(unsaved: 7 + 15 + 1 + 7 + 5))
    }

    @Test func `a kill before all has arrived loses nothing, not even what had not arrived`() throws {
        let desk = try desk(arrived: 64_000)
        desk.type("First. ")
        arrive(desk, 64_000..<200_000)
        desk.editor.press("ctrl+end")
        desk.type("In the middle. ")
        desk.pass(.seconds(1))
        desk.kill()
        let expected =
            desk.editor.bytes.dropLast("In the middle. ".count) + content[200_000...]
            + Array("In the middle. ".utf8)
        let isExpected = try desk.recoveredText().text == Rope(Array(expected))
        #expect(isExpected)
    }

    @Test func `a file that could not be read to its end is kept as the part that it is`() throws {
        let desk = try desk(arrived: 64_000)
        desk.type("First. ")
        desk.pass(.seconds(1))
        end(desk, .failure(.shrank))
        desk.type("Second. ")
        desk.pass(.seconds(1))
        desk.kill()
        folder.write("novel.txt", "another")
        #expect(try outcome(desk) == Outcome(file: .changed, unsaved: 15, isPartial: true))
    }

    @Test func `while a file arrives a bad disk loses nothing that it takes later`() throws {
        let isBad = Flag(false)
        let calls = FaultyCalls { call, _ in isBad.value && call == .write ? .init(errno: EIO) : nil }
        let path = folder.write("novel.txt", content)
        let whole = try readAll(path)
        let desk = JournalDesk(
            OpenedText(
                path: path, text: whole.text[.zero..<TextOffset(64_000)], stamp: whole.stamp,
                isComplete: false,
                expectedBytes: content.count), calls: calls, folder: folder)
        desk.type("First. ")
        desk.pass(.seconds(1))
        isBad.value = true
        desk.type("Second. ")
        desk.pass(.seconds(1))
        isBad.value = false
        desk.pass(.seconds(30))
        arrive(desk, 64_000..<content.count)
        end(desk, .success(nil))
        desk.pass(.seconds(30))
        desk.kill()
        #expect(desk.troubles == [.failed(errno: EIO), nil])
        #expect(try outcome(desk).isOnScreen)
    }
}
