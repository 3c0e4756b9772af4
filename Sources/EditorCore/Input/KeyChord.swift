/// A key with the modifiers held down with it.
public struct KeyChord: Hashable, Sendable {
    /// The key itself.
    public var key: Key
    /// What was held.
    public var modifiers: Modifiers

    /// Makes a chord.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// A key of the keyboard, as far as a terminal can tell.
    public enum Key: Hashable, Sendable {
        /// A key that types: lower case letters for Ctrl chords, the typed scalar for Alt chords.
        case character(Unicode.Scalar)
        case up, down, left, right, home, end, pageUp, pageDown
        case insert, delete, backspace, tab, enter, escape
        /// F1 is `function(1)`.
        case function(Int)
    }

    /// Keys that change what another key means.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// Bits.
        public let rawValue: UInt8
        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Shift; not set for characters, where the letter itself tells.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, Option or Meta; an Escape sent just before a key is the same.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }
}
