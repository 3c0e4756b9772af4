import Glibc

/// Looking through bytes at the speed of memory: eight at a time, or by the C library's `memchr`.
enum ByteScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// How often `byte` stands in `bytes`.
    static func count(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
        let pattern = ones &* UInt64(byte)
        var count = 0
        var place = 0
        while place + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pattern
            // The high bit of each byte that is not zero; what lacks it was the byte sought.
            let others = ((word & ~highs) &+ ~highs) | word
            count += 8 - (others & highs).nonzeroBitCount
            place += 8
        }
        while place < bytes.count {
            if bytes[place] == byte { count += 1 }
            place += 1
        }
        return count
    }

    /// The first place of `byte` at or after `start`.
    static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count else { return nil }
        guard let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// The last place of `byte` before `end`.
    static func last(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, before end: Int) -> Int? {
        let pattern = ones &* UInt64(byte)
        var place = end
        while place >= 8 {
            let word = bytes.loadUnaligned(fromByteOffset: place - 8, as: UInt64.self) ^ pattern
            if (word &- ones) & ~word & highs != 0 { break }
            place -= 8
        }
        while place > 0 {
            place -= 1
            if bytes[place] == byte { return place }
        }
        return nil
    }

    /// Whether all of `bytes` is well-formed UTF-8.
    static func isValidUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var place = 0
        while place < bytes.count {
            if place + 8 <= bytes.count,
                bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & highs == 0
            {
                place += 8
            } else {
                let length = sequenceLength(bytes, at: place)
                if length == 0 { return false }
                place += length
            }
        }
        return true
    }

    /// Bytes of the well-formed sequence at `place` (table 3-7 of the Unicode standard); 0 when there is none.
    private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
        let lead = bytes[place]
        if lead < 0x80 { return 1 }
        let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard length > 0, place + length <= bytes.count else { return 0 }
        let second = bytes[place + 1]
        let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
        guard second >= lowest, second <= highest else { return 0 }
        for offset in 2..<max(2, length) where bytes[place + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
