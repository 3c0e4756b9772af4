import EditorCore
import Testing

struct UnknownSequenceTests {
    @Test(arguments: [
        "\u{1B}[99~", "\u{1B}[1;2;3;4X", "\u{1B}[201~", "\u{1B}[=1x", "\u{1B}[5!p", "\u{1B}[ q", "\u{1B}OE",
        "\u{1B}[E",
        "\u{1B}[[F", "\u{1B}[32;10;20M", "\u{1B}[M !!", "\u{1B}[1;9A", "\u{1B}[57441u", "\u{1B}[97;1:3u",
        "\u{1B}[1;1:3A",
        "\u{1B}[1<5A", "\u{1B}[99999999999999999999999999~", "\u{1B}[0u", "\u{1B}[55296u",
    ])
    func `an unknown sequence is swallowed whole`(sequence: String) {
        let events = decode("a\(sequence)b").filter { $0 != .reply(.other) }
        #expect(events.compactMap(text).joined() == "ab")
        #expect(events.count <= 2)
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\", "\u{1B}]10;#fff\u{7}", "\u{1B}P>|XTerm(379)\u{1B}\\",
        "\u{1B}[?2026;2$y",
        "\u{1B}[>41;379;0c", "\u{1B}[?1u", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}_Gi=1;OK\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\",
        "\u{1B}^private\u{1B}\\", "\u{1B}Xstring é\u{1B}\\",
    ])
    func `an answer nobody needs is a reply and no text`(sequence: String) {
        #expect(decode("a\(sequence)b") == [.text("a"), .reply(.other), .text("b")])
    }

    @Test func `Escape inside a sequence begins a new one`() {
        #expect(decode("\u{1B}[1;\u{1B}[A") == [chord(.up)])
        #expect(decode("\u{1B}]11;rgb\u{1B}[B") == [chord(.down)])
        #expect(decode("\u{1B}O\u{1B}b") == [chord(.character("b"), .alt)])
    }

    @Test(arguments: ["\u{18}", "\u{1A}"])
    func `CAN and SUB break a sequence off and go with it`(byte: String) {
        #expect(decode("\u{1B}[1;\(byte)x") == [.text("x")])
        #expect(decode("\u{1B}]11;\(byte)x") == [.text("x")])
    }

    @Test func `a key typed into a cut sequence is not lost`() {
        #expect(decode("\u{1B}[1\r") == [chord(.enter)])
        #expect(decode("\u{1B}[1é") == [.text("é")])
        #expect(decode("\u{1B}]11;\u{13}x") == [chord(.character("s"), .control), .text("x")])
    }

    @Test func `an endless sequence holds no memory and ends at its last byte`() {
        let endless = String(repeating: "1;", count: 100_000)
        #expect(decode("\u{1B}[\(endless)Ax") == [.text("x")])
        #expect(decode("\u{1B}]1\(endless)\u{7}x") == [.reply(.other), .text("x")])
    }

    private func text(_ event: InputEvent) -> String? {
        if case .text(let text) = event { text } else { nil }
    }
}
