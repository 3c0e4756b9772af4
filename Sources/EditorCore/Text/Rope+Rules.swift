extension Rope {
    /// What is wrong with the tree, in a sentence; nil when it keeps every rule. For tests.
    ///
    /// - Complexity: O(n)
    func brokenRule() -> String? {
        if let broken = root.brokenRule(isRoot: true, rules) { return broken }
        var last: Int?
        var broken: String?
        root.forEachLeaf { leaf in
            if let last, last + leaf.count <= rules.mergeBytes {
                broken = "leaves of \(last) and \(leaf.count) bytes stand side by side"
            }
            last = leaf.count
        }
        return broken
    }
}

extension RopeNode {
    fileprivate func brokenRule(isRoot: Bool, _ rules: RopeRules) -> String? {
        switch self {
        case .leaf(let leaf):
            if leaf.count == 0, !isRoot { return "a leaf is empty" }
            if leaf.count > rules.leafBytes { return "a leaf has \(leaf.count) bytes" }
            if leaf.count <= rules.chunkBytes, !leaf.isChunk {
                return "a leaf of \(leaf.count) bytes holds \(leaf.storage.count)"
            }
            let summary = leaf.withBytes { TextSummary(of: $0, breakByte: rules.breakByte) }
            return leaf.summary == summary ? nil : "a leaf says \(leaf.summary) of \(summary)"
        case .branch(let branch):
            let children = branch.children
            if children.count > rules.fanOut || children.count < (isRoot ? 2 : rules.thinnest) {
                return "a branch has \(children.count) children"
            }
            if children.contains(where: { $0.height != branch.height - 1 }) {
                return "leaves lie unequally deep"
            }
            let summary = children.reduce(TextSummary.empty) { $0 + $1.summary }
            if branch.summary != summary { return "a branch says \(branch.summary) of \(summary)" }
            return children.lazy.compactMap { $0.brokenRule(isRoot: false, rules) }.first
        }
    }
}
