import EditorCore
import Testing

struct TextSampleTests {
    @Test(arguments: [
        "", "The lighthouse at the end.\n", "Grüße aus München\r\n", "東京は夜の七時", "a\tb\u{0C}c", "x",
    ])
    func `words of any script are text`(_ text: String) {
        #expect(TextSample(Array(text.utf8)).isText)
    }

    @Test func `a letter that the end of the sample cuts off does not count`() {
        let letters = Array(String(repeating: "語", count: TextSample.size).utf8)
        #expect(TextSample(letters).isText)
    }

    @Test func `old encodings are text`() {
        let latin: [UInt8] = Array("Le gar".utf8) + [0xE7] + Array("on est all".utf8) + [0xE9]
        #expect(TextSample(latin).isText)
    }

    @Test(arguments: [[0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41]] as [[UInt8]])
    func `a byte order mark makes UTF-16 a text`(_ bytes: [UInt8]) {
        #expect(TextSample(bytes).isText)
    }

    @Test(arguments: [
        [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00], Array("words\0words".utf8),
        (0..<400).map { UInt8(truncatingIfNeeded: 0x80 + $0 % 60) },
        [0x1F, 0x8B, 0x08, 0x08] + (1...200).map { UInt8(truncatingIfNeeded: $0 * 97 | 0x81) },
    ])
    func `what is made for machines is not`(_ bytes: [UInt8]) {
        #expect(!TextSample(bytes).isText)
    }
}
