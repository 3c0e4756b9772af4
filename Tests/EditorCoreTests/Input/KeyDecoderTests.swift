import EditorCore
import Testing

/// What a decoder makes of `bytes` in one read, and of the silence after it.
func decode(_ bytes: [UInt8], with decoder: KeyDecoder = KeyDecoder()) -> [InputEvent] {
    var decoder = decoder
    var events = decoder.feed(bytes, at: .zero)
    while let deadline = decoder.deadline { events += decoder.advance(to: deadline) }
    return events
}

func decode(_ bytes: String, with decoder: KeyDecoder = KeyDecoder()) -> [InputEvent] {
    decode(Array(bytes.utf8), with: decoder)
}

func chord(_ key: KeyChord.Key, _ modifiers: KeyChord.Modifiers = []) -> InputEvent {
    .chord(KeyChord(key, modifiers))
}

struct KeyDecoderTests {
    @Test func `letters of one read are one text`() {
        #expect(decode("héllo 日本語 👩‍👩‍👧") == [.text("héllo 日本語 👩‍👩‍👧")])
    }

    @Test func `a letter cut between two reads is one letter`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0xE6, 0x97], at: .zero) == [])
        #expect(decoder.deadline == nil)
        #expect(decoder.feed([0xA5], at: .seconds(9)) == [.text("日")])
    }

    @Test(
        arguments: [
            [0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5],
            [0xC2, 0x9B], [0xC2, 0x85], [0xE6, 0x97],
        ] as [[UInt8]])
    func `broken UTF-8 and C1 controls never become text`(bytes: [UInt8]) {
        #expect(decode([0x61] + bytes + [0x62]).compactMap(typed).joined() == "ab")
    }

    @Test func `every control byte is one key`() {
        let keys: [(UInt8, InputEvent)] = [
            (0x00, chord(.character(" "), .control)), (0x01, chord(.character("a"), .control)),
            (0x09, chord(.tab)), (0x0A, chord(.enter)), (0x0D, chord(.enter)),
            (0x13, chord(.character("s"), .control)), (0x1A, chord(.character("z"), .control)),
            (0x1C, chord(.character("\\"), .control)), (0x1D, chord(.character("]"), .control)),
            (0x1E, chord(.character("^"), .control)), (0x1F, chord(.character("_"), .control)),
            (0x7F, chord(.backspace)),
        ]
        for (byte, event) in keys { #expect(decode([byte]) == [event]) }
    }

    @Test func `the backspace byte follows the terminal's settings`() {
        let plain = KeyDecoder(controlHIsBackspace: true)
        let modern = KeyDecoder(controlHIsBackspace: false)
        #expect(decode([0x08], with: plain) == [chord(.backspace)])
        #expect(decode([0x7F], with: plain) == [chord(.backspace)])
        #expect(decode([0x08], with: modern) == [chord(.backspace, .control)])
        #expect(decode([0x7F], with: modern) == [chord(.backspace)])
    }

    @Test(
        arguments: [
            (0x08, nil, true), (0x7F, [0x08], true), (nil, [0x08], true), (0x7F, [0x7F], false),
            (nil, nil, false),
        ] as [(UInt8?, [UInt8]?, Bool)])
    func `erase character or terminfo make control H the backspace key`(
        erase: UInt8?, kbs: [UInt8]?, isBackspace: Bool
    ) {
        #expect(KeySequenceTable.controlHIsBackspace(eraseCharacter: erase, kbs: kbs) == isBackspace)
    }

    @Test func `plain text and keys keep their order`() {
        #expect(
            decode("one\rtwo\u{1B}[Cx") == [
                .text("one"), chord(.enter), .text("two"), chord(.right), .text("x"),
            ])
    }

    @Test(arguments: [
        ("\u{1B}b", KeyChord(.character("b"), .alt)), ("\u{1B}W", KeyChord(.character("W"), .alt)),
        ("\u{1B}é", KeyChord(.character("é"), .alt)), ("\u{1B}\u{7F}", KeyChord(.backspace, .alt)),
        ("\u{1B}\r", KeyChord(.enter, .alt)), ("\u{1B}\u{13}", KeyChord(.character("s"), [.alt, .control])),
        ("\u{1B}\u{1B}[A", KeyChord(.up, .alt)), ("\u{1B}\u{1B}OA", KeyChord(.up, .alt)),
        ("\u{1B}\u{1B}[3~", KeyChord(.delete, .alt)), ("\u{1B}\u{1B}Op", KeyChord(.character("0"), .alt)),
        ("\u{1B}<", KeyChord(.character("<"), .alt)), ("\u{1B}_", KeyChord(.character("_"), .alt)),
        ("\u{1B}X", KeyChord(.character("X"), .alt)),
    ])
    func `Escape before a key is Alt`(bytes: String, expected: KeyChord) {
        #expect(decode(bytes) == [.chord(expected)])
    }

    @Test func `Alt and a capital that could begin a string loses no words`() {
        #expect(decode("\u{1B}Phello") == [chord(.character("P"), .alt), .text("hello")])
        #expect(decode("\u{1B}]hello") == [chord(.character("]"), .alt), .text("hello")])
    }

    private func typed(_ event: InputEvent) -> String? {
        if case .text(let text) = event { text } else { nil }
    }
}
