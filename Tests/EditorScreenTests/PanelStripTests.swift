import EditorTestSupport
import Testing

@testable import EditorCore

/// Words that go on with what is typed, in the strip above the letters.
@Suite struct PanelStripTests {
    private func editor(_ marked: String) -> EditorHarness {
        var settings = Settings()
        settings.typeahead = true
        return .withPanel(.letters, .docked, marked, settings: settings)
    }

    @Test func `a tap takes a word`() {
        let editor = editor("lantern lanes\n‸")
        editor.tap(letters: "lan")
        editor.tap("lantern")
        editor.expectText("lantern lanes\nlantern‸")
        #expect(editor.key("lanes") == nil)
    }

    @Test func `Tab takes the first word, by keyboard and by tap, and types a tab where there is none`() {
        let editor = editor("lantern\n‸")
        editor.type("lan")
        editor.press("tab")
        editor.expectText("lantern\nlantern‸")
        editor.type(" l")
        editor.tap("tab")
        editor.expectText("lantern\nlantern lantern‸")
        editor.press("tab")
        editor.expectText("lantern\nlantern lantern\t‸")
    }

    @Test func `a hidden strip leaves Tab alone`() {
        let editor = editor("lantern\n‸")
        editor.press("ctrl+k")
        editor.type("lan")
        editor.press("tab")
        editor.expectText("lantern\nlan\t‸")
    }

    @Test func `a selection is not mistaken for a word begun`() {
        let editor = editor("lantern\n⟦lan‸⟧")
        #expect(editor.key("lantern") == nil)
        editor.press("tab")
        editor.expectText("lantern\n\t‸")
    }

    @Test func `taking a word is one step to take back`() {
        let editor = editor("lantern\n‸")
        editor.type("lan")
        editor.tap("lantern")
        editor.press("ctrl+z")
        #expect(editor.marked == "lantern\nlan‸" || editor.marked == "lantern\n‸")
    }

    @Test func `letters keep their places while words come and go`() {
        let editor = editor("lantern\n‸")
        let before = editor.key("q")?.label
        editor.type("lan")
        #expect(editor.key("lantern") != nil && editor.key("q")?.label == before)
    }

    @Test func `the strip is away in a prompt`() {
        let editor = editor("lantern lan‸")
        #expect(editor.key("lantern") != nil)
        editor.press("ctrl+f")
        #expect(editor.key("lantern") == nil)
    }
}
