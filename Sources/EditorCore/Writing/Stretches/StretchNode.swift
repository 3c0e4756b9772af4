/// What is found in a stretch.
protocol StretchContent: Sendable {
    associatedtype Sum: StretchSum
    /// What it adds to the sum of the text.
    var sum: Sum { get }
}

/// What neighbouring stretches come to.
protocol StretchSum: Sendable {
    /// That of nothing.
    init()
    static func += (a: inout Self, b: Self)
}

/// A stretch of text and what was found in it.
///
/// It stands outside of the tree, for arrays of it are made before the first page: what is asked of its parts there would be
/// looked up in the list of all conformances of the program.
struct ReadStretch<State: Sendable, Found: Sendable>: Sendable {
    /// Never 0.
    var bytes: Int
    /// How the reader stands where it begins.
    var entry: State
    /// Nil for what has changed since it was read.
    var found: Found?
}

/// Most stretches or nodes in a node.
private let fanOut = 32

/// A node of a tree of stretches, all of which are equally deep.
struct StretchNode<State: Sendable, Found: StretchContent>: Sendable {
    typealias Leaf = ReadStretch<State, Found>

    enum Content: Sendable {
        case leaves([Leaf])
        case nodes([StretchNode])
    }

    /// What the stretches below come to.
    struct Sum: Sendable {
        var bytes = 0
        /// Of all stretches that were read.
        var found = Found.Sum()
        /// Stretches that were not.
        var unknown = 0

        init() {}

        init(_ leaf: Leaf) {
            bytes = leaf.bytes
            if let sum = leaf.found?.sum { found = sum } else { unknown = 1 }
        }

        static func += (a: inout Sum, b: Sum) {
            a.bytes += b.bytes
            a.found += b.found
            a.unknown += b.unknown
        }
    }

    private(set) var content: Content
    private(set) var sum = Sum()

    init(_ leaves: [Leaf]) {
        content = .leaves(leaves)
        for leaf in leaves { sum += Sum(leaf) }
    }

    init(_ nodes: [StretchNode]) {
        content = .nodes(nodes)
        for node in nodes { sum += node.sum }
    }

    private var count: Int {
        switch content {
        case .leaves(let leaves): leaves.count
        case .nodes(let nodes): nodes.count
        }
    }

    /// The stretch that holds the byte at `offset`, and where it starts; nil at the end.
    ///
    /// - Complexity: O(log n)
    func stretch(at offset: Int) -> (start: Int, stretch: Leaf)? {
        var start = 0
        switch content {
        case .leaves(let leaves):
            for leaf in leaves {
                if offset < start + leaf.bytes { return (start, leaf) }
                start += leaf.bytes
            }
        case .nodes(let nodes):
            for node in nodes {
                if offset < start + node.sum.bytes {
                    return node.stretch(at: offset - start).map { (start + $0.start, $0.stretch) }
                }
                start += node.sum.bytes
            }
        }
        return nil
    }

    /// The first stretch that was not read, and where it starts.
    ///
    /// - Complexity: O(log n)
    func firstUnknown() -> (start: Int, stretch: Leaf)? {
        guard sum.unknown > 0 else { return nil }
        var start = 0
        switch content {
        case .leaves(let leaves):
            for leaf in leaves {
                if leaf.found == nil { return (start, leaf) }
                start += leaf.bytes
            }
        case .nodes(let nodes):
            for node in nodes {
                if let found = node.firstUnknown() { return (start + found.start, found.stretch) }
                start += node.sum.bytes
            }
        }
        return nil
    }

    /// Hands over all stretches in order, and where each starts.
    func forEach(from start: Int = 0, _ body: (Int, Leaf) -> Void) {
        var start = start
        switch content {
        case .leaves(let leaves):
            for leaf in leaves {
                body(start, leaf)
                start += leaf.bytes
            }
        case .nodes(let nodes):
            for node in nodes {
                node.forEach(from: start, body)
                start += node.sum.bytes
            }
        }
    }

    /// The sum of all stretches that end at or before `end`.
    ///
    /// - Complexity: O(log n)
    func sum(endingBy end: Int) -> Sum {
        if sum.bytes <= end { return sum }
        var found = Sum()
        switch content {
        case .leaves(let leaves):
            for leaf in leaves {
                guard found.bytes + leaf.bytes <= end else { break }
                found += Sum(leaf)
            }
        case .nodes(let nodes):
            for node in nodes {
                let isWhole = found.bytes + node.sum.bytes <= end
                found += isWhole ? node.sum : node.sum(endingBy: end - found.bytes)
                if !isWhole { break }
            }
        }
        return found
    }

    /// The nodes that take the place of this one when `new` stretches take that of those in `range`, at whose ends
    /// stretches end. They are as high as this one; there is none when nothing is left.
    ///
    /// - Complexity: O(log n + the stretches that come and go)
    func replacing(_ range: Range<Int>, with new: [Leaf]) -> [StretchNode] {
        var start = 0
        switch content {
        case .leaves(let leaves):
            var kept: (before: [Leaf], behind: [Leaf]) = ([], [])
            for leaf in leaves {
                if start < range.lowerBound { kept.before.append(leaf) }
                if start >= range.upperBound { kept.behind.append(leaf) }
                start += leaf.bytes
            }
            return Self.grouped(kept.before + new + kept.behind).map { StretchNode($0) }
        case .nodes(let nodes):
            var (changed, isPlaced) = ([StretchNode](), false)
            for node in nodes {
                let end = start + node.sum.bytes
                if end <= range.lowerBound || start >= range.upperBound {
                    changed.append(node)
                } else {
                    let part = max(0, range.lowerBound - start)..<min(range.upperBound, end) - start
                    changed += node.replacing(part, with: isPlaced ? [] : new)
                    isPlaced = true
                }
                start = end
            }
            return Self.grouped(Self.joined(changed)).map { StretchNode($0) }
        }
    }

    /// Nodes of one height, the thin ones joined with their neighbours.
    private static func joined(_ nodes: [StretchNode]) -> [StretchNode] {
        var joined: [StretchNode] = []
        for node in nodes {
            guard let last = joined.last, last.count + node.count <= fanOut / 2 else {
                joined.append(node)
                continue
            }
            switch (last.content, node.content) {
            case (.leaves(let a), .leaves(let b)): joined[joined.count - 1] = StretchNode(a + b)
            case (.nodes(let a), .nodes(let b)): joined[joined.count - 1] = StretchNode(a + b)
            default: preconditionFailure("nodes of one height hold the same")
            }
        }
        return joined
    }

    /// Parts of one size, none larger than a node may be.
    static func grouped<Item>(_ items: [Item]) -> [[Item]] {
        if items.count <= fanOut { return items.isEmpty ? [] : [items] }
        let groups = (items.count + fanOut - 1) / fanOut
        return (0..<groups).map {
            Array(items[$0 * items.count / groups..<($0 + 1) * items.count / groups])
        }
    }
}
