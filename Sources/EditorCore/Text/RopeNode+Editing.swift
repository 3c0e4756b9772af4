// Small edits, made in place: what a key does.
//
// Nodes are values in arrays. An array that nobody else holds changes where it is; one that a snapshot holds is
// copied first, by the array itself. So typing touches one path and copies nothing, and a snapshot stays as it was.

extension RopeNode {
    /// Puts at most `mergeBytes` bytes in the place of a part of one leaf, of which something must be left.
    ///
    /// The leaf is the one that ends at or first behind the end of `part`.
    /// - Returns: the nodes, equally high, that now follow this one.
    /// - Complexity: O(log n + chunk), and O(leaf) at the speed of memory for the first edit in a large leaf.
    mutating func edit(
        _ part: Range<Int>, with bytes: UnsafeRawBufferPointer, _ rules: RopeRules
    ) -> [RopeNode] {
        switch self {
        case .leaf(var leaf):
            self = .empty  // `leaf` is the only holder now, so it changes in place
            let following = leaf.edit(part, with: bytes, rules)
            self = .leaf(leaf)
            return following.map(RopeNode.leaf)
        case .branch(var branch):
            self = .empty
            let following = branch.edit(part, with: bytes, rules)
            self = .branch(branch)
            return following.map(RopeNode.branch)
        }
    }
}

extension RopeBranch {
    fileprivate mutating func edit(
        _ part: Range<Int>, with bytes: UnsafeRawBufferPointer, _ rules: RopeRules
    ) -> [RopeBranch] {
        let (index, start) = child(endingAtOrAfter: part.upperBound)
        let before = children[index].summary
        let following = children[index].edit(
            part.lowerBound - start..<part.upperBound - start, with: bytes, rules)
        var after = children[index].summary
        for node in following { after += node.summary }
        children.insert(contentsOf: following, at: index + 1)
        if children.count > rules.fanOut {
            let half = children.count / 2
            let right = RopeBranch(Array(children[half...]))
            children.removeSubrange(half...)
            summarize()
            return [right]
        }
        if before.seam == after.seam {
            summary.bytes += after.bytes - before.bytes
            summary.breaks += after.breaks - before.breaks
        } else {
            summarize()
        }
        return []
    }
}
