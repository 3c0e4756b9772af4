import EditorTestSupport
import Testing

@testable import EditorCore

/// The panel's keys do what the keys of a real keyboard do.
@Suite struct PanelTypingTests {
    @Test func `the chord that is called Ctrl and slash can be tapped`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.tap("control", "slash")
        #expect(editor.session.chooser?.purpose == .help)
    }

    @Test(arguments: KeyboardPanelState.Arrangement.allCases)
    func `letters that are tapped are typed, in every arrangement`(
        _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let editor = EditorHarness.withPanel(.letters, arrangement, "‸")
        editor.tap(letters: "so it goes")
        editor.expectText("so it goes‸")
        #expect(editor.session.document.isEdited)
    }

    @Test func `Enter, Backspace, arrows, Tab and Escape are the real ones`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "ab‸")
        editor.tap("enter")
        editor.expectText("ab\n‸")
        editor.tap("backspace", "backspace")
        editor.expectText("a‸")
        editor.tap("left arrow", "tab")
        editor.expectText("\t‸a")
        editor.tap("right arrow", "up arrow", "down arrow")
        editor.expectText("\ta‸")
        editor.press("shift+left")
        editor.tap("escape")
        editor.expectText("\t‸a")
        #expect(editor.panel.isVisible)
    }

    @Test func `Shift holds for one letter, twice until it is tapped again`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.tap("shift")
        #expect(editor.key("shift").map { editor.role(at: $0.label) } == .keyPressed)
        editor.advance(by: .milliseconds(100))
        #expect(editor.key("shift").map { editor.role(at: $0.label) } == .keySticky)
        editor.tap(letters: "Ab")
        editor.tap("shift", "shift")
        editor.tap(letters: "CD")
        editor.tap("shift")
        editor.tap(letters: "e")
        editor.expectText("AbCDe‸")
    }

    @Test func `Control held on the panel saves by taps alone`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "a‸")
        editor.tap(letters: "b")
        editor.tap("control", "s")
        #expect(editor.disk.files[FilePath("draft.txt")] == Array("ab".utf8))
        editor.expectText("ab‸")
        editor.tap("s")
        editor.expectText("abs‸")
    }

    @Test func `Alt held on the panel, and a capital of a chord, work as on a keyboard`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one two‸")
        editor.tap("alt", "b")
        editor.expectText("one ‸two")
        editor.tap("control", "left arrow")
        editor.expectText("‸one two")
        editor.tap("shift", "right arrow")
        editor.expectText("⟦o‸⟧ne two")
    }

    @Test func `Control held on the panel changes the next letter of a real keyboard too`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.tap("control")
        editor.type("a")
        editor.expectText("⟦one‸⟧")
        editor.type("a")
        editor.expectText("a‸")
    }

    @Test func `the page of signs comes and goes`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.tap("signs")
        editor.tap(letters: "§€")
        editor.tap("letters")
        editor.tap(letters: "x")
        editor.expectText("§€x‸")
    }

    @Test func `on a phone Alt is on the second page and still holds for a letter`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one two‸", rows: 28, columns: 45)
        editor.tap("signs", "alt")
        // The kind has a control of the same name.
        editor.session.shownPanel?.layout.keys.first { $0.key.action == .page(0) }.map {
            editor.tap(at: $0.label)
        }
        editor.tap("b")
        editor.expectText("one ‸two")
    }

    @Test func `a bracket opens and then closes`() {
        let editor = EditorHarness.withPanel(.extra, .docked, "‸")
        editor.tap("opening parenthesis")
        editor.type("so")
        editor.tap("opening parenthesis")
        editor.expectText("(so)‸")
    }

    @Test func `a text of the writer's own is one step to take back`() {
        var settings = Settings()
        settings.extraRow = "\"best wishes,\\nAnna\" undo"
        let editor = EditorHarness.withPanel(.extra, .docked, "x‸", settings: settings)
        editor.tap("best wishes, Anna")
        editor.expectText("xbest wishes,\nAnna‸")
        editor.tap("undo")
        editor.expectText("x‸")
    }

    @Test func `a letter is varied by taps, and one undo brings it back`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.tap(letters: "e")
        editor.tap("vary", "vary")
        editor.expectText("è‸")
        editor.tap("undo")
        editor.expectText("e‸")
    }

    @Test func `the extra row moves, deletes and selects by words`() {
        let editor = EditorHarness.withPanel(.extra, .docked, "one two three‸")
        editor.tap("word left")
        editor.expectText("one two ‸three")
        editor.tap("delete word")
        editor.expectText("one ‸three")
        editor.tap("select")
        editor.expectText("one ⟦three‸⟧")
        editor.tap("row start", "right")
        editor.expectText("o‸ne three")
    }

    @Test func `more turns the row to keys that did not fit, and round again`() {
        let editor = EditorHarness.withPanel(.extra, .docked, "one‸", rows: 20, columns: 40)
        #expect(editor.key("undo") == nil)
        editor.type("x")
        editor.tap("more keys")
        #expect(editor.key("undo") != nil)
        editor.tap("undo")
        editor.expectText("one‸")
        editor.tap("more keys")
        #expect(editor.key("undo") == nil)
    }

    @Test func `a tapped key shows as pressed for 80 ms, and its letter is there in the same frame`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        let q = editor.key("q")?.label ?? GridPosition(row: 0, column: 0)
        let before = editor.frame
        let count = editor.script.frames.count
        editor.tap(at: q)
        let first = editor.script.frames[count...].first { $0 != before }
        #expect(first?[q].role == .keyPressed)
        #expect(first.map { ScreenText.letters($0, row: 1).contains("q") } == true)
        editor.advance(by: .milliseconds(79))
        #expect(editor.role(at: q) == .keyPressed)
        #expect(editor.session.deadline == editor.script.now + .milliseconds(1))
        editor.advance(by: .milliseconds(1))
        #expect(editor.role(at: q) == .key)
    }

    @Test func `the key that shows another kind shows as pressed where it stands then`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.tap("numbers")
        let pressed = editor.session.shownPanel?.layout.keys.filter {
            editor.role(at: $0.label) == .keyPressed
        }
        #expect(pressed?.map(\.key.spokenName) == ["numbers"])
    }

    @Test func `keys of a prompt work by taps`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one two one‸")
        editor.tap("control", "f")
        editor.tap(letters: "onex")
        editor.tap("backspace", "enter")
        editor.expectText("⟦one‸⟧ two one")
        editor.tap("control", "f", "escape")
        editor.expectText("⟦one‸⟧ two one")
        #expect(editor.session.prompt == nil && editor.panel.isVisible)
    }

    @Test func `Tab by a tap completes a command`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.tap("control", "p")
        editor.tap(letters: "select al")
        editor.tap("tab", "enter")
        editor.expectText("⟦one‸⟧")
    }

    @Test func `a bracket in a prompt closes what is open in the line`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "(‸")
        editor.press("ctrl+f")
        editor.tap("opening parenthesis")
        editor.tap(letters: "a")
        editor.tap("opening parenthesis")
        #expect(editor.footLine.contains("Find: (a)"))
    }

    @Test func `a bracket in the form closes what is open in the field`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "(‸")
        editor.press("alt+; alt+1 ctrl+u")
        editor.tap("opening parenthesis")
        #expect(editor.session.formWindow?.form.focused.line.text == "(")
        editor.tap("opening parenthesis")
        #expect(editor.session.formWindow?.form.focused.line.text == "()")
        editor.expectText("(‸")
    }

    @Test func `the form is filled in, walked and saved by taps alone`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.press("alt+;")
        #expect(editor.panel.shown.kind == .numbers, "the width is a number")
        for _ in 0..<4 { editor.tap("backspace") }
        editor.tap(letters: "44")
        editor.tap("done")
        #expect(editor.session.formWindow?.form.focus == 1)
        editor.tap("letters")
        editor.tap("control", "s")
        #expect(editor.disk.settings.map { String(decoding: $0, as: UTF8.self) } == "width = 44\n")
        #expect(editor.session.formWindow == nil)
        editor.expectText("one‸")
    }

    @Test func `a chord of a command does not reach the text behind the form`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.type("x")
        editor.press("alt+; alt+1")
        editor.tap("undo", "delete word")
        #expect(editor.marked == "onex‸")
    }

    @Test func `the wheel on the space key moves the caret`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        let space = editor.key("space")?.label ?? GridPosition(row: 0, column: 0)
        editor.feed(Array("\u{1b}[<64;\(space.column + 1);\(space.row + 1)M".utf8))
        editor.expectText("on‸e")
        editor.feed(Array("\u{1b}[<65;\(space.column + 1);\(space.row + 1)M".utf8))
        editor.expectText("one‸")
    }

    @Test func `keys held on the panel hold for the real keyboard too`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one two‸")
        editor.tap("control")
        editor.press("left")
        editor.expectText("one ‸two")
        editor.tap("shift")
        editor.type("q")
        editor.expectText("one Q‸two")
    }
}
