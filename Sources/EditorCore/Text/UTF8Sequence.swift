/// The rules of well-formed UTF-8 (Unicode, table 3-7) for bytes one by one and for whole stretches.
enum UTF8Sequence {
    /// How far the first bytes of a sequence have come.
    enum Progress {
        /// A whole sequence and nothing more.
        case complete
        /// Bytes that a right continuation would complete.
        case begun
        /// Bytes that no continuation can save.
        case impossible

        /// Judges up to four bytes, the last one lowest; all but the first must be continuation bytes.
        init(packed: UInt64) {
            let count = 8 - packed.leadingZeroBitCount / 8
            guard (1...4).contains(count) else {
                self = .impossible
                return
            }
            let lead = UInt8(truncatingIfNeeded: packed >> UInt64(8 * (count - 1)))
            let needed = UTF8Sequence.length(lead: lead)
            if count > 1 {
                let second = UInt8(truncatingIfNeeded: packed >> UInt64(8 * (count - 2)))
                guard UTF8Sequence.allows(second, after: lead) else {
                    self = .impossible
                    return
                }
            }
            self = count == needed ? .complete : count < needed ? .begun : .impossible
        }
    }

    /// Whether `byte` can only stand inside a sequence.
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Length of a sequence that begins with `lead`; 0 when none can.
    static func length(lead: UInt8) -> Int {
        switch lead {
        case ..<0x80: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
    }

    /// Whether `second` may follow `lead`: overlong forms, surrogates and what lies past U+10FFFF are out.
    static func allows(_ second: UInt8, after lead: UInt8) -> Bool {
        switch lead {
        case 0xE0: (0xA0...0xBF).contains(second)
        case 0xED: (0x80...0x9F).contains(second)
        case 0xF0: (0x90...0xBF).contains(second)
        case 0xF4: (0x80...0x8F).contains(second)
        default: isContinuation(second)
        }
    }

    /// The place to cut nearest before `place` that tears no sequence; `place` itself where bytes are malformed.
    static func edge(atOrBefore place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        guard place < bytes.count, isContinuation(bytes[place]) else { return place }
        for back in 1...3 where back < place {
            let byte = bytes[place - back]
            if isContinuation(byte) { continue }
            return length(lead: byte) > back ? place - back : place
        }
        return place
    }
}

// Whole stretches. Whether a byte is in its place can be told from it and the three before it, without any state:
// it must be a continuation exactly when one of those asks for it. A loop of such judgements has no branches, and
// the compiler turns it into vector code. A stretch of ASCII needs one look.
extension UTF8Sequence {
    /// Whether `bytes` are well-formed UTF-8 from end to end.
    /// - Complexity: O(n)
    static func areWellFormed(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var place = 0
        while place < min(3, bytes.count) {
            let count = wellFormedLength(at: place, in: bytes)
            if count == 0 { return false }
            place += count
        }
        while place < bytes.count {
            let end = min(place + 128, bytes.count)
            let isRight =
                isASCII(bytes, place..<end)
                ? !asksForMore(at: place, in: bytes) : areInPlace(bytes, place..<end)
            if !isRight { return false }
            place = end
        }
        return bytes.count < 3 || !asksForMore(at: bytes.count, in: bytes)
    }

    /// Length of the well-formed sequence at `place`; 0 when there is none.
    private static func wellFormedLength(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        let lead = bytes[place]
        let count = length(lead: lead)
        if count <= 1 { return count }
        guard place + count <= bytes.count, allows(bytes[place + 1], after: lead) else { return 0 }
        for next in place + 1..<place + count where !isContinuation(bytes[next]) { return 0 }
        return count
    }

    /// Whether a sequence begun before `place` goes on there. At least three bytes stand before `place`.
    private static func asksForMore(at place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        bytes[place - 1] >= 0xC0 || bytes[place - 2] >= 0xE0 || bytes[place - 3] >= 0xF0
    }

    private static func isASCII(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
        var all: UInt64 = 0
        var place = range.lowerBound
        while place <= range.upperBound - 8 {
            all |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            place += 8
        }
        return all & ByteWords.repeating(0x80) == 0
            && bytes[place..<range.upperBound].allSatisfy { $0 < 0x80 }
    }

    /// Whether each byte in `range` is a continuation exactly when one before it asks for that, and none is in a sequence
    /// that is overlong, a surrogate or past U+10FFFF. At least three bytes stand before the range.
    private static func areInPlace(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        let start = base + range.lowerBound
        let (back1, back2, back3) = (start - 1, start - 2, start - 3)
        var wrong: UInt8 = 0
        for index in 0..<range.count {
            let here = start.load(fromByteOffset: index, as: UInt8.self)
            let back = back1.load(fromByteOffset: index, as: UInt8.self)
            let second = flag(back2.load(fromByteOffset: index, as: UInt8.self) >= 0xE0)
            let third = flag(back3.load(fromByteOffset: index, as: UInt8.self) >= 0xF0)
            let isWanted = flag(back >= 0xC0) | second | third
            wrong |= isWanted ^ flag(isContinuation(here))
            wrong |= flag(here & 0xFE == 0xC0) | flag(here >= 0xF5)
            wrong |= flag(back == 0xE0) & flag(here < 0xA0) | flag(back == 0xED) & flag(here >= 0xA0)
            wrong |= flag(back == 0xF0) & flag(here < 0x90) | flag(back == 0xF4) & flag(here >= 0x90)
        }
        return wrong == 0
    }

    /// A truth as a number, for arithmetic without branches.
    private static func flag(_ truth: Bool) -> UInt8 { truth ? 1 : 0 }
}

extension UInt8 {
    /// Whether it is a printable character of ASCII. Two of them side by side are always two grapheme clusters.
    var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
    /// Whether it is a letter of ASCII.
    var isASCIILetter: Bool { (self | 0x20).isSmallASCIILetter }
    /// Whether it is a small letter of ASCII.
    var isSmallASCIILetter: Bool { self &- 0x61 < 26 }
}
