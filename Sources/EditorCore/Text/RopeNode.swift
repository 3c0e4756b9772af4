/// The measures of a rope's tree. Tests take small ones, so that every case comes up often.
struct RopeShape: Sendable {
    /// Bytes in the largest leaf.
    var largestLeaf: Int
    /// Bytes up to which neighbouring leaves are copied into one.
    var smallLeaf: Int
    /// Children of a full branch, at least 4.
    var fanOut: Int

    static let standard = RopeShape(largestLeaf: 65_536, smallLeaf: 1_024, fanOut: 24)
}

/// A stretch of text: bytes shared with whoever else holds them.
struct RopeLeaf: Sendable {
    let storage: [UInt8]
    let range: Range<Int>
    let summary: TextSummary

    init(_ storage: [UInt8], _ range: Range<Int>, breakByte: UInt8) {
        self.storage = storage
        self.range = range
        summary = storage.withUnsafeBytes { all in
            let bytes = UnsafeRawBufferPointer(rebasing: all[range])
            return TextSummary(
                bytes: range.count, breaks: ByteScan.count(of: breakByte, in: bytes),
                isValidUTF8: ByteScan.isValidUTF8(bytes))
        }
    }

    /// Calls `body` with the bytes.
    func withBytes<T, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> T) throws(E) -> T {
        let result: Result<T, E> = storage.withUnsafeBytes { all in
            do throws(E) {
                return .success(try body(UnsafeRawBufferPointer(rebasing: all[range])))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

/// A node of the tree. Nodes never change: an edit makes a new path and shares the rest.
enum RopeNode: Sendable {
    case leaf(RopeLeaf)
    case branch(RopeBranch)

    var summary: TextSummary {
        switch self {
        case .leaf(let leaf): leaf.summary
        case .branch(let branch): branch.summary
        }
    }

    /// Levels below this one; all leaves are equally deep.
    var height: Int {
        switch self {
        case .leaf: 0
        case .branch(let branch): branch.height
        }
    }
}

/// A node with children, at least one.
final class RopeBranch: Sendable {
    let children: [RopeNode]
    let summary: TextSummary
    let height: Int

    init(_ children: [RopeNode]) {
        self.children = children
        summary = children.reduce(.empty) { $0 + $1.summary }
        height = (children.first?.height ?? 0) + 1
    }

    /// The child that holds the byte at `offset`, and how far into it that is. The end belongs to the last child.
    func child(at offset: Int) -> (index: Int, rest: Int) {
        var rest = offset
        for (index, child) in children.enumerated() {
            let count = child.summary.bytes
            if rest < count || index == children.count - 1 { return (index, rest) }
            rest -= count
        }
        return (0, rest)
    }
}
