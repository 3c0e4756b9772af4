/// What a cell shows besides its role: the stress of its words, and whether they are in focus.
///
/// A role says what a cell is for, and there is one. Traits lie below it, so that a misspelt word in a heading shows both.
public struct CellTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Words that carry weight.
    public static let strong = CellTraits(rawValue: 1)
    /// Words that are stressed.
    public static let emphasis = CellTraits(rawValue: 2)
    /// What the writer is not at, and lets stand back.
    public static let faded = CellTraits(rawValue: 4)
    /// What the writer is at while all else stands back; for terminals that can dim nothing.
    public static let focused = CellTraits(rawValue: 8)

    /// How many sets of traits there are.
    public static let combinations = 16
}
