import EditorCore
import Testing

struct KeyNotationTests {
    @Test(arguments: [
        ("ctrl+k", KeyChord(.character("k"), .control), "Ctrl-K"),
        ("alt+w", KeyChord(.character("w"), .alt), "Alt-W"),
        ("alt+shift+w", KeyChord(.character("W"), .alt), "Alt-Shift-W"),
        ("alt+shift+left", KeyChord(.left, [.alt, .shift]), "Alt-Shift-Left"),
        ("f1", KeyChord(.function(1)), "F1"),
        ("esc", KeyChord(.escape), "Esc"), ("ctrl+_", KeyChord(.character("_"), .control), "Ctrl-/"),
        ("ctrl+space", KeyChord(.character(" "), .control), "Ctrl-Space"),
        ("alt++", KeyChord(.character("+"), .alt), "Alt-+"),
        ("alt+-", KeyChord(.character("-"), .alt), "Alt--"),
        ("alt+{", KeyChord(.character("{"), .alt), "Alt-{"),
        ("ctrl+alt+shift+up", KeyChord(.up, [.control, .alt, .shift]), "Ctrl-Alt-Shift-Up"),
        ("b", KeyChord(.character("b")), "B"),
        ("+", KeyChord(.character("+")), "+"), ("pageup", KeyChord(.pageUp), "PgUp"),
        ("alt+ß", KeyChord(.character("ß"), .alt), "Alt-SS"),
        ("alt+\u{301}", KeyChord(.character("\u{301}"), .alt), "Alt-\u{301}"),
    ])
    func `notation, chord and label belong together`(notation: String, chord: KeyChord, label: String) {
        #expect(KeyNotation.chord(notation) == chord)
        #expect(KeyNotation.notation(chord) == notation)
        #expect(KeyNotation.label(chord) == label)
    }

    @Test(arguments: [
        ("Ctrl+K", "ctrl+k"), ("CTRL+/", "ctrl+_"), ("ctrl+i", "tab"), ("ctrl+m", "enter"),
        ("alt+W", "alt+shift+w"),
        ("shift+alt+left", "alt+shift+left"), ("pgdn", "pagedown"), ("return", "enter"), ("escape", "esc"),
        ("F12", "f12"),
    ])
    func `other spellings mean the same`(spelling: String, notation: String) {
        #expect(KeyNotation.chord(spelling).map(KeyNotation.notation) == notation)
    }

    @Test(arguments: [
        "", "ctrl", "ctrl+", "ctrl+ctrl+k", "hyper+k", "ctrl+shift+k", "alt+shift+1", "f0", "f64", "foo",
        "ctrl+ k", "++", "+a", "ctrl++a", "ctrl+++",
    ])
    func `what no terminal can send is no chord`(notation: String) {
        #expect(KeyNotation.chord(notation) == nil)
    }

    @Test func `a sequence is chords with spaces between`() {
        #expect(
            KeyNotation.sequence("ctrl+k b") == [
                KeyChord(.character("k"), .control), KeyChord(.character("b")),
            ])
        #expect(KeyNotation.sequence("ctrl+k bogus") == nil)
        #expect(KeyNotation.sequence(" ") == nil)
        #expect(KeyNotation.sequence("ctrl+k b").map(KeyNotation.label) == "Ctrl-K B")
    }
}
