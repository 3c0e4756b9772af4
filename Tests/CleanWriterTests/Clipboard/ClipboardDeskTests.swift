import EditorCore
import Testing

@testable import CleanWriter

@Suite struct ClipboardDeskTests {
    @Test func `what was copied last is with the other program when this one ends`() {
        let folder = TestFolder()
        let keeper = BoundedProgram(path: Array("/usr/bin/tee".utf8), arguments: [folder.path + "/kept"])
        let reader = BoundedProgram(path: Array("/bin/true".utf8), arguments: [])
        let desk = ClipboardDesk(ClipboardPrograms(reader: reader, writer: keeper)) { _ in }
        let text = String(repeating: "words ", count: 40_000)
        desk.take(.copied(Rope("one")))
        desk.take(.copied(Rope(text)))
        desk.finish()
        #expect(folder.text("kept") == text)
    }
}
