import EditorTestSupport
import Testing

@testable import EditorCore

/// The lists of open texts and of recent files.
@Suite struct SwitchingTests {
    private func open(_ editor: EditorHarness, _ name: String) {
        editor.disk.files[FilePath(name)] = editor.disk.files[FilePath(name)] ?? Array(name.utf8)
        editor.press("ctrl+o")
        editor.type(name)
        editor.press("enter")
    }

    private func rows(_ editor: EditorHarness) -> [String] {
        (0..<editor.script.size.rows).map {
            ScreenText.letters(editor.frame, row: $0).split(separator: " ").joined(separator: " ")
        }
    }

    @Test func `the list tells how each text stands, and Enter goes back to the one before`() {
        let editor = EditorHarness("one", columns: 90)
        open(editor, "b.txt")
        open(editor, "c.txt")
        editor.type("x")
        editor.press("alt+8 l")
        #expect(rows(editor).prefix(3) == ["draft.txt saved", "b.txt saved", "c.txt edited · in front"])
        editor.press("enter")
        editor.expectText("‸b.txt")
    }

    @Test func `letters filter the open texts, Esc leaves everything as it was`() {
        let editor = EditorHarness("one", columns: 90)
        open(editor, "b.txt")
        editor.press("alt+8 l")
        editor.type("dra")
        #expect(rows(editor).prefix(2) == ["draft.txt saved", ""])
        editor.press("esc")
        editor.expectText("‸b.txt")
        editor.press("alt+8 l")
        editor.type("dra")
        editor.press("enter")
        editor.expectText("‸one")
    }

    @Test func `texts of the same name show their folders`() {
        let editor = EditorHarness("one", columns: 90, name: "a/x.txt")
        open(editor, "/b/x.txt")
        editor.press("alt+8 l")
        #expect(rows(editor).prefix(2) == ["x.txt /a saved", "x.txt /b saved · in front"])
    }

    @Test func `a text is closed from the list`() {
        let editor = EditorHarness("one", columns: 90)
        open(editor, "b.txt")
        open(editor, "c.txt")
        editor.press("alt+8 l ctrl+w")
        #expect(rows(editor).prefix(2) == ["draft.txt saved", "c.txt saved · in front"])
    }

    @Test func `recent files are listed with folder and time, the newest first, and open`() {
        let memory = TextMemory(recent: Array("/old/a.txt\n/old/b.txt\n/old/gone.txt\n".utf8))
        let editor = EditorHarness("one", columns: 90, memory: memory)
        for name in ["/old/a.txt", "/old/b.txt"] { editor.disk.files[FilePath(name)] = Array(name.utf8) }
        editor.press("alt+8 r")
        #expect(
            rows(editor).prefix(4) == [
                "gone.txt /old not there", "b.txt /old yesterday 9:30", "a.txt /old yesterday 9:30", "",
            ])
        editor.press("down enter")
        editor.expectText("‸/old/b.txt")
    }

    @Test func `a file that is gone is told of and nothing is opened`() {
        let memory = TextMemory(recent: Array("/old/gone.txt\n".utf8))
        let editor = EditorHarness("one", columns: 90, memory: memory)
        editor.press("alt+8 r enter")
        #expect(editor.foot.contains("gone.txt is not there any more"))
        editor.expectText("‸one")
    }

    @Test func `a key forgets a recent file, here and on the disk`() {
        let editor = EditorHarness("one", columns: 90)
        open(editor, "b.txt")
        editor.press("alt+8 r")
        #expect(rows(editor)[0] == "draft.txt / open")
        editor.press("ctrl+d")
        #expect(rows(editor)[0] == "no such file is remembered")
        #expect(editor.disk.kept[.recent] == Array("/b.txt\n".utf8))
    }

    @Test func `with recent off the list says why it is empty`() {
        var settings = Settings.still
        settings.recent = false
        let editor = EditorHarness("one", columns: 70, settings: settings)
        editor.press("alt+8 r")
        #expect(editor.foot.contains("recent is off in the settings"))
    }
}
