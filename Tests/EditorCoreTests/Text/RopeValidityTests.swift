import Testing

@testable import EditorCore

/// Whether a text is UTF-8, wherever its pieces begin and end.
@Suite struct RopeValidityTests {
    @Test(
        arguments: [
            ([0x61, 0xC3, 0xA9], true), ([0xC3], false), ([0xC0, 0x80], false), ([0xED, 0xA0, 0x80], false),
            ([0xED, 0x9F, 0xBF], true), ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0xF4, 0x90, 0x80, 0x80], false),
            ([0xF0, 0x9F, 0x98, 0x80], true), ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xE0, 0x80, 0x80], false),
            ([0xE0, 0x9F, 0xBF], false), ([0xE0, 0xA0, 0x80], true), ([0xF5, 0x80, 0x80, 0x80], false),
            ([0x80], false), ([0xC3, 0xA9, 0xA9], false), ([0xE3, 0x81], false), ([0xFF], false),
            ([0xE3, 0x81, 0x61], false), ([0xF0, 0x9F, 0x98], false), ([0x80, 0x80, 0x80, 0x80], false),
            ([0xC1, 0xBF], false), ([0xC2, 0x80], true), ([0xC3, 0xC3, 0xA9], false),
        ] as [([UInt8], Bool)])
    func `it is known whether a text is UTF-8`(bytes: [UInt8], expected: Bool) {
        for before in [0, 1, 2, 3, 8, 125, 126, 127, 128, 129, 131] {
            for after in [0, 1, 3, 8, 127, 300] {
                let space = { Array(repeating: UInt8(ascii: "x"), count: $0) }
                #expect(Rope(space(before) + bytes + space(after)).summary.isValidUTF8 == expected)
            }
        }
    }

    @Test(arguments: ["é", "あ", "😀", "aé", "あ😀é"])
    func `a text that was cut within letters is whole again when it is put together`(letters: String) {
        let bytes = Array(letters.utf8)
        for cut in 0...bytes.count {
            for second in cut...bytes.count {
                var rope = Rope(Array(bytes[..<cut]))
                rope.append(Rope(Array(bytes[cut..<second])))
                rope.append(Rope(Array(bytes[second...])))
                #expect(rope.summary.isValidUTF8)
            }
        }
    }

    @Test func `a file read in blocks is as valid as a file read at once`() {
        let bytes = Array(String(repeating: "あ", count: 100_000).utf8)
        var rope = Rope()
        for start in stride(from: 0, to: bytes.count, by: 65_536) {
            rope.append(Rope(Array(bytes[start..<min(start + 65_536, bytes.count)])))
        }
        #expect(rope.summary == Rope(bytes).summary && rope.summary.isValidUTF8)
        #expect(!rope[TextOffset(1)..<rope.end].summary.isValidUTF8)
        #expect(rope[TextOffset(3)..<rope.end].summary.isValidUTF8)
    }

    @Test func `seams add up in any order`() {
        let alphabet: [[UInt8]] = [
            [], [0x61], [0xC3], [0xA9], [0xE3], [0xF0], [0x9F], [0x98, 0x80], [0xED, 0xA0],
        ]
        let pieces = alphabet.flatMap { a in alphabet.map { a + $0 } }
        let seam = { (bytes: [UInt8]) in bytes.withUnsafeBytes { UTF8Seam(of: $0) } }
        for a in pieces {
            for b in pieces {
                #expect(seam(a).followed(by: seam(b)) == seam(a + b))
            }
        }
    }
}
