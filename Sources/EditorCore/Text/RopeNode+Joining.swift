/// Cutting trees and putting them together: all that editing is made of.
///
/// Both keep all leaves equally deep. A cut may leave thin branches along its path; joining thickens them again,
/// since only the nodes along the seam can be thin and the seam is where joining looks.
extension RopeNode {
    /// The part before `offset` and the part behind it, each as high as this node; nil for a part without bytes.
    ///
    /// - Complexity: O(log n), and O(leaf) to count breaks in the two halves of one leaf.
    func split(at offset: Int, breakByte: UInt8) -> (RopeNode?, RopeNode?) {
        if offset <= 0 { return (nil, self) }
        if offset >= summary.bytes { return (self, nil) }
        switch self {
        case .leaf(let leaf):
            let middle = leaf.range.lowerBound + offset
            return (
                .leaf(RopeLeaf(leaf.storage, leaf.range.lowerBound..<middle, breakByte: breakByte)),
                .leaf(RopeLeaf(leaf.storage, middle..<leaf.range.upperBound, breakByte: breakByte))
            )
        case .branch(let branch):
            let (index, rest) = branch.child(at: offset)
            let (left, right) = branch.children[index].split(at: rest, breakByte: breakByte)
            let before = Array(branch.children[..<index]) + (left.map { [$0] } ?? [])
            let after = (right.map { [$0] } ?? []) + Array(branch.children[(index + 1)...])
            return (Self.branch(of: before), Self.branch(of: after))
        }
    }

    private static func branch(of children: [RopeNode]) -> RopeNode? {
        children.isEmpty ? nil : .branch(RopeBranch(children))
    }

    /// Two trees as one.
    ///
    /// - Complexity: O(log n).
    static func join(_ left: RopeNode?, _ right: RopeNode?, _ shape: RopeShape, breakByte: UInt8) -> RopeNode?
    {
        guard let left = left?.trimmed else { return right?.trimmed }
        guard let right = right?.trimmed else { return left }
        let nodes = joined(left, right, shape, breakByte)
        return nodes.count == 1 ? nodes[0] : .branch(RopeBranch(nodes))
    }

    /// This node without branches of a single child at its top.
    private var trimmed: RopeNode {
        var node = self
        while case .branch(let branch) = node, branch.children.count == 1 { node = branch.children[0] }
        return node
    }

    /// One or two nodes as high as the higher of the two.
    private static func joined(
        _ left: RopeNode, _ right: RopeNode, _ shape: RopeShape, _ breakByte: UInt8
    ) -> [RopeNode] {
        switch (left, right) {
        case (.leaf(let a), .leaf(let b)):
            return joinedLeaves(a, b, shape, breakByte)
        case (.branch(let a), .branch(let b)) where a.height == b.height:
            let seam = joined(a.children[a.children.count - 1], b.children[0], shape, breakByte)
            return packed(a.children.dropLast() + seam + b.children.dropFirst(), shape)
        case (.branch(let a), _) where a.height > right.height:
            let seam = joined(a.children[a.children.count - 1], right, shape, breakByte)
            return packed(a.children.dropLast() + seam, shape)
        case (_, .branch(let b)):
            let seam = joined(left, b.children[0], shape, breakByte)
            return packed(seam + b.children.dropFirst(), shape)
        case (.branch, .leaf):
            preconditionFailure("a branch is higher than a leaf")
        }
    }

    /// Small neighbours are copied into one leaf, so that typing does not make a leaf a letter.
    private static func joinedLeaves(
        _ a: RopeLeaf, _ b: RopeLeaf, _ shape: RopeShape, _ breakByte: UInt8
    ) -> [RopeNode] {
        guard a.range.count + b.range.count <= shape.smallLeaf else { return [.leaf(a), .leaf(b)] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(a.range.count + b.range.count)
        bytes += a.storage[a.range]
        bytes += b.storage[b.range]
        return [.leaf(RopeLeaf(bytes, 0..<bytes.count, breakByte: breakByte))]
    }

    /// The children as one branch, or as two when they are too many. Thin neighbours become one.
    private static func packed(_ children: [RopeNode], _ shape: RopeShape) -> [RopeNode] {
        var thick: [RopeNode] = []
        thick.reserveCapacity(children.count)
        for child in children {
            if case .branch(let branch) = child, case .branch(let last)? = thick.last,
                branch.children.count + last.children.count <= shape.fanOut
            {
                thick[thick.count - 1] = .branch(RopeBranch(last.children + branch.children))
            } else {
                thick.append(child)
            }
        }
        guard thick.count > shape.fanOut else { return [.branch(RopeBranch(thick))] }
        let half = thick.count / 2
        return [.branch(RopeBranch(Array(thick[..<half]))), .branch(RopeBranch(Array(thick[half...])))]
    }
}
