/// A text of any bytes: a B-tree of values, copied on write.
///
/// **Idea.** The leaves hold the bytes: slices of the large arrays in which a file was read, shared and never copied,
/// and small chunks around the places that were edited. Each node knows the sum of its leaves (`TextSummary`), so that
/// a byte or a paragraph is found on one way down. A copy of a rope is a snapshot that costs nothing and that any
/// thread may read. A key changes one chunk in place, or a copy of the path to it when a snapshot holds it;
/// larger edits cut the tree and join the parts.
///
/// **Invariant** (see `brokenRule`). All leaves are equally deep. Branches other than the root are at least half
/// full. No leaf is empty, save that of an empty text. Leaves of up to a chunk own their bytes. Two neighbouring
/// leaves together are larger than a quarter of a chunk, so however often a text is edited, it does not go to crumbs.
/// Every summary is true.
///
/// **Rejected.** Nodes that are classes: to change them in place, the compiler would have to take our word that
/// threads are safe; arrays do the same and are checked. A piece table in a list: finding a place costs as much as
/// there were edits. A gap buffer: a snapshot is a copy of everything.
public struct Rope: Sendable {
    /// The tree.
    var root: RopeNode
    /// What the parts of the tree agree on.
    let rules: RopeRules

    /// An empty text.
    public init() { self.init(root: .empty, rules: RopeRules()) }

    /// A text of `bytes`, which are kept as they are and not copied.
    ///
    /// - Complexity: O(n), near the speed of memory: the bytes are read once for breaks and once for validity.
    public init(_ bytes: [UInt8], breakByte: UInt8 = 0x0A) {
        self.init(bytes, rules: RopeRules(breakByte: breakByte))
    }

    /// A text of a string's UTF-8.
    ///
    /// - Complexity: O(n)
    public init(_ string: String) { self.init(Array(string.utf8)) }

    init(_ bytes: [UInt8], rules: RopeRules) {
        self.init(root: RopeNode(over: Self.leaves(of: bytes, rules), rules), rules: rules)
    }

    init(root: RopeNode, rules: RopeRules) {
        self.root = root
        self.rules = rules
    }

    /// The byte that ends a paragraph: LF, or CR in a text that has no LF.
    public var breakByte: UInt8 { rules.breakByte }
    /// Bytes in the text.
    public var count: Int { root.count }
    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }
    /// The place behind the last byte.
    public var end: TextOffset { TextOffset(count) }
    /// The whole text.
    public var range: Range<TextOffset> { .zero..<end }
    /// Length, paragraph ends and validity.
    public var summary: TextSummary { root.summary }

    /// The same bytes with paragraphs ended by another byte.
    ///
    /// - Complexity: O(n), O(1) when it is the same byte.
    public func withBreakByte(_ byte: UInt8) -> Rope {
        if byte == breakByte { return self }
        var rules = rules
        rules.breakByte = byte
        var leaves: [RopeLeaf] = []
        root.forEachLeaf { leaves.append($0.recounted(rules)) }
        return Rope(root: RopeNode(over: leaves, rules), rules: rules)
    }

    /// Leaves of the usual size, the last one smaller, that tear no well-formed sequence.
    private static func leaves(of bytes: [UInt8], _ rules: RopeRules) -> [RopeLeaf] {
        var leaves: [RopeLeaf] = []
        var start = 0
        while start < bytes.count {
            let end = bytes.withUnsafeBytes {
                UTF8Sequence.edge(atOrBefore: min(start + rules.leafBytes, bytes.count), in: $0)
            }
            leaves.append(RopeLeaf(bytes, start..<end, rules))
            start = end
        }
        return leaves
    }
}
