// Validity of UTF-8 that adds up.
//
// A text is held in pieces, and a piece may begin or end inside a sequence: an edit may cut anywhere, and a file is
// read in blocks that know nothing of letters. "This piece is valid" is then not enough to tell whether the whole is.
// So a piece remembers its loose ends: the continuation bytes at its front that wait for a lead byte on the left,
// and the begun sequence at its back that waits for the rest. Joining two pieces looks at these few bytes only.
//
// Rejected: forcing every cut to a sequence edge. Any bytes are legal text here, so there may be no edge to go to.

/// What a stretch of bytes is to UTF-8, as seen from outside.
struct UTF8Seam: Equatable, Sendable {
    /// What lies between the loose ends.
    enum Kind: UInt8, Sendable {
        /// Nothing: there are at most three continuation bytes, all in `head`, or no bytes at all.
        case fragment
        /// Well-formed sequences, or at least the begun one of `tail`.
        case sound
        /// Something that no neighbour can mend.
        case broken
    }

    /// Nature of the stretch.
    private(set) var kind = Kind.fragment
    /// Continuation bytes before the first sequence, packed, the last one lowest. At most three.
    private(set) var head: UInt32 = 0
    /// A begun sequence at the end, packed, the last byte lowest. At most three bytes.
    private(set) var tail: UInt32 = 0

    /// A stretch that stays malformed whatever stands beside it.
    static let broken = UTF8Seam(kind: .broken)

    /// Whether the stretch taken alone is well-formed.
    var isWhole: Bool { kind != .broken && head == 0 && tail == 0 }

    /// The seam of this stretch and `next` together.
    func followed(by next: UTF8Seam) -> UTF8Seam {
        if kind == .broken || next.kind == .broken { return .broken }
        if kind == .fragment {
            let joint = Self.packed(head, next.head)
            return joint > 0xFF_FFFF
                ? .broken : UTF8Seam(kind: next.kind, head: UInt32(joint), tail: next.tail)
        }
        let joint = Self.packed(tail, next.head)
        if joint == 0 { return UTF8Seam(kind: .sound, head: head, tail: next.tail) }
        switch UTF8Sequence.Progress(packed: joint) {
        case .complete: return UTF8Seam(kind: .sound, head: head, tail: next.tail)
        case .begun where next.kind == .fragment:
            return UTF8Seam(kind: .sound, head: head, tail: UInt32(joint))
        case .begun, .impossible: return .broken
        }
    }

    /// Packed bytes `a` followed by packed bytes `b`. No byte is 0, so the lengths show.
    private static func packed(_ a: UInt32, _ b: UInt32) -> UInt64 {
        UInt64(a) << (UInt64(4 - b.leadingZeroBitCount / 8) * 8) | UInt64(b)
    }
}

extension UTF8Seam {
    /// Reads the seam off `bytes`.
    ///
    /// - Parameter insideSound: `bytes` were cut out of a stretch that was sound, so only their ends are looked at.
    /// - Complexity: O(n), or O(1) when `insideSound`.
    init(of bytes: UnsafeRawBufferPointer, insideSound: Bool = false) {
        var start = 0
        while start < bytes.count, UTF8Sequence.isContinuation(bytes[start]) {
            guard start < 3 else {
                self = .broken
                return
            }
            head = head << 8 | UInt32(bytes[start])
            start += 1
        }
        if start == bytes.count { return }

        var end = bytes.count - 1
        while end > start, bytes.count - end < 4, UTF8Sequence.isContinuation(bytes[end]) { end -= 1 }
        if UTF8Sequence.length(lead: bytes[end]) > bytes.count - end {
            for byte in bytes[end...] { tail = tail << 8 | UInt32(byte) }
        } else {
            end = bytes.count
        }

        kind = .sound
        if insideSound { return }
        let tailCanGoOn = tail == 0 || UTF8Sequence.Progress(packed: UInt64(tail)) == .begun
        let body = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        if !tailCanGoOn || !UTF8Sequence.areWellFormed(body) { self = .broken }
    }
}
