/// CRC-32C (Castagnoli, RFC 3720 appendix B.4), byte by byte from a table.
///
/// It finds every damage of up to 32 bits in a row. It is no proof against somebody who means harm.
struct CRC32C: Sendable {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0x82F6_3B78 : rest >> 1 }
    }

    private var remainder: UInt32 = ~0

    /// The sum of what was added.
    var value: UInt32 { ~remainder }

    /// Adds bytes.
    ///
    /// - Complexity: O(n)
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        remainder = Self.table.withUnsafeBufferPointer { table in
            bytes.reduce(remainder) { rest, byte in
                rest >> 8 ^ table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)]
            }
        }
    }

    /// Adds bytes.
    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }
}
