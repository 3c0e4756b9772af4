import EditorTestSupport
import Testing

@testable import EditorCore

/// Saving without being told to.
struct AutosavingTests {
    private let file = FilePath("draft.txt")

    private func editor(_ autosave: Settings.Autosave, name: String? = "draft.txt") -> EditorHarness {
        var settings = Settings.still
        settings.autosave = autosave
        return EditorHarness("One.‸", rows: 8, columns: 80, name: name, settings: settings)
    }

    private func saves(_ editor: EditorHarness) -> Int {
        editor.disk.requests.count { if case .save = $0 { true } else { false } }
    }

    @Test func `a text is saved after a rest, quietly and once`() {
        let editor = editor(.rest)
        editor.type(" Two.")
        editor.advance(by: .seconds(9))
        #expect(saves(editor) == 0)
        let screen = editor.screen
        editor.advance(by: .seconds(1))
        #expect(editor.disk.files[file] == Array("One. Two.".utf8))
        #expect(editor.screen == screen)
        #expect(!editor.session.document.isEdited)
        for _ in 1...5 { editor.advance(by: .seconds(10)) }
        #expect(saves(editor) == 1)
    }

    @Test func `a text is saved when the window loses the focus`() {
        let editor = editor(.focus)
        editor.type(" Two.")
        editor.advance(by: .seconds(60))
        #expect(saves(editor) == 0)
        editor.feed(Array("\u{1b}[O".utf8))
        #expect(editor.disk.files[file] == Array("One. Two.".utf8))
    }

    @Test(arguments: Settings.Autosave.allCases)
    func `a text without a name is never saved by itself`(autosave: Settings.Autosave) {
        let editor = editor(autosave, name: nil)
        editor.type("Two.")
        editor.advance(by: .seconds(60))
        editor.feed(Array("\u{1b}[O".utf8))
        #expect(saves(editor) == 0 && editor.session.prompt == nil)
    }

    @Test func `off means off`() {
        let editor = editor(.off)
        editor.type("Two.")
        editor.advance(by: .seconds(60))
        editor.feed(Array("\u{1b}[O".utf8))
        #expect(saves(editor) == 0)
    }

    @Test func `while it is open what becomes of a change from outside nothing is saved`() {
        let editor = editor(.rest)
        editor.type(" Two.")
        editor.disk.change(file, to: "Theirs.")
        editor.turn()
        editor.advance(by: .milliseconds(250))
        for _ in 1...5 { editor.advance(by: .seconds(10)) }
        #expect(editor.foot.contains("was changed by another program.  Answer esc"))
        #expect(editor.disk.files[file] == Array("Theirs.".utf8) && saves(editor) == 0)
        editor.press("esc k")
        editor.advance(by: .seconds(10))
        #expect(editor.disk.files[file] == Array("One. Two.".utf8))
    }

    @Test(arguments: [
        SaveProblem.readOnly, .noSuchFolder(FilePath("x")), .diskFull(needed: 1), .failed(errno: 5),
    ])
    func `what goes wrong is told once and asks nothing, until the writer saves`(problem: SaveProblem) {
        let editor = editor(.rest)
        editor.disk.problems = [problem]
        editor.type(" Two.")
        for _ in 1...5 { editor.advance(by: .seconds(10)) }
        #expect(saves(editor) == 1 && editor.session.prompt == nil)
        #expect(editor.foot.contains("not saved by itself"))
        editor.press("ctrl+s")
        #expect(editor.disk.files[file] == Array("One. Two.".utf8))
        editor.type("!")
        editor.advance(by: .seconds(10))
        #expect(editor.disk.files[file] == Array("One. Two.!".utf8))
    }
}
