import EditorCore
import Testing

struct KeySequenceTableTests {
    private func decode(_ bytes: String, terminfo: [(String, String)]) -> [InputEvent] {
        let table = KeySequenceTable(terminfo: terminfo.map { ($0.0, Array($0.1.utf8)) })
        return EditorCoreTests.decode(bytes, with: KeyDecoder(table: table))
    }

    @Test func `what terminfo says of a key holds`() {
        #expect(decode("\u{1B}[P", terminfo: [("kdch1", "\u{1B}[P")]) == [chord(.delete)])
        #expect(decode("\u{1B}[4h", terminfo: [("kich1", "\u{1B}[4h")]) == [chord(.insert)])
        #expect(decode("\u{1B}[224z", terminfo: [("kf1", "\u{1B}[224z")]) == [chord(.function(1))])
        #expect(decode("\u{1B}[5x", terminfo: [("kLFT5", "\u{1B}[5x")]) == [chord(.left, .control)])
    }

    @Test func `a modifier that can be read is read, whatever number terminfo gives the key`() {
        let xterm = [("kf13", "\u{1B}[1;2P"), ("kf25", "\u{1B}[1;5P")]
        #expect(decode("\u{1B}[1;2P", terminfo: xterm) == [chord(.function(1), .shift)])
        #expect(decode("\u{1B}[1;5P", terminfo: xterm) == [chord(.function(1), .control)])
    }

    @Test(arguments: [
        ("kUP6", "OA", "up"), ("kDN6", "OB", "down"), ("kRIT6", "OC", "right"), ("kLFT6", "OD", "left"),
        ("kUP", "[A", "up"), ("kLFT5", "[D", "left"), ("kRIT5", "[1;2C", "shift+right"),
        ("kend", "OH", "home"), ("kf5", "OP", "f1"), ("kf9", "[1;5P", "ctrl+f1"), ("kich1", "[3~", "delete"),
        ("kf3", "[5;5~", "ctrl+pageup"), ("kf1", "[15~", "f5"), ("kent", "[Z", "shift+tab"),
    ])
    func `what a sequence means on every terminal, no entry of terminfo changes`(
        capability: String, sequence: String, key: String
    ) throws {
        let bytes = "\u{1B}" + sequence
        let expected = try #require(KeyNotation.chord(key))
        #expect(decode(bytes, terminfo: [(capability, bytes)]) == [.chord(expected)])
    }

    @Test func `the start mark of a paste is no key`() {
        let paste = "\u{1B}[200~one\u{1B}[201~"
        #expect(
            decode(paste, terminfo: [("kf1", "\u{1B}[200~")]) == decode(paste, terminfo: []))
    }

    @Test(arguments: ["", "\u{B}", "\u{1B}", "\u{1B}A", "abc"])
    func `a sequence that would take a chord or a letter away is refused`(sequence: String) {
        #expect(decode("\u{1B}A", terminfo: [("kcuu1", sequence)]) == [chord(.character("A"), .alt)])
        #expect(decode("abc", terminfo: [("kcuu1", sequence)]) == [.text("abc")])
    }

    @Test func `a sequence that begins another is refused`() {
        let terminfo = [("kf1", "\u{1B}[77!"), ("kf2", "\u{1B}[77"), ("kf3", "\u{1B}[77!z")]
        #expect(decode("\u{1B}[77!z", terminfo: terminfo) == [chord(.function(1)), .text("z")])
    }

    @Test func `every name of a key is asked for once`() {
        let names = KeySequenceTable.terminfoCapabilities
        #expect(Set(names).count == names.count)
        #expect(Set(["kcuu1", "khome", "kf1", "kf63", "kUP5", "kDC", "kcbt"]).isSubset(of: names))
        #expect(!names.contains("kmous"))
    }

    @Test func `an unknown name is passed over`() {
        #expect(decode("\u{1B}[A", terminfo: [("kmous", "\u{1B}[A")]) == [chord(.up)])
    }
}
