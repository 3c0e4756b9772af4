import EditorTestSupport
import Testing

@testable import EditorCore

struct GatheredChangeTests {
    private func ended(_ text: String, with ending: LineEnding, breakByte: UInt8 = 0x0A) -> String? {
        let rope = Rope(Array(text.utf8), breakByte: breakByte)
        var change = GatheredChange(of: rope, following: [])
        change.endLines(with: ending, breakByte: breakByte)
        guard let (range, bytes, _) = change.change(breakByte: 0x0A) else { return nil }
        var result = rope
        result.replace(range, with: bytes)
        return String(decoding: result.bytes(in: result.range), as: UTF8.self)
    }

    @Test(arguments: [
        ("a\r\nb\nc\r\n", LineEnding.lf, "a\nb\nc\n"), ("a\r\nb\nc", .crlf, "a\r\nb\r\nc"),
        ("\n\n", .crlf, "\r\n\r\n"), ("a\rb\n", .crlf, "a\rb\r\n"), ("\r\n", .lf, "\n"),
        ("a\r\r\nb", .lf, "a\nb"), ("a\r\r\nb", .crlf, "a\r\nb"),
    ])
    func `all lines get the same end, and nothing else changes`(
        _ text: String, _ ending: LineEnding, _ expected: String
    ) {
        #expect(ended(text, with: ending) == expected)
    }

    @Test func `a text of CR alone gets line feeds`() {
        #expect(ended("a\rb\r", with: .lf, breakByte: 0x0D) == "a\nb\n")
    }

    @Test(arguments: ["", "a", "a\nb\n"])
    func `a text that is so already does not change`(_ text: String) {
        #expect(ended(text, with: .lf) == nil)
    }

    @Test func `places stay at their letters`() throws {
        let text = Rope("ab\ncd\nef")
        var change = GatheredChange(of: text, following: [.zero, TextOffset(2), TextOffset(3), text.end])
        change.endLines(with: .crlf, breakByte: 0x0A)
        let places = try #require(change.change(breakByte: 0x0A)).places
        #expect(places == [.zero, TextOffset(2), TextOffset(4), TextOffset(10)])
    }

    @Test func `line ends are counted by their kind`() {
        let counts = LineEndingCounts(of: Rope("a\r\nb\nc\r\nd"))
        #expect(counts[.lf] == 1 && counts[.crlf] == 2 && counts[.cr] == 0 && counts.all == 3)
        #expect(LineEndingCounts(of: Rope(Array("a\rb".utf8), breakByte: 0x0D))[.cr] == 1)
    }

    @Test func `what is no UTF-8 is read as Windows-1252`() throws {
        let bytes: [UInt8] =
            Array("na".utf8) + [0xEF] + Array("ve caf".utf8) + [0xE9, 0x20, 0x93] + Array("ü".utf8) + [
                0x94, 0x80,
            ]
        var change = GatheredChange(of: Rope(bytes), following: [])
        change.readAsWindows1252()
        let (range, new, _) = try #require(change.change(breakByte: 0x0A))
        var text = Rope(bytes)
        text.replace(range, with: new)
        #expect(String(decoding: text.bytes(in: text.range), as: UTF8.self) == "naïve café “ü”€")
        #expect(change.count == 5)
    }

    @Test func `every byte of Windows-1252 is a letter of its own`() {
        let letters = Set((0x80...0xFF).map { Windows1252.bytes(of: UInt8($0)) })
        #expect(letters.count == 128)
        #expect(letters.allSatisfy { String(validating: $0, as: UTF8.self)?.unicodeScalars.count == 1 })
    }
}
