/// YAML at the very top of a text: from a line of three hyphens, with a key or a comment below it, to one of three hyphens
/// or three full stops.
///
/// A play may begin with a rule and `ANNA: Hello.` too. So what does not end within `limit` is none.
struct FrontMatter: Hashable, Sendable {
    /// Bytes in which it must end.
    static let limit = 16_384

    /// Its lines, the first and the last included; 0 where there is none.
    private(set) var lines = 0
    /// The start of the first line behind it; that of the text where there is none.
    private(set) var end = TextOffset.zero

    /// Looks at the top of `text`, past a byte order mark.
    ///
    /// - Complexity: O(1) for a text that does not begin with hyphens, else O(`limit`).
    init(of text: Rope) {
        let top = Self.top(of: text)
        guard let last = top.dropFirst().firstIndex(where: { Self.isEnd($0.bytes) }) else { return }
        lines = last + 1
        end = text.nextParagraphStart(after: top[last].start)
    }

    /// Whether the line that starts at `place` belongs to front matter, or to some that is being typed and has no end yet:
    /// that goes on to the first blank line.
    static func holds(_ place: TextOffset, in text: Rope) -> Bool {
        if place < FrontMatter(of: text).end { return true }
        let top = top(of: text)
        let above = top.prefix { $0.start < place }
        return !above.isEmpty && above.count < top.count
            && above.dropFirst().allSatisfy { !isEnd($0.bytes) && !$0.bytes.allSatisfy { $0 <= 0x20 } }
    }

    private typealias Line = (start: TextOffset, bytes: ArraySlice<UInt8>)

    /// The lines at the top in which it must end, if the first two begin some.
    private static func top(of text: Rope) -> [Line] {
        let start = Document.firstPlace(of: text)
        guard text.bytes(in: start..<min(text.end, start + 3)).elementsEqual("---".utf8) else { return [] }
        let bytes = text.bytes(in: start..<min(text.end, start + limit))
        let lines = bytes.split(separator: text.breakByte, omittingEmptySubsequences: false)
        guard lines.count > 1, isRule(lines[0], "---"), isKey(lines[1]) else { return [] }
        return lines.map { (start + $0.startIndex, $0) }
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        isRule(line, "---") || isRule(line, "...")
    }

    private static func isRule(_ line: ArraySlice<UInt8>, _ rule: String) -> Bool {
        line.starts(with: rule.utf8) && line.dropFirst(3).allSatisfy { $0 <= 0x20 }
    }

    /// `key:` at the start of a line, or a comment.
    private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
        if line.first == UInt8(ascii: "#") { return true }
        let name = line.prefix { isASCIIWordByte($0) || $0 == UInt8(ascii: "-") }
        return !name.isEmpty && line.dropFirst(name.count).first == UInt8(ascii: ":")
    }
}
