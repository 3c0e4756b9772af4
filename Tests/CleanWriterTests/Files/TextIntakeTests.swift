import EditorCore
import Testing

@testable import CleanWriter

@Suite struct `Taking in a text piece by piece` {
    private func pieces(_ bytes: [UInt8], as encoding: TextEncoding = .bytes, of size: Int) -> [Rope] {
        var intake = TextIntake(encoding)
        return stride(from: 0, to: bytes.count, by: size).map { start in
            let end = min(start + size, bytes.count)
            return intake.take(Array(bytes[start..<end]), isLast: end == bytes.count)
        }
    }

    private static let texts: [[UInt8]] = [
        Array("aé語😀\r\nend".utf8), Array("\r\r\r".utf8), [0x80, 0x80, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
        [0xE8, 0xAA, 0x41, 0xC3], [0xFF, 0xFE, 0xFD, 0xF0], Array(0...255), Array("\u{FEFF}mark".utf8),
    ]

    @Test(arguments: texts, 1...7)
    func `every byte comes through once and in order`(bytes: [UInt8], size: Int) {
        #expect(pieces(bytes, of: size).flatMap(\.allBytes) == bytes)
    }

    @Test(arguments: 1...9)
    func `no piece ends inside a letter or between CR and LF`(size: Int) {
        for piece in pieces(Array("aé語😀\r\nb\r\n\r\n語".utf8), of: size) {
            let bytes = piece.allBytes
            #expect(String(validating: bytes, as: UTF8.self) != nil)
            #expect(bytes.last != 0x0D)
        }
    }

    @Test(
        arguments: [
            ("a\nb", 0x0A), ("a\rb", 0x0D), ("a\r\nb", 0x0A), ("a\rb\nc", 0x0A), ("abc", 0x0A), ("a\r", 0x0D),
            ("", 0x0A),
        ] as [(String, UInt8)])
    func `a text with CR and no LF is a CR text`(text: String, expected: UInt8) {
        var intake = TextIntake(.bytes)
        #expect(intake.take(Array(text.utf8), isLast: true).breakByte == expected)
        for size in 1...3 where !text.isEmpty {
            #expect(pieces(Array(text.utf8), of: size).last?.breakByte == expected)
        }
    }

    @Test func `an LF that turns up late makes the whole text an LF text`() {
        var text = Rope()
        for piece in pieces(Array("a\rb\rc\nd".utf8), of: 2) { text.take(piece) }
        #expect(text.breakByte == 0x0A)
        #expect(text.allBytes == Array("a\rb\rc\nd".utf8))
    }

    @Test(arguments: 1...5)
    func `UTF-16 loses its mark and keeps its text at any size of piece`(size: Int) {
        let text = "é語😀\r\n"
        let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + units
        #expect(pieces(bytes, as: .utf16LittleEndian, of: size).flatMap(\.allBytes) == Array(text.utf8))
    }
}
