import EditorCore
import Testing

/// What the terminals of the house send for their keys, as their terminfo entries and manuals say.
struct TerminalKeysTests {
    private typealias Key = (bytes: String, chord: String)

    private static let arrows: [Key] = [("[A", "up"), ("[B", "down"), ("[C", "right"), ("[D", "left")]
    private static let applicationArrows: [Key] = [
        ("OA", "up"), ("OB", "down"), ("OC", "right"), ("OD", "left"),
    ]
    private static let editing: [Key] = [
        ("[2~", "insert"), ("[3~", "delete"), ("[5~", "pageup"), ("[6~", "pagedown"),
    ]
    private static let tildeEnds: [Key] = [("[1~", "home"), ("[4~", "end")]
    private static let letterEnds: [Key] = [("OH", "home"), ("OF", "end"), ("[H", "home"), ("[F", "end")]
    private static let ss3Functions: [Key] = [("OP", "f1"), ("OQ", "f2"), ("OR", "f3"), ("OS", "f4")]
    private static let functions: [Key] = [
        ("[15~", "f5"), ("[17~", "f6"), ("[18~", "f7"), ("[19~", "f8"), ("[20~", "f9"), ("[21~", "f10"),
        ("[23~", "f11"),
        ("[24~", "f12"),
    ]
    private static let modified: [Key] = [
        ("[1;2A", "shift+up"), ("[1;3B", "alt+down"), ("[1;5C", "ctrl+right"), ("[1;6D", "ctrl+shift+left"),
        ("[1;5H", "ctrl+home"), ("[1;2F", "shift+end"), ("[3;5~", "ctrl+delete"), ("[5;2~", "shift+pageup"),
        ("[6;5~", "ctrl+pagedown"), ("[1;2P", "shift+f1"), ("[1;5S", "ctrl+f4"), ("[15;2~", "shift+f5"),
        ("[1;4A", "alt+shift+up"), ("[1;8A", "ctrl+alt+shift+up"), ("[Z", "shift+tab"),
    ]
    private static let otherKeys: [Key] = [
        ("[27;5;13~", "ctrl+enter"), ("[27;2;13~", "shift+enter"), ("[27;5;9~", "ctrl+tab"),
        ("[27;5;46~", "ctrl+."),
        ("[27;6;75~", "ctrl+k"), ("[27;3;87~", "alt+shift+w"), ("[27;5;105~", "tab"),
    ]
    private static let kittyKeys: [Key] = [
        ("[27u", "esc"), ("[99;5u", "ctrl+c"), ("[97;3u", "alt+a"), ("[97:65;4u", "alt+shift+a"),
        ("[97;4u", "alt+shift+a"),
        ("[13;2u", "shift+enter"), ("[127;5u", "ctrl+backspace"), ("[9;2u", "shift+tab"),
        ("[32;5u", "ctrl+space"),
        ("[47;5u", "ctrl+_"), ("[1;5:1A", "ctrl+up"), ("[1;5:2A", "ctrl+up"), ("[3;2:1~", "shift+delete"),
        ("[105;5u", "tab"),
        ("[57376u", "f13"), ("[57417u", "left"), ("[57414;5u", "ctrl+enter"), ("[99;133u", "ctrl+c"),
        ("[13;3u", "alt+enter"),
        ("[1092::97;5u", "ctrl+ф"), ("[P", "f1"), ("[Q", "f2"), ("[13~", "f3"), ("[S", "f4"),
        ("[57399;5u", "ctrl+0"),
    ]
    private static let rxvt: [Key] = [
        ("[7~", "home"), ("[8~", "end"), ("[7$", "shift+home"), ("[8^", "ctrl+end"),
        ("[5@", "ctrl+shift+pageup"),
        ("[a", "shift+up"), ("[b", "shift+down"), ("[c", "shift+right"), ("[d", "shift+left"),
        ("Oa", "ctrl+up"),
        ("Ob", "ctrl+down"), ("Oc", "ctrl+right"), ("Od", "ctrl+left"), ("[11~", "f1"), ("[12~", "f2"),
        ("[13~", "f3"),
        ("[14~", "f4"), ("[3$", "shift+delete"), ("[3^", "ctrl+delete"), ("[23^", "ctrl+f11"),
        ("[25~", "f13"),
    ]
    private static let linux: [Key] = [
        ("[[A", "f1"), ("[[B", "f2"), ("[[C", "f3"), ("[[D", "f4"), ("[[E", "f5"), ("[25~", "f13"),
        ("[34~", "f20"),
    ]

    static let terminals: [(name: String, keys: [(bytes: String, chord: String)])] = [
        (
            "xterm",
            arrows + applicationArrows + editing + letterEnds + ss3Functions + functions + modified
                + otherKeys
        ),
        ("tmux", arrows + applicationArrows + editing + tildeEnds + ss3Functions + functions + modified),
        ("screen", arrows + applicationArrows + editing + tildeEnds + ss3Functions + functions),
        ("linux", arrows + editing + tildeEnds + linux + functions),
        ("vt100", arrows + applicationArrows + ss3Functions),
        ("rxvt", arrows + applicationArrows + editing + rxvt + functions),
        (
            "foot",
            arrows + applicationArrows + editing + letterEnds + ss3Functions + functions + modified
                + otherKeys + kittyKeys
        ),
        (
            "kitty",
            arrows + applicationArrows + editing + letterEnds + ss3Functions + functions + modified
                + kittyKeys
        ),
        (
            "alacritty",
            arrows + applicationArrows + editing + letterEnds + ss3Functions + functions + modified
                + kittyKeys
        ),
    ]

    @Test(arguments: terminals)
    func `each terminal's keys are the keys on its caps`(
        terminal: (name: String, keys: [(bytes: String, chord: String)])
    ) throws {
        for key in terminal.keys {
            let expected = try #require(KeyNotation.chord(key.chord), "\(key.chord)")
            #expect(decode("\u{1B}\(key.bytes)") == [.chord(expected)], "\(terminal.name) \(key.bytes)")
        }
    }

    @Test(arguments: [
        ("p", "0"), ("q", "1"), ("r", "2"), ("s", "3"), ("t", "4"), ("u", "5"), ("v", "6"), ("w", "7"),
        ("x", "8"),
        ("y", "9"), ("j", "*"), ("k", "+"), ("l", ","), ("m", "-"), ("n", "."), ("o", "/"), ("X", "="),
    ])
    func `the keypad types what is printed on it`(letter: String, sign: String) {
        let vt100 = KeySequenceTable(terminfo: [
            ("kf5", Array("\u{1B}Ot".utf8)), ("kf10", Array("\u{1B}Ox".utf8)),
        ])
        #expect(decode("\u{1B}O\(letter)") == [.text(sign)])
        #expect(decode("\u{1B}O\(letter)", with: KeyDecoder(table: vt100)) == [.text(sign)])
    }

    @Test func `keypad Enter is Enter and keypad digits of one read are one text`() {
        #expect(decode("\u{1B}Oq\u{1B}Or\u{1B}OM") == [.text("12"), chord(.enter)])
    }

    @Test func `letters in the kitty form are text`() {
        #expect(decode("\u{1B}[97u\u{1B}[97:65;2u\u{1B}[228;2u\u{1B}[32;2u\u{1B}[57400u") == [.text("aAÄ 1")])
    }

    @Test func `control H in the kitty form follows the setting too`() {
        #expect(decode("\u{1B}[104;5u", with: KeyDecoder(controlHIsBackspace: true)) == [chord(.backspace)])
        #expect(decode("\u{1B}[104;5u") == [chord(.backspace, .control)])
    }
}
