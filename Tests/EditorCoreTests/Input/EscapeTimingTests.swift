import EditorCore
import Testing

struct EscapeTimingTests {
    @Test func `Escape is the key after its delay`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B], at: .milliseconds(100)) == [])
        #expect(decoder.deadline == .milliseconds(150))
        #expect(decoder.advance(to: .milliseconds(149)) == [])
        #expect(decoder.advance(to: .milliseconds(150)) == [chord(.escape)])
        #expect(decoder.deadline == nil)
    }

    @Test func `the delay is a setting`() {
        var decoder = KeyDecoder(escapeDelay: .milliseconds(5))
        _ = decoder.feed([0x1B], at: .zero)
        #expect(decoder.deadline == .milliseconds(5))
    }

    @Test func `two quick Escapes are two`() {
        #expect(decode("\u{1B}\u{1B}") == [chord(.escape), chord(.escape)])
        #expect(decode("\u{1B}\u{1B}\u{1B}[A") == [chord(.escape), chord(.up, .alt)])
        #expect(decode("\u{1B}\u{1B}b") == [chord(.escape), chord(.character("b"), .alt)])
    }

    @Test(arguments: [(20, [chord(.character("b"), .alt)]), (80, [chord(.escape), .text("b")])])
    func `a letter soon after Escape is Alt and later is a letter`(milliseconds: Int, expected: [InputEvent])
    {
        var decoder = KeyDecoder()
        let events = decoder.feed([0x1B], at: .zero) + decoder.feed([0x62], at: .milliseconds(milliseconds))
        #expect(events == expected)
    }

    @Test func `an arrow key found late because the program was busy is an arrow key`() {
        var decoder = KeyDecoder()
        #expect(
            decoder.feed([0x1B], at: .zero) + decoder.feed(Array("[A".utf8), at: .seconds(2)) == [chord(.up)])
    }

    @Test func `a begun sequence waits through gaps of a slow line`() {
        var decoder = KeyDecoder()
        var events: [InputEvent] = decoder.feed(Array("\u{1B}[".utf8), at: .zero)
        events += decoder.advance(to: .milliseconds(150))
        events += decoder.feed(Array("1;".utf8), at: .milliseconds(150))
        events += decoder.advance(to: .milliseconds(300))
        events += decoder.feed(Array("5A".utf8), at: .milliseconds(300))
        #expect(events == [chord(.up, .control)])
    }

    @Test(arguments: [
        "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;rgb", "\u{1B}P>|x", "\u{1B}_Gi", "\u{1B}[M!",
        "\u{1B}[[",
    ])
    func `a sequence that does not go on is dropped whole`(bytes: String) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array(bytes.utf8), at: .zero) == [])
        #expect(decoder.deadline == .seconds(1))
        #expect(decoder.advance(to: .seconds(1)) == [])
        #expect(decoder.feed(Array("x".utf8), at: .seconds(2)) == [.text("x")])
    }

    @Test func `nothing is waited for when nothing is half read`() {
        var decoder = KeyDecoder()
        _ = decoder.feed(Array("abc\u{1B}[A".utf8), at: .zero)
        #expect(decoder.deadline == nil)
    }

    @Test func `Escape before a report is the key`() {
        #expect(decode("\u{1B}\u{1B}[I") == [chord(.escape), .focus(true)])
        #expect(decode("\u{1B}\u{1B}[200~x\u{1B}[201~") == [chord(.escape), .paste([0x78])])
    }
}
