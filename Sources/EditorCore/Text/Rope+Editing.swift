extension Rope {
    /// Puts `other` in the place of `range`.
    ///
    /// - Complexity: O(log n) for an edit of a few letters near the last one, in place when no copy of the text holds
    ///   the letters. Otherwise O(log n), and O(leaf) at the speed of memory. O(m) more if `other` ends its paragraphs
    ///   by another byte.
    public mutating func replace(_ range: Range<TextOffset>, with other: Rope) {
        precondition(
            range.lowerBound >= .zero && range.upperBound <= end, "an edit reaches outside of the text")
        if range.isEmpty, other.isEmpty { return }
        let lower = range.lowerBound.bytes
        let upper = range.upperBound.bytes
        let inserted = other.adapted(to: rules)
        let leaf = root.leafRange(endingAtOrAfter: upper)
        if case .leaf(let letters) = inserted, letters.count <= rules.mergeBytes, leaf.lowerBound <= lower,
            leaf.count + letters.count > upper - lower
        {
            letters.withBytes { editLeaf(lower..<upper, with: $0) }
            mend(around: lower + letters.count)
            return
        }
        let (before, rest) = root.split(at: lower, rules)
        let (_, after) = rest.split(at: upper - lower, rules)
        root = RopeNode.joined(RopeNode.joined(before, inserted, rules), after, rules)
    }

    /// Puts `other` at the end.
    ///
    /// - Complexity: O(log n), and O(m) if `other` ends its paragraphs by another byte.
    public mutating func append(_ other: Rope) { replace(end..<end, with: other) }

    /// The text of `range`, which shares its bytes with this one, save for what is small enough to be copied.
    ///
    /// - Complexity: O(log n), and O(leaf) at the speed of memory.
    public subscript(range: Range<TextOffset>) -> Rope {
        precondition(
            range.lowerBound >= .zero && range.upperBound <= end, "a slice reaches outside of the text")
        let part = range.lowerBound.bytes..<range.upperBound.bytes
        return Rope(root: root.slice(part, rules), rules: rules)
    }

    private mutating func editLeaf(_ part: Range<Int>, with bytes: UnsafeRawBufferPointer) {
        let following = root.edit(part, with: bytes, rules)
        if following.isEmpty { return }
        root = .branch(RopeBranch([root] + following))
    }

    /// Joins the leaf at `offset` to its neighbours if an edit has left it too small.
    private mutating func mend(around offset: Int) {
        let left = root.leafRange(endingAtOrAfter: offset)
        let right = left.upperBound > offset ? left : root.leafRange(endingAtOrAfter: offset + 1)
        if min(left.count, right.count) > rules.mergeBytes { return }
        for seam in [right.upperBound, left.upperBound, left.lowerBound] where seam > 0 && seam < count {
            let sum =
                root.leafRange(endingAtOrAfter: seam).count + root.leafRange(endingAtOrAfter: seam + 1).count
            if sum > rules.mergeBytes { continue }
            let (before, after) = root.split(at: seam, rules)
            root = RopeNode.joined(before, after, rules)
        }
    }

    /// The tree, made to the rules of another rope.
    private func adapted(to wanted: RopeRules) -> RopeNode {
        if rules == wanted { return root }
        let recounted = withBreakByte(wanted.breakByte)
        return recounted.rules == wanted ? recounted.root : Rope(bytes(in: range), rules: wanted).root
    }
}
