/// A text of a former run that its file does not have.
public struct LeftText: Sendable {
    /// The names of its journals.
    public var journals: [[UInt8]]
    /// Its file; nil when it had none.
    public var path: FilePath?
    /// The file when the text was written, if it is still the same and the text may take its place; nil when it has
    /// changed since or is gone, or when something of the text is missing.
    public var stamp: FileStamp?
    /// The text.
    public var text: Rope
    /// Caret and selection in it.
    public var selection: Selection
    /// Whether the run ended because the line to the terminal broke, and not by a crash.
    public var wasCutOff: Bool

    /// Describes a text.
    public init(
        journals: [[UInt8]], path: FilePath?, stamp: FileStamp?, text: Rope, selection: Selection,
        wasCutOff: Bool
    ) {
        self.journals = journals
        self.path = path
        self.stamp = stamp
        self.text = text
        self.selection = selection
        self.wasCutOff = wasCutOff
    }
}
