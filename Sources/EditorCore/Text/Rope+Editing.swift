extension Rope {
    /// Puts `other` in the place of `range`.
    ///
    /// - Complexity: O(log n), and O(m) if `other` ends its paragraphs by another byte.
    public mutating func replace(_ range: Range<TextOffset>, with other: Rope) {
        let (before, rest) = cut(root, at: range.lowerBound.bytes)
        let (_, after) = cut(rest, at: range.count)
        let left = RopeNode.join(before, other.withBreakByte(breakByte).root, shape, breakByte: breakByte)
        root = RopeNode.join(left, after, shape, breakByte: breakByte)
    }

    /// Puts `other` at the end.
    ///
    /// - Complexity: O(log n).
    public mutating func append(_ other: Rope) {
        root = RopeNode.join(root, other.withBreakByte(breakByte).root, shape, breakByte: breakByte)
    }

    /// The text of `range`, which shares its bytes with this one.
    ///
    /// - Complexity: O(log n).
    public subscript(range: Range<TextOffset>) -> Rope {
        let (_, rest) = cut(root, at: range.lowerBound.bytes)
        let (part, _) = cut(rest, at: range.count)
        return Rope(
            root: RopeNode.join(nil, part, shape, breakByte: breakByte), breakByte: breakByte, shape: shape)
    }

    private func cut(_ node: RopeNode?, at offset: Int) -> (RopeNode?, RopeNode?) {
        node?.split(at: offset, breakByte: breakByte) ?? (nil, nil)
    }
}
