/// Finding bytes.
///
/// Each leaf is searched by `memchr` for the needle's rarest byte, and compared only there. Between two leaves a short
/// window of both is searched as well, so a hit that lies across is not missed.
extension Rope {
    /// The first place in `range` where `needle` stands whole; nil when there is none, or when it is empty.
    ///
    /// - Complexity: O(n), near the speed of memory for words of any length.
    public func firstOccurrence(of needle: [UInt8], in range: Range<TextOffset>) -> TextOffset? {
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        let pattern = Pattern(needle)
        var found: TextOffset?
        var start = range.lowerBound
        var tail: [UInt8] = []
        do throws(Stop) {
            try forEachChunk(in: range) { (chunk) throws(Stop) in
                let head = chunk.prefix(needle.count - 1)
                let seam = tail + head
                if let place = seam.withUnsafeBytes({ pattern.first(in: $0) }) {
                    found = start - tail.count + place
                } else if let place = pattern.first(in: chunk) {
                    found = start + place
                }
                if found != nil { throw Stop() }
                tail = Array((tail + chunk.suffix(needle.count - 1)).suffix(needle.count - 1))
                start += chunk.count
            }
        } catch {
            return found
        }
        return nil
    }

    /// The last place in `range` where `needle` stands whole; nil when there is none, or when it is empty.
    ///
    /// - Complexity: O(n): looks through pieces of 64 KB from the end.
    public func lastOccurrence(of needle: [UInt8], in range: Range<TextOffset>) -> TextOffset? {
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        let pattern = Pattern(needle)
        let step = Swift.max(65_536, 2 * needle.count)
        var end = range.upperBound
        while end - range.lowerBound >= needle.count {
            let start = Swift.max(range.lowerBound, end - step)
            let window = bytes(in: start..<end)
            if let place = window.withUnsafeBytes({ pattern.last(in: $0) }) { return start + place }
            if start == range.lowerBound { return nil }
            end = start + (needle.count - 1)
        }
        return nil
    }

    private struct Stop: Error {}
}

/// Bytes to be found, and which of them to look for.
private struct Pattern {
    let needle: [UInt8]
    let rarest: Int

    init(_ needle: [UInt8]) {
        self.needle = needle
        rarest = needle.indices.min { Self.frequency(needle[$0]) < Self.frequency(needle[$1]) } ?? 0
    }

    /// Small letters from the rarest to the commonest in prose of most languages written in them.
    private static let letters = Array("qxjzwkyvfbgphmcudlorsntiae".utf8)

    /// How common a byte is in prose, roughly; only the order counts.
    private static func frequency(_ byte: UInt8) -> Int {
        switch byte {
        case 0x20: 100
        case 0x80...: 60
        default: letters.firstIndex(of: byte).map { 20 + $0 } ?? 10
        }
    }

    func first(in bytes: UnsafeRawBufferPointer) -> Int? {
        var place = rarest
        while let hit = ByteScan.first(needle[rarest], in: bytes, from: place) {
            let start = hit - rarest
            if start + needle.count > bytes.count { return nil }
            if bytes[start..<start + needle.count].elementsEqual(needle) { return start }
            place = hit + 1
        }
        return nil
    }

    func last(in bytes: UnsafeRawBufferPointer) -> Int? {
        var end = bytes.count - (needle.count - 1 - rarest)
        while end > rarest, let hit = ByteScan.last(needle[rarest], in: bytes, before: end) {
            let start = hit - rarest
            guard start >= 0 else { return nil }
            if bytes[start..<start + needle.count].elementsEqual(needle) { return start }
            end = hit
        }
        return nil
    }
}
