/// A text of any bytes: a persistent B-tree.
///
/// **Idea.** Leaves are ranges of immutable byte arrays: the pieces in which a file was read, shared and never copied,
/// and small chunks of what was typed. Every node knows the sum of its leaves (`TextSummary`), so that a byte or
/// a paragraph is found on one way down. Nodes never change; an edit cuts the tree, puts the new text between the
/// halves and shares everything else. A copy of a rope is therefore a snapshot that costs nothing and can be read by
/// any thread while the writer types on.
///
/// **Invariant.** All leaves are equally deep, none is empty, and no branch is without children.
///
/// **Rejected.** Changing uniquely held nodes in place: some microseconds faster per key, which nobody can feel, and
/// then nodes could not be handed to other threads. A piece table in a list: finding a place is O(edits). A gap buffer:
/// no snapshots.
public struct Rope: Sendable {
    /// The tree; nil for an empty text.
    var root: RopeNode?
    /// The byte that ends a paragraph: LF, or CR in a text that has no LF.
    public private(set) var breakByte: UInt8
    let shape: RopeShape

    /// An empty text.
    public init() { self.init(root: nil, breakByte: 0x0A, shape: .standard) }

    /// A text of `bytes`, which are kept as they are and not copied.
    ///
    /// - Complexity: O(n), at the speed of memory.
    public init(_ bytes: [UInt8], breakByte: UInt8 = 0x0A) {
        self.init(bytes, breakByte: breakByte, shape: .standard)
    }

    /// A text of a string's UTF-8.
    public init(_ string: String) { self.init(Array(string.utf8)) }

    init(root: RopeNode?, breakByte: UInt8, shape: RopeShape) {
        self.root = root
        self.breakByte = breakByte
        self.shape = shape
    }

    init(_ bytes: [UInt8], breakByte: UInt8 = 0x0A, shape: RopeShape) {
        let leaves = Self.cuts(of: bytes, shape).map {
            RopeNode.leaf(RopeLeaf(bytes, $0, breakByte: breakByte))
        }
        self.init(root: Self.tree(over: leaves, shape), breakByte: breakByte, shape: shape)
    }

    /// Bytes in the text.
    public var count: Int { summary.bytes }
    /// Whether there are none.
    public var isEmpty: Bool { root == nil }
    /// The place behind the last byte.
    public var end: TextOffset { TextOffset(count) }
    /// The whole text.
    public var range: Range<TextOffset> { .zero..<end }
    /// Length, paragraph ends and validity.
    public var summary: TextSummary { root?.summary ?? .empty }

    /// The same bytes with paragraphs ended by another byte.
    ///
    /// - Complexity: O(n).
    public func withBreakByte(_ byte: UInt8) -> Rope {
        guard byte != breakByte else { return self }
        var result = Rope(root: nil, breakByte: byte, shape: shape)
        forEachLeaf { leaf in
            let recounted = RopeNode.leaf(RopeLeaf(leaf.storage, leaf.range, breakByte: byte))
            result.root = RopeNode.join(result.root, recounted, shape, breakByte: byte)
        }
        return result
    }

    /// Ranges of at most a leaf's size, cut between UTF-8 sequences where there are any.
    private static func cuts(of bytes: [UInt8], _ shape: RopeShape) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            var end = min(bytes.count, start + shape.largestLeaf)
            if end < bytes.count {
                let whole = (max(start + 1, end - 3)...end).last { bytes[$0] & 0xC0 != 0x80 }
                end = whole ?? end
            }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    private static func tree(over nodes: [RopeNode], _ shape: RopeShape) -> RopeNode? {
        var level = nodes
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: shape.fanOut).map { start in
                .branch(RopeBranch(Array(level[start..<min(start + shape.fanOut, level.count)])))
            }
        }
        return level.first
    }
}
