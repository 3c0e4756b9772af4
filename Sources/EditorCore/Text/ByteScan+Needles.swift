// Searching for several bytes. Eight places are judged at once: where the needle may begin, its first byte stands, and
// its last byte stands as far behind as it should. Few places pass, and only these are compared whole. Unlike a search
// for one rare byte, this keeps its speed for words made of the commonest letters.

extension ByteScan {
    /// Index where the first whole `needle` begins; nil when there is none. An empty needle is nowhere.
    /// - Complexity: O(n) for a needle whose ends rarely stand so far apart, O(n·m) at worst.
    static func firstIndex(of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard !needle.isEmpty else { return nil }
        let ends = NeedleEnds(needle)
        let starts = bytes.count - needle.count + 1
        var place = 0
        while starts - place >= 8 {
            var marks = ends.marks(in: bytes, at: place)
            while marks != 0 {
                let hit = place + marks.trailingZeroBitCount / 8
                if stands(needle, in: bytes, at: hit) { return hit }
                marks &= marks - 1
            }
            place += 8
        }
        while place < starts {
            if stands(needle, in: bytes, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// Index where the last whole `needle` begins; nil when there is none. An empty needle is nowhere.
    /// - Complexity: as of `firstIndex`.
    static func lastIndex(of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard !needle.isEmpty else { return nil }
        let ends = NeedleEnds(needle)
        var starts = bytes.count - needle.count + 1
        while starts >= 8 {
            starts -= 8
            var marks = ends.marks(in: bytes, at: starts)
            while marks != 0 {
                let bit = 63 - marks.leadingZeroBitCount
                let hit = starts + bit / 8
                if stands(needle, in: bytes, at: hit) { return hit }
                marks &= ~(1 << UInt64(bit))
            }
        }
        while starts > 0 {
            starts -= 1
            if stands(needle, in: bytes, at: starts) { return starts }
        }
        return nil
    }

    private static func stands(
        _ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, at place: Int
    ) -> Bool {
        areEqual(bytes.part(place..<place + needle.count), needle)
    }
}

/// The first and the last byte of a needle.
private struct NeedleEnds {
    let first, last: UInt64
    let distance: Int

    init(_ needle: UnsafeRawBufferPointer) {
        distance = needle.count - 1
        first = ByteWords.repeating(needle[0])
        last = ByteWords.repeating(needle[distance])
    }

    /// The high bit of each byte set where, of the eight places from `place` on, both ends stand right.
    func marks(in bytes: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
        let heads = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let tails = bytes.loadUnaligned(fromByteOffset: place + distance, as: UInt64.self)
        return ByteWords.zeroBytes(of: (heads ^ first) | (tails ^ last))
    }
}
