extension Rope {
    /// The byte at `offset`, which must lie before the end.
    ///
    /// - Complexity: O(log n).
    public subscript(offset: TextOffset) -> UInt8 {
        precondition(offset >= .zero && offset < end, "a byte is read outside of the text")
        var node = root
        var rest = offset.bytes
        while case .branch(let branch) = node {
            let (index, inside) = branch.child(at: rest)
            node = branch.children[index]
            rest = inside
        }
        guard case .leaf(let leaf) = node else { return 0 }
        return leaf.storage[leaf.range.lowerBound + rest]
    }

    /// The bytes of `range`, copied.
    ///
    /// - Complexity: O(log n + the length of the range).
    public func bytes(in range: Range<TextOffset>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        forEachChunk(in: range) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Calls `body` with the stored pieces of `range` in order; none is empty.
    ///
    /// - Complexity: O(log n + the number of pieces).
    /// - Throws: what `body` throws.
    public func forEachChunk<E: Error>(
        in range: Range<TextOffset>, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        guard let root, !range.isEmpty else { return }
        try Self.visit(root, range.lowerBound.bytes..<range.upperBound.bytes, body)
    }

    /// Calls `body` with every leaf in order.
    func forEachLeaf(_ body: (RopeLeaf) -> Void) {
        func visit(_ node: RopeNode) {
            switch node {
            case .leaf(let leaf): body(leaf)
            case .branch(let branch): branch.children.forEach(visit)
            }
        }
        if let root { visit(root) }
    }

    private static func visit<E: Error>(
        _ node: RopeNode, _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        switch node {
        case .leaf(let leaf):
            try leaf.withBytes { (bytes) throws(E) in try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
            }
        case .branch(let branch):
            var start = 0
            for child in branch.children {
                let end = start + child.summary.bytes
                if end > range.lowerBound, start < range.upperBound {
                    let part = max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                    try visit(child, part, body)
                }
                if end >= range.upperBound { return }
                start = end
            }
        }
    }
}

extension Rope: Equatable {
    /// Whether both hold the same bytes, however they are stored.
    ///
    /// - Complexity: O(n).
    public static func == (a: Rope, b: Rope) -> Bool {
        guard a.count == b.count else { return false }
        let step = 65_536
        return stride(from: 0, to: a.count, by: step).allSatisfy { start in
            let range = TextOffset(start)..<TextOffset(min(start + step, a.count))
            return a.bytes(in: range) == b.bytes(in: range)
        }
    }
}
