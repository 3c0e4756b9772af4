import Testing

@testable import CleanWriter

@Suite struct ClipboardTests {
    /// RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3F}", "w78/"),
    ])
    func `base64 gives the vectors of its standard`(text: String, encoded: String) {
        #expect(base64(Array(text.utf8)) == Array(encoded.utf8))
    }

    @Test func `the text travels only as base64`() {
        let sequence = clipboardSequence(for: Array("\u{1B}]0;x\u{7}".utf8))
        #expect(sequence == Array("\u{1B}]52;c;G10wO3gH\u{7}".utf8))
    }

    @Test func `more than terminals take is not sent at all`() {
        #expect(
            clipboardSequence(for: Array(repeating: 0x61, count: 74_000)).map { $0.count <= 100_000 } == true)
        #expect(clipboardSequence(for: Array(repeating: 0x61, count: 74_001)) == nil)
    }

    @Test func `nothing is sent for no text`() {
        #expect(clipboardSequence(for: []) == nil)
    }
}
