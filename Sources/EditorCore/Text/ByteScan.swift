import Glibc

/// Scans of raw bytes at the speed of memory. The only file of the core that calls the C library; what the library
/// hides from Swift (`memrchr`, `memmem`) is written here and in ByteScan+Needles.swift, eight bytes at a time. Rejected:
/// vectors of the standard library, whose comparisons ran at a tenth of a GB/s.
enum ByteScan {
    /// Index of the first `byte`; nil when there is none.
    /// - Complexity: O(n)
    static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let hit = memchr(base, Int32(byte), bytes.count) else {
            return nil
        }
        return UnsafeRawPointer(hit) - base
    }

    /// Index of the last `byte`; nil when there is none.
    /// - Complexity: O(n)
    static func lastIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        let pattern = ByteWords.repeating(byte)
        var end = bytes.count
        while end >= 8 {
            let word = bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
            if ByteWords.zeroBytes(of: word ^ pattern) != 0 { break }
            end -= 8
        }
        return bytes[..<end].lastIndex(of: byte)
    }

    /// Whether two stretches hold the same bytes. The same stretch twice is not read.
    /// - Complexity: O(n)
    static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
        guard a.count == b.count else { return false }
        guard let first = a.baseAddress, let second = b.baseAddress, first != second else { return true }
        return memcmp(first, second, a.count) == 0
    }

    /// How often `byte` occurs.
    /// - Complexity: O(n)
    static func count(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
        let pattern = ByteWords.repeating(byte)
        var total = 0
        var place = 0
        while bytes.count - place >= 8 {
            // Eight counters side by side, each of which is full at 255.
            let end = place + min((bytes.count - place) / 8, 255) * 8
            var counters: UInt64 = 0
            while place < end {
                let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                counters &+= ByteWords.zeroBytes(of: word ^ pattern) >> 7
                place += 8
            }
            total += ByteWords.sum(counters)
        }
        while place < bytes.count {
            if bytes[place] == byte { total += 1 }
            place += 1
        }
        return total
    }

    /// Index of the occurrence of `byte` that has `before` others before it; nil when there are not so many.
    /// - Complexity: O(n)
    static func index(of byte: UInt8, after before: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var left = before
        var from = 0
        while from < bytes.count {
            let end = min(from + 1_024, bytes.count)
            let here = count(of: byte, in: bytes.part(from..<end))
            if here > left { break }
            left -= here
            from = end
        }
        while let hit = firstIndex(of: byte, in: bytes.part(from..<bytes.count)) {
            if left == 0 { return from + hit }
            left -= 1
            from += hit + 1
        }
        return nil
    }
}

/// Eight bytes looked at as one number.
enum ByteWords {
    /// `byte` eight times.
    static func repeating(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// A number with the high bit of each byte set where `word` has a zero byte, and no other bit.
    static func zeroBytes(of word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((word & low) &+ low) | word | low)
    }

    /// The sum of the eight bytes of `word`.
    static func sum(_ word: UInt64) -> Int {
        let even: UInt64 = 0x00FF_00FF_00FF_00FF
        let pairs = (word & even) + (word >> 8 & even)
        return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }

    /// A number with the high bit of each byte set where `word`, all ASCII, has a capital, and no other bit.
    static func capitals(of word: UInt64) -> UInt64 {
        let fromA = word &+ repeating(0x80 - UInt8(ascii: "A"))
        let pastZ = word &+ repeating(0x80 - UInt8(ascii: "Z") - 1)
        return (fromA ^ pastZ) & repeating(0x80)
    }

    /// Bytes at the start of `bytes` that are ASCII.
    /// - Complexity: O(n)
    static func lengthOfASCII(_ bytes: UnsafeRawBufferPointer) -> Int {
        var place = 0
        while bytes.count - place >= 8 {
            let high = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & repeating(0x80)
            if high != 0 { return place + high.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < bytes.count, bytes[place] < 0x80 { place += 1 }
        return place
    }

    /// Makes small letters of the capitals in `bytes`, all ASCII.
    /// - Complexity: O(n)
    static func makeSmall(_ bytes: UnsafeMutableRawBufferPointer) {
        var place = 0
        while bytes.count - place >= 8 {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            bytes.storeBytes(of: word | capitals(of: word) >> 2, toByteOffset: place, as: UInt64.self)
            place += 8
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { bytes[place] = byte | 0x20 }
            place += 1
        }
    }
}

extension ByteScan {
    /// How many bytes two arrays share at their starts.
    /// - Complexity: O(n), eight bytes at a time.
    static func commonPrefix(_ a: [UInt8], _ b: [UInt8]) -> Int {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                let limit = min(a.count, b.count)
                var place = 0
                while limit - place >= 8, word(a, place) == word(b, place) { place += 8 }
                while place < limit, a[place] == b[place] { place += 1 }
                return place
            }
        }
    }

    /// How many bytes two arrays share at their ends.
    /// - Complexity: O(n), eight bytes at a time.
    static func commonSuffix(_ a: [UInt8], _ b: [UInt8]) -> Int {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                let limit = min(a.count, b.count)
                var count = 0
                while limit - count >= 8, word(a, a.count - count - 8) == word(b, b.count - count - 8) {
                    count += 8
                }
                while count < limit, a[a.count - count - 1] == b[b.count - count - 1] { count += 1 }
                return count
            }
        }
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
}
