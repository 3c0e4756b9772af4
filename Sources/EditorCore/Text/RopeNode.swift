/// A node of the tree.
enum RopeNode: Sendable {
    case leaf(RopeLeaf)
    case branch(RopeBranch)

    /// An empty text.
    static let empty = RopeNode.leaf(RopeLeaf())

    /// Facts about all bytes below.
    var summary: TextSummary {
        switch self {
        case .leaf(let leaf): leaf.summary
        case .branch(let branch): branch.summary
        }
    }

    /// Bytes below.
    var count: Int { summary.bytes }

    /// Levels below this one; all leaves are equally deep.
    var height: Int {
        switch self {
        case .leaf: 0
        case .branch(let branch): branch.height
        }
    }
}

/// A node with children. They lie in an array, each with its summary, so a search reads one stretch of memory a
/// level, and the array's own copy on write shares them between texts.
struct RopeBranch: Sendable {
    var children: [RopeNode]
    var summary: TextSummary
    let height: Int

    /// A branch above `children`: at least one, equally high.
    /// - Complexity: O(children)
    init(_ children: [RopeNode]) {
        self.children = children
        summary = .empty
        height = children[0].height + 1
        summarize()
    }

    /// Adds up what the children say.
    /// - Complexity: O(children)
    mutating func summarize() {
        var sum = TextSummary.empty
        for index in children.indices { sum += children[index].summary }
        summary = sum
    }

    /// The first child that ends at or behind `offset`, and where it starts.
    /// - Complexity: O(children)
    func child(endingAtOrAfter offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in 0..<children.count - 1 {
            let end = start + children[index].count
            if end >= offset { return (index, start) }
            start = end
        }
        return (children.count - 1, start)
    }

    /// The child that holds the byte at `offset`, the last one for the end, and where it starts.
    /// - Complexity: O(children)
    func child(holding offset: Int) -> (index: Int, start: Int) { child(endingAtOrAfter: offset + 1) }
}

extension RopeNode {
    /// Calls `body` with the stored pieces of `range` in order; none is empty.
    /// - Complexity: O(log n + pieces)
    func forEachChunk<E: Error>(
        in range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        switch self {
        case .leaf(let leaf):
            if range.isEmpty { return }
            try leaf.withBytes { (bytes) throws(E) in try body(bytes.part(range)) }
        case .branch(let branch):
            var (index, start) = branch.child(holding: range.lowerBound)
            while start < range.upperBound {
                let count = branch.children[index].count
                let part = max(range.lowerBound - start, 0)..<min(range.upperBound - start, count)
                try branch.children[index].forEachChunk(in: part, body)
                start += count
                index += 1
            }
        }
    }

    /// Calls `body` with every leaf in order.
    /// - Complexity: O(leaves)
    func forEachLeaf(_ body: (RopeLeaf) -> Void) {
        switch self {
        case .leaf(let leaf): body(leaf)
        case .branch(let branch): for child in branch.children { child.forEachLeaf(body) }
        }
    }

    /// Calls `body` with the leaf that holds the byte at `offset` (the last leaf for the end) and where it starts.
    /// - Complexity: O(log n)
    func withLeaf<R>(holding offset: Int, _ body: (RopeLeaf, _ start: Int) -> R) -> R {
        switch self {
        case .leaf(let leaf): return body(leaf, 0)
        case .branch(let branch):
            let (index, start) = branch.child(holding: offset)
            return branch.children[index].withLeaf(holding: offset - start) { body($0, start + $1) }
        }
    }

    /// The leaf that ends at or first behind `offset`.
    /// - Complexity: O(log n)
    func leafRange(endingAtOrAfter offset: Int) -> Range<Int> {
        switch self {
        case .leaf(let leaf): return 0..<leaf.count
        case .branch(let branch):
            let (index, start) = branch.child(endingAtOrAfter: offset)
            let range = branch.children[index].leafRange(endingAtOrAfter: offset - start)
            return start + range.lowerBound..<start + range.upperBound
        }
    }
}
