/// What all parts of one rope agree on. Tests take small sizes, so that every case comes up often.
struct RopeRules: Equatable, Sendable {
    /// The byte that ends a paragraph.
    var breakByte: UInt8 = 0x0A
    /// Most bytes in a leaf; at least a chunk.
    var leafBytes = 16_384
    /// Most bytes in a leaf that is a chunk: one that holds its bytes alone and is edited in place. At least 16.
    var chunkBytes = 1_024
    /// Most children of a branch; at least 4. All but the root have half as many or more.
    var fanOut = 16

    /// Two neighbouring leaves with no more bytes than this become one.
    var mergeBytes: Int { chunkBytes / 4 }
    /// What an edit takes along on both sides when it cuts a chunk out of a large leaf.
    var marginBytes: Int { chunkBytes / 8 }
    /// Fewest children of a branch that is not the root.
    var thinnest: Int { fanOut / 2 }
}

/// A stretch of text in one piece: a chunk with bytes of its own, or a slice of a large array that others share.
///
/// A leaf of no more than `chunkBytes` is always a chunk, so that a few words kept by the undo history do not keep
/// a megabyte of file alive.
struct RopeLeaf: Sendable {
    /// The array that holds the bytes, all of it in a chunk.
    private(set) var storage: [UInt8] = []
    /// Where the leaf begins in `storage`.
    private(set) var start = 0
    /// Facts about the bytes.
    private(set) var summary = TextSummary.empty

    /// Length.
    var count: Int { summary.bytes }
    /// Whether the bytes are nobody else's business.
    var isChunk: Bool { start == 0 && storage.count == count }

    /// A leaf of `part` of `storage`.
    /// - Complexity: O(the part)
    init(_ storage: [UInt8], _ part: Range<Int>, _ rules: RopeRules) {
        if part.count <= rules.chunkBytes, part.count < storage.count {
            self.storage = Array(storage[part])
        } else {
            self.storage = storage
            start = part.lowerBound
        }
        summary = self.storage.withUnsafeBytes {
            TextSummary(of: $0.part(start..<start + part.count), breakByte: rules.breakByte)
        }
    }

    /// The leaf of an empty text.
    init() {}

    /// Calls `body` with the bytes.
    func withBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        try storage.span.extracting(start..<start + count).withUnsafeBytes(body)
    }

    /// A part of this leaf, which must not be empty.
    /// - Complexity: O(leaf) at the speed of memory.
    func slice(_ part: Range<Int>, _ rules: RopeRules) -> RopeLeaf {
        var leaf = RopeLeaf()
        if part.count <= rules.chunkBytes, part.count < storage.count {
            leaf.storage = Array(storage[start + part.lowerBound..<start + part.upperBound])
        } else {
            leaf.storage = storage
            leaf.start = start + part.lowerBound
        }
        leaf.summary = withBytes { bytes in
            TextSummary(
                bytes: part.count, breaks: breaks(in: part, of: bytes, rules),
                seam: UTF8Seam(of: bytes.part(part), insideSound: summary.seam.kind == .sound))
        }
        return leaf
    }

    /// Breaks in a part, counted in the part or in the rest, whichever is shorter.
    private func breaks(in part: Range<Int>, of bytes: UnsafeRawBufferPointer, _ rules: RopeRules) -> Int {
        if summary.breaks == 0 { return 0 }
        func count(_ range: Range<Int>) -> Int { ByteScan.count(of: rules.breakByte, in: bytes.part(range)) }
        if part.count <= self.count / 2 { return count(part) }
        return summary.breaks - count(0..<part.lowerBound) - count(part.upperBound..<self.count)
    }

    /// The same bytes, their breaks counted by new rules.
    func recounted(_ rules: RopeRules) -> RopeLeaf {
        var leaf = self
        leaf.summary.breaks = withBytes { ByteScan.count(of: rules.breakByte, in: $0) }
        return leaf
    }
}

extension RopeLeaf {
    /// Puts `bytes`, at most `mergeBytes` of them, in the place of `part`. Something must be left.
    ///
    /// A chunk changes in place. Out of a large leaf, the edit cuts a chunk with some letters around, since whoever
    /// edits there goes on there.
    /// - Returns: the leaves that now follow this one: none, one or two.
    /// - Complexity: O(chunk), and O(leaf) at the speed of memory for the first edit in a large leaf.
    mutating func edit(_ part: Range<Int>, with bytes: UnsafeRawBufferPointer, _ rules: RopeRules)
        -> [RopeLeaf]
    {
        if count <= rules.chunkBytes {
            storage.replaceSubrange(part, with: bytes)
            return settle(rules)
        }
        let window = window(around: part, rules)
        var chunk: [UInt8] = []
        chunk.reserveCapacity(window.count - part.count + bytes.count)
        chunk += storage[start + window.lowerBound..<start + part.lowerBound]
        chunk += bytes
        chunk += storage[start + part.upperBound..<start + window.upperBound]

        var leaves: [RopeLeaf] = []
        if window.lowerBound > 0 { leaves.append(slice(0..<window.lowerBound, rules)) }
        leaves.append(RopeLeaf(chunk, chunk.indices, rules))
        if window.upperBound < count { leaves.append(slice(window.upperBound..<count, rules)) }
        self = leaves.removeFirst()
        return leaves
    }

    /// Counts a chunk anew after a change, and halves it when it has grown too large.
    private mutating func settle(_ rules: RopeRules) -> [RopeLeaf] {
        var rest: [RopeLeaf] = []
        if storage.count > rules.chunkBytes {
            let half = storage.withUnsafeBytes { UTF8Sequence.edge(atOrBefore: $0.count / 2, in: $0) }
            rest = [RopeLeaf(Array(storage[half...]), 0..<storage.count - half, rules)]
            storage.removeSubrange(half...)
        }
        summary = storage.withUnsafeBytes { TextSummary(of: $0, breakByte: rules.breakByte) }
        return rest
    }

    /// What an edit of `part` cuts out: the part and a margin, and what would be left too small on its own.
    private func window(around part: Range<Int>, _ rules: RopeRules) -> Range<Int> {
        var lower = part.lowerBound - rules.marginBytes
        var upper = part.upperBound + rules.marginBytes
        if lower <= rules.mergeBytes { lower = 0 }
        if upper >= count - rules.mergeBytes { upper = count }
        return lower..<upper
    }
}

extension UnsafeRawBufferPointer {
    /// Some of these bytes, counted from 0.
    func part(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: self[range]) }
}
