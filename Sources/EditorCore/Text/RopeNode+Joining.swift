// Cutting trees and putting them together: what all edits but the smallest are made of.
//
// Both leave a tree that keeps every rule. A cut is a chain of joins of what lies beside its path; their heights
// rise step by step, so the whole chain costs O(log n) like a single join.

extension RopeNode {
    /// A tree over leaves in order.
    /// - Complexity: O(leaves)
    init(over leaves: [RopeLeaf], _ rules: RopeRules) {
        var level = leaves.map(RopeNode.leaf)
        while level.count > 1 {
            let groups = (level.count + rules.fanOut - 1) / rules.fanOut
            level = (0..<groups).map { group in
                let part = level.count * group / groups..<level.count * (group + 1) / groups
                return .branch(RopeBranch(Array(level[part])))
            }
        }
        self = level.first ?? .empty
    }

    /// What lies before `offset` and what lies behind it.
    /// - Complexity: O(log n), and O(leaf) at the speed of memory.
    func split(at offset: Int, _ rules: RopeRules) -> (left: RopeNode, right: RopeNode) {
        if offset <= 0 { return (.empty, self) }
        if offset >= count { return (self, .empty) }
        switch self {
        case .leaf(let leaf):
            return (.leaf(leaf.slice(0..<offset, rules)), .leaf(leaf.slice(offset..<leaf.count, rules)))
        case .branch(let branch):
            let (index, start) = branch.child(endingAtOrAfter: offset)
            let (left, right) = branch.children[index].split(at: offset - start, rules)
            return (
                Self.joined(Self.tree(branch.children[..<index]), left, rules),
                Self.joined(right, Self.tree(branch.children[(index + 1)...]), rules)
            )
        }
    }

    /// What lies in `range`.
    /// - Complexity: O(log n), and O(leaf) at the speed of memory.
    func slice(_ range: Range<Int>, _ rules: RopeRules) -> RopeNode {
        if range.isEmpty { return .empty }
        if range == 0..<count { return self }
        switch self {
        case .leaf(let leaf): return .leaf(leaf.slice(range, rules))
        case .branch(let branch):
            let (first, start) = branch.child(holding: range.lowerBound)
            let (last, lastStart) = branch.child(endingAtOrAfter: range.upperBound)
            let lower = range.lowerBound - start
            if first == last {
                return branch.children[first].slice(lower..<range.upperBound - start, rules)
            }
            let left = branch.children[first].slice(lower..<branch.children[first].count, rules)
            let right = branch.children[last].slice(0..<range.upperBound - lastStart, rules)
            let middle = Self.tree(branch.children[first + 1..<last])
            return Self.joined(Self.joined(left, middle, rules), right, rules)
        }
    }

    /// Two texts as one. Where they meet, leaves that are too small become one.
    /// - Complexity: O(log n)
    static func joined(_ left: RopeNode, _ right: RopeNode, _ rules: RopeRules) -> RopeNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        let last = left.leafRange(endingAtOrAfter: left.count)
        let first = right.leafRange(endingAtOrAfter: 0)
        if last.count + first.count > rules.mergeBytes { return linked(left, right, rules) }
        var left = left
        right.withLeaf(holding: 0) { leaf, _ in
            leaf.withBytes { bytes in
                let spill = left.edit(last.upperBound..<last.upperBound, with: bytes, rules)
                precondition(spill.isEmpty, "small leaves fit into one chunk")
            }
        }
        return linked(left, right.withoutFirstLeaf(rules), rules)
    }

    /// Two trees as one, leaves as they are.
    /// - Complexity: O(difference of the heights)
    private static func linked(_ left: RopeNode, _ right: RopeNode, _ rules: RopeRules) -> RopeNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        switch (left, right) {
        case (.branch(let a), _) where a.height > right.height:
            var children = a.children
            children += linked(children.removeLast(), right, rules).nodes(ofHeight: a.height - 1)
            return tree(children, rules)
        case (_, .branch(let b)) where b.height > left.height:
            let seam = linked(left, b.children[0], rules).nodes(ofHeight: b.height - 1)
            return tree(seam + b.children.dropFirst(), rules)
        case (.branch(let a), .branch(let b))
        where min(a.children.count, b.children.count) < rules.thinnest:
            return tree(a.children + b.children, rules)
        default:
            return .branch(RopeBranch([left, right]))
        }
    }

    /// This node if it is so high, else its children.
    private func nodes(ofHeight height: Int) -> [RopeNode] {
        if case .branch(let branch) = self, branch.height > height { return branch.children }
        return [self]
    }

    /// A tree above `children`: one branch, or two under a third when they are too many for one.
    private static func tree(_ children: [RopeNode], _ rules: RopeRules) -> RopeNode {
        if children.count <= rules.fanOut { return .branch(RopeBranch(children)) }
        let half = children.count / 2
        return .branch(
            RopeBranch([
                .branch(RopeBranch(Array(children[..<half]))), .branch(RopeBranch(Array(children[half...]))),
            ]))
    }

    /// A tree above some children of a branch, which may be none or one.
    private static func tree(_ children: ArraySlice<RopeNode>) -> RopeNode {
        switch children.count {
        case 0: .empty
        case 1: children[children.startIndex]
        default: .branch(RopeBranch(Array(children)))
        }
    }

    private func withoutFirstLeaf(_ rules: RopeRules) -> RopeNode {
        switch self {
        case .leaf: .empty
        case .branch(let branch):
            Self.linked(
                branch.children[0].withoutFirstLeaf(rules), Self.tree(branch.children.dropFirst()), rules)
        }
    }
}
