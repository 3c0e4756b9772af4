/// Facts about a stretch of bytes that add up.
public struct TextSummary: Equatable, Sendable {
    /// Length.
    public var bytes: Int
    /// Paragraph ends (LF, or CR in a CR text).
    public var breaks: Int
    /// Whether every byte belongs to well-formed UTF-8.
    public var isValidUTF8: Bool
}

/// A text of any bytes. STUB: replaced by the B-tree.
public struct Rope: Sendable {
    var storage: [UInt8] = []
    /// The byte that ends a paragraph: LF, or CR in a text that has no LF.
    public private(set) var breakByte: UInt8 = 0x0A

    public init() {}
    public init(_ bytes: some Sequence<UInt8>, breakByte: UInt8 = 0x0A) {
        storage = Array(bytes)
        self.breakByte = breakByte
    }
    public init(_ string: String) { storage = Array(string.utf8) }

    public var count: Int { storage.count }
    public var isEmpty: Bool { storage.isEmpty }
    public var end: TextOffset { TextOffset(storage.count) }
    public var range: Range<TextOffset> { .zero..<end }
    public var summary: TextSummary {
        TextSummary(
            bytes: count, breaks: storage.count { $0 == breakByte },
            isValidUTF8: String(validating: storage, as: UTF8.self) != nil)
    }
    /// The same bytes with paragraphs ended by another byte. - Complexity: O(n)
    public func withBreakByte(_ byte: UInt8) -> Rope { Rope(storage, breakByte: byte) }

    public mutating func replace(_ range: Range<TextOffset>, with other: Rope) {
        storage.replaceSubrange(range.lowerBound.bytes..<range.upperBound.bytes, with: other.storage)
    }
    public mutating func append(_ other: Rope) { storage += other.storage }
    public subscript(range: Range<TextOffset>) -> Rope {
        Rope(storage[range.lowerBound.bytes..<range.upperBound.bytes], breakByte: breakByte)
    }
    public subscript(offset: TextOffset) -> UInt8 { storage[offset.bytes] }
    public func bytes(in range: Range<TextOffset>) -> [UInt8] {
        Array(storage[range.lowerBound.bytes..<range.upperBound.bytes])
    }
    /// Calls `body` with the stored pieces of `range` in order, none empty.
    public func forEachChunk<E: Error>(
        in range: Range<TextOffset>, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        let piece = bytes(in: range)
        if piece.isEmpty { return }
        let result: Result<Void, E> = piece.withUnsafeBytes { buffer in
            do throws(E) { try body(buffer); return .success(()) } catch { return .failure(error) }
        }
        try result.get()
    }

    /// Number of the paragraph that holds `offset`, from 0. An offset just after a break belongs to the next.
    public func paragraphIndex(at offset: TextOffset) -> Int {
        storage[..<offset.bytes].count { $0 == breakByte }
    }
    /// Start of paragraph `index`; the end of the text when there are not so many.
    public func startOfParagraph(_ index: Int) -> TextOffset {
        var left = index
        if left <= 0 { return .zero }
        for (i, byte) in storage.enumerated() where byte == breakByte {
            left -= 1
            if left == 0 { return TextOffset(i + 1) }
        }
        return end
    }
    /// Start of the paragraph that holds `offset`.
    public func paragraphStart(containing offset: TextOffset) -> TextOffset {
        var i = offset.bytes
        while i > 0, storage[i - 1] != breakByte { i -= 1 }
        return TextOffset(i)
    }
    /// The place just after the break that ends the paragraph of `offset`, or the text's end.
    public func nextParagraphStart(after offset: TextOffset) -> TextOffset {
        var i = offset.bytes
        while i < storage.count {
            if storage[i] == breakByte { return TextOffset(i + 1) }
            i += 1
        }
        return end
    }
    /// First place at or after `start` where `needle` stands; nil when there is none before `limit`.
    public func firstOccurrence(of needle: [UInt8], in range: Range<TextOffset>) -> TextOffset? {
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        var i = range.lowerBound.bytes
        while i + needle.count <= range.upperBound.bytes {
            if storage[i..<i + needle.count].elementsEqual(needle) { return TextOffset(i) }
            i += 1
        }
        return nil
    }
    /// Last place in `range` where `needle` stands whole.
    public func lastOccurrence(of needle: [UInt8], in range: Range<TextOffset>) -> TextOffset? {
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        var i = range.upperBound.bytes - needle.count
        while i >= range.lowerBound.bytes {
            if storage[i..<i + needle.count].elementsEqual(needle) { return TextOffset(i) }
            i -= 1
        }
        return nil
    }
}

extension Rope: Equatable {
    public static func == (a: Rope, b: Rope) -> Bool { a.storage == b.storage }
}
