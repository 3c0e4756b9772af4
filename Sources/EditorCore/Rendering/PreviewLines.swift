/// The first rows of a file of which only the first bytes are here.
enum PreviewLines {
    /// Rows as wide as `settings` says, at most `count`.
    ///
    /// - Complexity: O(bytes)
    static func rows(of bytes: [UInt8], atMost count: Int, _ settings: LayoutSettings) -> [String] {
        let text = Rope(decoded(bytes))
        var rows: [String] = []
        var start = Document.firstPlace(of: text)
        while rows.count < count, start < text.end {
            let end = text.paragraphContentEnd(from: start)
            let paragraph = text[start..<end]
            rows += FootLayout.rows(of: paragraph, settings).map {
                String(decoding: paragraph.bytes(in: $0.range), as: UTF8.self)
            }
            start = max(start + 1, text.nextParagraphStart(after: start))
        }
        return Array(rows.prefix(count))
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        // What is here of UTF-16 may end with half a letter, which is no reason to take all of it for bytes.
        let encoding = TextEncoding(start: bytes, length: bytes.count & ~1)
        guard encoding != .bytes else { return bytes }
        var decoder = UTF16Decoder(isBigEndian: encoding == .utf16BigEndian)
        var text: [UInt8] = []
        decoder.decode(bytes.dropFirst(encoding.mark.count), into: &text)
        return text
    }
}
