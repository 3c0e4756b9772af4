/// A stretch of text and what it counts.
struct CountChunk: Sendable {
    /// Never 0.
    var bytes: Int
    /// How the text stands where the chunk begins.
    var entry: TextCounter.State
    /// Nil for what has changed since it was counted.
    var figures: TextFigures?
}

/// What the chunks below a node come to.
struct CountSum: Sendable {
    var bytes = 0
    /// Those of all chunks that are counted.
    var figures = TextFigures()
    /// Chunks that are not.
    var unknown = 0

    static func += (a: inout CountSum, b: CountSum) {
        a.bytes += b.bytes
        a.figures += b.figures
        a.unknown += b.unknown
    }
}

/// A node of the tree of counts. All chunks are equally deep.
struct CountNode: Sendable {
    enum Content: Sendable {
        case chunks([CountChunk])
        case nodes([CountNode])
    }

    private(set) var content: Content
    private(set) var sum = CountSum()

    /// Most chunks or nodes in a node; two neighbours with no more than this become one.
    static let fanOut = 32

    init(_ chunks: [CountChunk]) {
        content = .chunks(chunks)
        for chunk in chunks {
            sum.bytes += chunk.bytes
            if let figures = chunk.figures { sum.figures += figures } else { sum.unknown += 1 }
        }
    }

    init(_ nodes: [CountNode]) {
        content = .nodes(nodes)
        for node in nodes { sum += node.sum }
    }

    private var count: Int {
        switch content {
        case .chunks(let chunks): chunks.count
        case .nodes(let nodes): nodes.count
        }
    }

    /// The chunk that holds the byte at `offset`, and where it starts; nil at the end.
    ///
    /// - Complexity: O(log n)
    func chunk(at offset: Int) -> (start: Int, chunk: CountChunk)? {
        var start = 0
        switch content {
        case .chunks(let chunks):
            for chunk in chunks {
                if offset < start + chunk.bytes { return (start, chunk) }
                start += chunk.bytes
            }
        case .nodes(let nodes):
            for node in nodes {
                if offset < start + node.sum.bytes {
                    return node.chunk(at: offset - start).map { (start + $0.start, $0.chunk) }
                }
                start += node.sum.bytes
            }
        }
        return nil
    }

    /// The first chunk that is not counted, and where it starts.
    ///
    /// - Complexity: O(log n)
    func firstUnknown() -> (start: Int, chunk: CountChunk)? {
        guard sum.unknown > 0 else { return nil }
        var start = 0
        switch content {
        case .chunks(let chunks):
            for chunk in chunks {
                if chunk.figures == nil { return (start, chunk) }
                start += chunk.bytes
            }
        case .nodes(let nodes):
            for node in nodes {
                if let found = node.firstUnknown() { return (start + found.start, found.chunk) }
                start += node.sum.bytes
            }
        }
        return nil
    }

    /// The sum of all chunks that end at or before `end`.
    ///
    /// - Complexity: O(log n)
    func sum(endingBy end: Int) -> CountSum {
        if sum.bytes <= end { return sum }
        var found = CountSum()
        switch content {
        case .chunks(let chunks): found = CountNode(Array(chunks.prefixEnding(by: end))).sum
        case .nodes(let nodes):
            for node in nodes {
                let isWhole = found.bytes + node.sum.bytes <= end
                found += isWhole ? node.sum : node.sum(endingBy: end - found.bytes)
                if !isWhole { break }
            }
        }
        return found
    }

    /// The nodes that take the place of this one when `new` chunks take that of those in `range`, at whose ends chunks end.
    /// They are as high as this one; there is none when nothing is left.
    ///
    /// - Complexity: O(log n + the chunks that come and go)
    func replacing(_ range: Range<Int>, with new: [CountChunk]) -> [CountNode] {
        var start = 0
        switch content {
        case .chunks(let chunks):
            var kept: (before: [CountChunk], behind: [CountChunk]) = ([], [])
            for chunk in chunks {
                if start < range.lowerBound { kept.before.append(chunk) }
                if start >= range.upperBound { kept.behind.append(chunk) }
                start += chunk.bytes
            }
            return Self.grouped(kept.before + new + kept.behind).map { CountNode($0) }
        case .nodes(let nodes):
            var (changed, isPlaced) = ([CountNode](), false)
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
            return Self.grouped(Self.joined(changed)).map { CountNode($0) }
        }
    }

    /// Nodes of one height, the thin ones joined with their neighbours.
    private static func joined(_ nodes: [CountNode]) -> [CountNode] {
        var joined: [CountNode] = []
        for node in nodes {
            guard let last = joined.last, last.count + node.count <= fanOut / 2 else {
                joined.append(node)
                continue
            }
            switch (last.content, node.content) {
            case (.chunks(let a), .chunks(let b)): joined[joined.count - 1] = CountNode(a + b)
            case (.nodes(let a), .nodes(let b)): joined[joined.count - 1] = CountNode(a + b)
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

extension [CountChunk] {
    fileprivate func prefixEnding(by end: Int) -> ArraySlice<CountChunk> {
        var place = 0
        return prefix { chunk in
            place += chunk.bytes
            return place <= end
        }
    }
}
