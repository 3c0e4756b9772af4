import EditorTestSupport
import Testing

@testable import EditorCore

/// Whatever a text holds, converting it changes line ends, or bytes that are no UTF-8, and nothing else.
@Suite struct StoringPropertyTests {
    private static let pieces: [[UInt8]] = [
        [0x61], [0x62, 0x20], [0x0A], [0x0D, 0x0A], [0x0D], [0xC3, 0xA9], [0xE9], [0x80],
        [0xF0, 0x9F, 0x98, 0x80],
        [0x65, 0xCC, 0x81],
    ]

    private func text(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
            Self.pieces.randomElement(using: &random) ?? []
        }
    }

    private func converted(_ bytes: [UInt8], _ gather: (inout GatheredChange) -> Void) -> [UInt8] {
        var text = Rope(bytes)
        var change = GatheredChange(of: text, following: [])
        gather(&change)
        if let (range, new, _) = change.change(breakByte: 0x0A) { text.replace(range, with: new) }
        return text.bytes(in: text.range)
    }

    @Test(arguments: 0..<20)
    func `all lines have one end, and the lines are the same`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<50 {
            let bytes = text(&random)
            let unix = converted(bytes) { $0.endLines(with: .lf, breakByte: 0x0A) }
            let windows = converted(bytes) { $0.endLines(with: .crlf, breakByte: 0x0A) }
            #expect(LineEndingCounts(of: Rope(unix))[.crlf] == 0)
            #expect(LineEndingCounts(of: Rope(windows))[.lf] == 0)
            #expect(converted(windows) { $0.endLines(with: .lf, breakByte: 0x0A) } == unix)
            #expect(converted(unix) { $0.endLines(with: .crlf, breakByte: 0x0A) } == windows)
            let lines = { (bytes: [UInt8]) in bytes.filter { $0 != 0x0D && $0 != 0x0A } }
            #expect(lines(unix) == lines(bytes))
        }
    }

    @Test(arguments: 0..<20)
    func `all of it is UTF-8 then, and what was stays`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<50 {
            let bytes = text(&random)
            let letters = converted(bytes) { $0.readAsWindows1252() }
            #expect(String(validating: letters, as: UTF8.self) != nil)
            #expect(converted(letters) { $0.readAsWindows1252() } == letters)
            if String(validating: bytes, as: UTF8.self) != nil { #expect(letters == bytes) }
        }
    }
}
