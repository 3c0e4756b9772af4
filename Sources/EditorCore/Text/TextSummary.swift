/// Facts about a stretch of bytes that add up: the facts of two neighbours give the facts of both together.
public struct TextSummary: Equatable, Sendable {
    /// Length.
    public internal(set) var bytes: Int
    /// Paragraph ends: how often the text's break byte occurs.
    public internal(set) var breaks: Int
    /// What the stretch is to UTF-8, with all that its neighbours need to know.
    var seam: UTF8Seam

    /// Whether every byte belongs to well-formed UTF-8.
    public var isValidUTF8: Bool { seam.isWhole }

    /// The facts about no bytes at all.
    public static let empty = TextSummary(bytes: 0, breaks: 0, seam: UTF8Seam())

    /// The facts about a stretch followed by another.
    public static func + (a: TextSummary, b: TextSummary) -> TextSummary {
        TextSummary(bytes: a.bytes + b.bytes, breaks: a.breaks + b.breaks, seam: a.seam.followed(by: b.seam))
    }

    /// Adds the facts about the stretch that follows.
    public static func += (a: inout TextSummary, b: TextSummary) { a = a + b }
}

extension TextSummary {
    /// Reads the facts off `bytes`.
    /// - Complexity: O(n), at some GB/s.
    init(of bytes: UnsafeRawBufferPointer, breakByte: UInt8) {
        self.init(
            bytes: bytes.count, breaks: ByteScan.count(of: breakByte, in: bytes), seam: UTF8Seam(of: bytes))
    }
}
