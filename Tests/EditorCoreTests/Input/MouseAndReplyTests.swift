import EditorCore
import Testing

struct MouseAndReplyTests {
    private static let corner = GridPosition(row: 4, column: 9)

    @Test(arguments: [
        ("0;10;5M", MouseEvent(.press, .left, at: corner)),
        ("1;10;5M", MouseEvent(.press, .middle, at: corner)),
        ("2;10;5M", MouseEvent(.press, .right, at: corner)),
        ("0;10;5m", MouseEvent(.release, .left, at: corner)),
        ("32;10;5M", MouseEvent(.drag, .left, at: corner)),
        ("64;10;5M", MouseEvent(.wheelUp, .none, at: corner)),
        ("65;10;5M", MouseEvent(.wheelDown, .none, at: corner)),
        ("4;10;5M", MouseEvent(.press, .left, at: corner, modifiers: .shift)),
        ("24;10;5M", MouseEvent(.press, .left, at: corner, modifiers: [.alt, .control])),
        ("0;1;1M", MouseEvent(.press, .left, at: GridPosition(row: 0, column: 0))),
        ("0;500;300M", MouseEvent(.press, .left, at: GridPosition(row: 299, column: 499))),
    ])
    func `SGR reports are mouse events`(body: String, expected: MouseEvent) {
        #expect(decode("\u{1B}[<\(body)") == [.mouse(expected)])
    }

    @Test(arguments: [
        "0;0;5M", "0;10M", ";10;5M", "0;10;5;6M", "35;10;5M", "66;10;5M", "128;10;5M", "64;10;5m", "0:1;;5M",
    ])
    func `broken and needless reports are dropped`(body: String) {
        #expect(decode("\u{1B}[<\(body)x").filter { $0 != .reply(.other) } == [.text("x")])
    }

    @Test func `old mouse reports take their three bytes with them`() {
        #expect(decode("\u{1B}[M !!x") == [.text("x")])
        #expect(decode([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFE, 0x78]) == [.text("x")])
    }

    @Test func `focus is told`() {
        #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    }

    @Test func `device attributes end a batch of questions`() {
        #expect(decode("\u{1B}[?64;1;2c") == [.reply(.deviceAttributes)])
    }

    @Test func `Shift F3 and a cursor report are told apart by whether one was asked for`() {
        let bytes = Array("\u{1B}[1;2R".utf8)
        let report = InputEvent.reply(.cursor(GridPosition(row: 0, column: 1)))
        let key = chord(.function(3), .shift)
        var decoder = KeyDecoder()
        #expect(decoder.feed(bytes, at: .zero) == [key])
        decoder.expectCursorReport()
        #expect(decoder.feed(bytes + bytes, at: .zero) == [report, key])
        decoder.expectCursorReport()
        #expect(
            decoder.feed(Array("\u{1B}[?1c".utf8) + bytes, at: .zero) == [.reply(.deviceAttributes), key])
    }

    @Test func `a report that can be no key is a report`() {
        #expect(decode("\u{1B}[24;80R") == [.reply(.cursor(GridPosition(row: 23, column: 79)))])
        #expect(decode("\u{1B}[?1;2R") == [.reply(.cursor(GridPosition(row: 0, column: 1)))])
    }
}
