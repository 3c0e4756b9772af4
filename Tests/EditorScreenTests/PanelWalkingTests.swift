import EditorTestSupport
import Testing

@testable import EditorCore

/// The panel by keyboard alone: Ctrl-T puts the cursor on its keys.
@Suite struct PanelWalkingTests {
    @Test func `a warning outlives a walk on the keys`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "‸")
        editor.session.say("the disk is full", role: .warning)
        editor.press("ctrl+t right esc")
        #expect(editor.footLine.contains("the disk is full"))
    }

    private func letters(_ text: String = "‸") -> EditorHarness {
        let editor = EditorHarness.withPanel(.letters, .docked, text)
        editor.press("ctrl+t")
        return editor
    }

    /// The key under the cursor.
    private func name(_ editor: EditorHarness) -> String? {
        guard let layout = editor.session.shownPanel?.layout, let caret = editor.frame.caret else {
            return nil
        }
        return layout.keys.first { $0.label == caret }?.key.spokenName
    }

    @Test func `the cursor stands on a key, and the foot line says its name`() {
        let editor = letters()
        #expect(name(editor) == "extra left" || name(editor) == "left")
        editor.press("down")
        #expect(name(editor) == "one" && editor.footLine.trimmedOfBlanks.hasPrefix("one"))
        editor.press("right down")
        #expect(name(editor).map { editor.footLine.trimmedOfBlanks.hasPrefix($0) } == true)
        #expect(editor.frame.caret.map { editor.role(at: $0) } == .keyFocused)
    }

    @Test func `the name stays for as long as the cursor does`() {
        let editor = letters()
        editor.press("down")
        editor.advance(by: .seconds(60))
        #expect(editor.footLine.trimmedOfBlanks.hasPrefix("one"))
    }

    @Test(arguments: ["docked", "undocked", "split"])
    func `letters find a key by its name, and Enter and Space press it`(_ arrangement: String) {
        let editor = EditorHarness.withPanel(
            .letters, KeyboardPanelState.Arrangement(rawValue: arrangement) ?? .docked, "‸", rows: 40,
            columns: 100)
        editor.press("ctrl+t")
        editor.type("com")
        #expect(name(editor) == "comma")
        editor.press("enter space")
        editor.expectText(",,‸")
        #expect(name(editor) == "comma", "the cursor stays for the next press")
        editor.press("esc")
        editor.type("a")
        editor.expectText(",,a‸")
    }

    @Test func `a space that no name goes on with presses the key`() {
        let editor = letters()
        editor.type("em ")
        #expect(name(editor) == "em dash", "“em ” begins the name")
        editor.type(" ")
        editor.expectText("—‸")
    }

    @Test func `letters that begin no name say so and change nothing`() {
        let editor = letters()
        editor.type("em")
        editor.type("x")
        #expect(editor.footLine.contains("no key is called “emx…”"))
        editor.press("enter")
        editor.expectText("—‸")
    }

    @Test func `Tab goes to the next key of that name, Backspace takes a letter of it back`() {
        let editor = letters()
        editor.type("u")
        editor.press("tab")
        let second = name(editor)
        editor.press("tab")
        #expect(name(editor) != second)
        editor.type("p")
        #expect(name(editor) == "up arrow")
        editor.press("backspace")
        #expect(editor.footLine.contains("u… "))
    }

    @Test func `Escape goes one step at a time, prompt first, then the panel's cursor, then the selection`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "⟦one‸⟧")
        editor.press("ctrl+t ctrl+f esc")
        #expect(editor.session.prompt == nil && editor.session.hands.focus != nil)
        editor.press("esc")
        #expect(editor.session.hands.focus == nil)
        editor.expectText("⟦one‸⟧")
        editor.press("esc")
        editor.expectText("one‸")
        #expect(editor.panel.isVisible)
    }

    @Test func `Ctrl-T brings a hidden panel up, and lets go of it again`() {
        let editor = EditorHarness("one‸", rows: 24, columns: 80)
        editor.press("ctrl+t")
        #expect(editor.panel.isVisible && editor.session.hands.focus != nil)
        editor.press("ctrl+t")
        #expect(editor.panel.isVisible && editor.session.hands.focus == nil)
        #expect(editor.screen.contains("one‸"))
    }

    @Test func `the panel can be lifted and placed by keys alone`() {
        let editor = letters("one‸")
        editor.type("lift")
        #expect(name(editor) == "lift")
        editor.press("enter up up left enter")
        #expect(editor.panel.arrangement == .undocked)
        editor.expectText("one‸")
    }

    @Test func `the cursor stays on the kind that it chose`() {
        let editor = letters()
        editor.type("symbols")
        editor.press("enter")
        #expect(editor.panel.shown.kind == .symbols && name(editor) == "symbols")
        editor.type("euro")
        editor.press("enter")
        editor.expectText("€‸")
    }

    @Test func `Hide by its name gives the keys back to the text`() {
        let editor = letters()
        editor.type("hide")
        editor.press("enter")
        #expect(!editor.panel.isVisible)
        editor.type("a")
        editor.expectText("a‸")
    }

    @Test func `in a prompt the panel is walked just so`() {
        let editor = EditorHarness.withPanel(.letters, .docked, "a—b‸")
        editor.press("ctrl+f ctrl+t")
        editor.type("em dash")
        editor.press("enter")
        #expect(editor.footLine.contains("Find: —"))
        editor.press("esc esc")
        editor.expectText("a—b‸")
    }

    @Test func `a word of the strip is taken once, and the cursor does not wander to another key's deed`() {
        var settings = Settings.still
        settings.typeahead = true
        let editor = EditorHarness.withPanel(.letters, .docked, "lantern lan‸", settings: settings)
        editor.press("ctrl+t")
        editor.type("lantern")
        editor.press("enter")
        editor.expectText("lantern lantern‸")
        #expect(name(editor) != nil)
    }

    @Test(arguments: [
        (PanelKind.letters, 80, "dagger", "†", PanelKind.letters), (.letters, 80, "eur", "€", .letters),
        (.letters, 45, "em d", "—", .letters), (.numbers, 80, "em", "—", .letters),
        (.letters, 45, "narrow", "\u{202F}", .symbols), (.help, 80, "euro", "€", .letters),
        (.symbols, 80, "infin", "∞", .symbols),
    ])
    func `a name finds a key on another page, and else in another kind, and Enter presses it`(
        _ kind: PanelKind, _ columns: Int, _ typed: String, _ sign: String, _ found: PanelKind
    ) {
        let editor = EditorHarness.withPanel(kind, .docked, "‸", rows: 28, columns: columns)
        editor.press("ctrl+t")
        editor.type(typed)
        #expect(editor.panel.shown.kind == found)
        #expect(editor.frame.caret.map { editor.role(at: $0) } == .keyFocused)
        editor.press("enter")
        editor.expectText(sign + "‸")
    }

    @Test func `a name that no key has on any page changes nothing`() {
        let editor = letters()
        let before = name(editor)
        editor.type("qqq")
        #expect(editor.footLine.contains("no key is called"))
        #expect(editor.panel.shown.kind == .letters && editor.session.hands.page == 0)
        editor.press("esc")
        #expect(before != nil)
    }

    @Test(arguments: PanelKind.allCases, 1...4)
    func `the caret of the walk stays on a screen of any width`(_ kind: PanelKind, _ columns: Int) {
        for arrangement in [KeyboardPanelState.Arrangement.docked, .undocked, .split] {
            let editor = EditorHarness.withPanel(kind, arrangement, "one‸", rows: 6, columns: columns)
            editor.press("ctrl+t")
            for _ in 0..<12 {
                #expect(editor.frame.caret.map { $0.column < columns && $0.row < 6 } != false)
                editor.press("right")
            }
        }
    }
}
