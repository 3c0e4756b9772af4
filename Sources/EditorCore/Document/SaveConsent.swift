/// What a writer has said yes to when a save had to ask.
public struct SaveConsent: OptionSet, Hashable, Sendable {
    /// One bit for each question.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whatever stands there now may be replaced.
    public static let replacing = SaveConsent(rawValue: 1)
    /// Folders that are missing may be made.
    public static let makingFolders = SaveConsent(rawValue: 2)
    /// A file marked read-only may be written.
    public static let readOnly = SaveConsent(rawValue: 4)
    /// The file may be written in place although there is no room for a copy of the old version.
    public static let unprotected = SaveConsent(rawValue: 8)
    /// The file may come to hold letters of UTF-8 beside bytes that are none.
    public static let mixing = SaveConsent(rawValue: 16)

    /// The answers that hold for every later save of the same file.
    public static let lasting: SaveConsent = [.readOnly, .unprotected, .mixing]
}
