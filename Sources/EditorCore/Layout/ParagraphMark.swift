/// What Markdown has a paragraph begin with: signs of quotation, the sign of a list item, the signs of a heading.
enum ParagraphMark {
    /// Where the words begin, in bytes from the paragraph's start; 0 when there is no mark.
    ///
    /// - Parameter bytes: the start of the paragraph.
    /// - Complexity: O(bytes of the mark).
    static func end(in bytes: [UInt8]) -> Int {
        var end = 0
        var place = skipBlanks(bytes, from: 0)
        while place < bytes.count, bytes[place] == UInt8(ascii: ">") {
            place = skipBlanks(bytes, from: place + 1)
            end = place
        }
        let sign = bytes[place...].prefix { $0 != 0x20 && $0 != 0x09 }
        guard sign.isListSign || isHeadingSign(sign) else { return end }
        let words = skipBlanks(bytes, from: sign.endIndex)
        return words > sign.endIndex ? words : end
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }

    private static func isHeadingSign(_ word: ArraySlice<UInt8>) -> Bool {
        (1...6).contains(word.count) && word.allSatisfy { $0 == UInt8(ascii: "#") }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a word is `-`, `*`, `+`, `•`, `1.` or `1)`.
    var isListSign: Bool {
        guard let last, count <= 10 else { return false }
        if count == 1 { return "-*+".utf8.contains(last) }
        if elementsEqual("•".utf8) { return true }
        return (last == UInt8(ascii: ".") || last == UInt8(ascii: ")"))
            && dropLast().allSatisfy { (0x30...0x39).contains($0) }
    }
}
