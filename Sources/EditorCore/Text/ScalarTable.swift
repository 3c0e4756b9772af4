/// A small number for every Unicode scalar, looked up in two stages.
///
/// Blocks of 128 scalars; equal blocks are stored once. Both stages are string literals in the program's image, so
/// nothing is built at start. A block's number is two digits of base 64, a value one character, both from `0` on.
struct ScalarTable: Sendable {
    private let index: StaticString
    private let data: StaticString

    init(index: StaticString, data: StaticString) {
        self.index = index
        self.data = data
    }

    /// The number of `scalar`.
    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let value = Int(scalar.value)
        let digits = index.utf8Start + 2 * (value >> 7)
        let block = (Int(digits[0]) - 48) << 6 | (Int(digits[1]) - 48)
        return data.utf8Start[block << 7 | value & 127] &- 48
    }
}
