import EditorTestSupport
import Testing

@testable import EditorCore

/// Fields bring the keys that they want, and give the former ones back.
@Suite struct PanelFieldsTests {
    @Test func `going to a line brings the number pad, and Done gives the letters back`() {
        let editor = EditorHarness.withPanel(.letters, .docked, EditorHarness.lines(30, caret: 1))
        #expect(editor.key("done") == nil)
        editor.press("ctrl+g")
        #expect(editor.panel.shown.kind == .numbers)
        editor.tap(letters: "12")
        editor.tap("done")
        #expect(editor.session.prompt == nil && editor.panel.shown.kind == .letters)
        #expect(editor.screen.contains("‸line 12"))
        #expect(editor.key("done") == nil)
    }

    @Test func `the pad goes with the field, whatever way that is left`() {
        let editor = EditorHarness.withPanel(.symbols, .docked, EditorHarness.lines(3, caret: 1))
        editor.press("ctrl+g esc")
        #expect(editor.panel.shown.kind == .symbols)
        editor.press("ctrl+g")
        editor.tap(row: 2, column: 10)
        #expect(editor.session.prompt == nil && editor.panel.shown.kind == .symbols)
        editor.press("ctrl+g ctrl+q")
        #expect(editor.panel.shown.kind == .symbols)
    }

    @Test func `a hidden panel stays hidden when a number is wanted`() {
        let editor = EditorHarness("one‸", rows: 24, columns: 80)
        let rows = editor.pageRows
        editor.press("ctrl+g")
        #expect(!editor.panel.isVisible && editor.pageRows == rows)
        editor.press("esc ctrl+k")
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `the pad that a field brought is not remembered, nor is it the other kind to swap with`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.press("alt+3 alt+1 ctrl+g")
        #expect(editor.panel.shown.kind == .numbers && editor.kept?.kind == .letters)
        editor.press("esc alt+k")
        #expect(editor.panel.shown.kind == .symbols)
    }

    @Test func `Done outside a field puts the pad away`() {
        let editor = EditorHarness.withPanel(.numbers, .docked, "‸")
        editor.tap(letters: "7")
        editor.tap("done")
        editor.expectText("7‸")
        #expect(!editor.panel.isVisible)
    }

    @Test func `other keys can be had in a field, and the former ones come back after it`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.press("ctrl+g")
        editor.tap("symbols")
        #expect(editor.panel.shown.kind == .symbols)
        editor.press("esc")
        #expect(editor.panel.shown.kind == .letters)
    }

    @Test func `the panel's chords work in a prompt`() {
        let editor = EditorHarness("one‸", rows: 24, columns: 80)
        editor.press("ctrl+f ctrl+k")
        #expect(editor.panel.isVisible)
        editor.press("alt+3")
        #expect(editor.panel.shown.kind == .symbols)
        editor.press("alt+u")
        #expect(editor.panel.arrangement == .undocked)
        editor.press("ctrl+k")
        #expect(!editor.panel.isVisible && editor.session.prompt != nil)
    }

    @Test func `a prompt of the same kind changes no row of the page, in no frame`() {
        let editor = EditorHarness.withPanel(.letters, .docked, EditorHarness.lines(40, caret: 3))
        editor.type("x")
        let before = editor.script.frames.count
        let row = editor.session.geometry.footRow ?? 0
        editor.press("ctrl+f esc alt+e esc")
        for frame in editor.script.frames[before...] {
            #expect(ScreenText.letters(frame, row: row).hasSuffix("─"))
            #expect(ScreenText.letters(frame, row: row - 1).contains("line"))
        }
    }

    @Test func `fields of one kind change no height on the way from one to the other`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "one‸")
        editor.press("alt+; tab")
        #expect(editor.panel.shown.kind == .numbers)
        editor.press("tab")
        let rows = editor.pageRows
        let top = editor.panel.frame.bounds.origin.row
        let before = editor.script.frames.count
        editor.press("tab tab")
        #expect(editor.pageRows == rows && editor.panel.frame.bounds.origin.row == top)
        for frame in editor.script.frames[before...] {
            #expect(ScreenText.letters(frame, row: top).hasSuffix("─"))
        }
    }

    @Test func `leaving the form gives the former keys back`() {
        let editor = EditorHarness.withPanel(.symbols, .docked, "one‸")
        editor.press("alt+;")
        #expect(editor.panel.shown.kind == .numbers)
        editor.press("esc")
        #expect(editor.session.formWindow == nil && editor.panel.shown.kind == .symbols)
        #expect(editor.kept == nil || editor.kept?.kind == .symbols)
    }
}
