/// The place of a name among others as people order them: `Chapter 2` before `chapter 10`.
///
/// Numbers count by their value, capitals and small letters are one, and an accent comes behind its letter. Names that
/// are the same in all this come in the order of their bytes.
public struct NaturalOrder: Comparable, Sendable {
    private let key: [UInt8]
    /// The name that was given.
    public let name: [UInt8]

    /// Numbers of more digits than this are ordered by their digits.
    private static let longestNumber = 250

    /// - Complexity: O(n)
    public init(_ name: [UInt8]) {
        self.name = name
        let folded = FoldedText(name, .caseless).bytes
        var key: [UInt8] = []
        key.reserveCapacity(folded.count + 4)
        var place = 0
        while place < folded.count {
            guard Self.isDigit(folded[place]) else {
                key.append(folded[place])
                place += 1
                continue
            }
            let end = folded[place...].firstIndex { !Self.isDigit($0) } ?? folded.count
            let digits = folded[place..<end].drop { $0 == Self.zero }
            // A zero first, so that a number stands among the signs where its digits would.
            key += [Self.zero, UInt8(min(digits.count, Self.longestNumber))]
            key += digits
            place = end
        }
        self.key = key
    }

    private static let zero = UInt8(ascii: "0")
    private static func isDigit(_ byte: UInt8) -> Bool { zero...UInt8(ascii: "9") ~= byte }

    /// Whether `a` comes before `b`.
    public static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
        a.key == b.key ? a.name.lexicographicallyPrecedes(b.name) : a.key.lexicographicallyPrecedes(b.key)
    }
}
