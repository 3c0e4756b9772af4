/// What tells one text from another without keeping it: its length and the XXH64 of its bytes, seed 0
/// (xxHash specification 0.1.1, "XXH64 algorithm").
///
/// Two texts that differ by accident have different hashes. Somebody who wants to can make two that have the same, so
/// nothing is trusted for its sake; it only says whether a file is still the one that a journal speaks of.
public struct ContentHash: Hashable, Sendable {
    /// Bytes in the text.
    public let length: Int
    /// The hash of the bytes.
    public let value: UInt64

    init(length: Int, value: UInt64) {
        self.length = length
        self.value = value
    }

    /// The hash of a text.
    ///
    /// - Complexity: O(n), some gigabytes a second
    public init(of text: Rope) {
        var hasher = ContentHasher()
        hasher.add(text)
        self = hasher.finish()
    }
}

/// Makes the hash of a text that comes in pieces.
///
/// Stripes of 32 bytes go into four lanes that do not wait for each other; what is left at the end is mixed in by words
/// and bytes. Whatever pieces a text is cut into, its hash is the same.
public struct ContentHasher: Sendable {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )
    private static let stripe = 32

    private var lanes: SIMD4<UInt64> = {
        let (first, second, _, _, _) = Self.primes
        return SIMD4(first &+ second, second, 0, 0 &- first)
    }()
    private var length = 0
    /// Bytes of the stripe that is not yet full.
    private var rest: [UInt8] = []

    /// A hasher that has seen nothing.
    public init() { rest.reserveCapacity(Self.stripe) }

    /// Adds the bytes of a text.
    public mutating func add(_ text: Rope) { text.forEachChunk(in: text.range) { add($0) } }

    /// Adds bytes.
    ///
    /// - Complexity: O(n)
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        length += bytes.count
        var start = 0
        if !rest.isEmpty {
            start = min(Self.stripe - rest.count, bytes.count)
            rest.append(contentsOf: bytes[..<start])
            guard rest.count == Self.stripe else { return }
            rest.withUnsafeBytes { full in lanes = Self.mixed(lanes, with: full, at: 0) }
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count - start >= Self.stripe {
            lanes = Self.mixed(lanes, with: bytes, at: start)
            start += Self.stripe
        }
        rest.append(contentsOf: bytes[start...])
    }

    /// The hash of everything that was added.
    public consuming func finish() -> ContentHash {
        let (first, second, third, fourth, fifth) = Self.primes
        var hash = length < Self.stripe ? fifth : merged()
        hash &+= UInt64(length)
        rest.withUnsafeBytes { bytes in
            var start = 0
            while bytes.count - start >= 8 {
                hash ^= Self.round(0, Self.word(bytes, at: start))
                hash = Self.turned(hash, 27) &* first &+ fourth
                start += 8
            }
            if bytes.count - start >= 4 {
                let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
                hash ^= UInt64(half) &* first
                hash = Self.turned(hash, 23) &* second &+ third
                start += 4
            }
            for byte in bytes[start...] {
                hash ^= UInt64(byte) &* fifth
                hash = Self.turned(hash, 11) &* first
            }
        }
        hash = (hash ^ hash >> 33) &* second
        hash = (hash ^ hash >> 29) &* third
        return ContentHash(length: length, value: hash ^ hash >> 32)
    }

    private func merged() -> UInt64 {
        let turns: [UInt64] = [1, 7, 12, 18]
        let sum = (0..<4).reduce(UInt64(0)) { $0 &+ Self.turned(lanes[$1], turns[$1]) }
        return (0..<4).reduce(sum) { hash, lane in
            (hash ^ Self.round(0, lanes[lane])) &* Self.primes.0 &+ Self.primes.3
        }
    }

    private static func mixed(
        _ lanes: SIMD4<UInt64>, with bytes: UnsafeRawBufferPointer, at start: Int
    ) -> SIMD4<UInt64> {
        SIMD4(
            round(lanes.x, word(bytes, at: start)), round(lanes.y, word(bytes, at: start + 8)),
            round(lanes.z, word(bytes, at: start + 16)), round(lanes.w, word(bytes, at: start + 24)))
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        turned(lane &+ word &* primes.1, 31) &* primes.0
    }

    private static func turned(_ word: UInt64, _ bits: UInt64) -> UInt64 {
        word << bits | word >> (64 - bits)
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
