/// A text as a former run left it, with all that is needed to go on as if that run had never ended.
public struct FormerText: Sendable {
    /// The text.
    public var text: Rope
    /// Caret and selection in it.
    public var selection: Selection
    /// What can be taken back and made again.
    public var history: UndoHistory
    /// The state of the history that the file has; nil when none is known to be that.
    public var savedState: Int?
    /// How the file is to store it.
    public var encoding: TextEncoding
    /// Whether a line end is written behind a last line that has none.
    public var endsWithLineEnd: Bool

    /// Describes a text.
    public init(
        text: Rope, selection: Selection, history: UndoHistory = UndoHistory(), savedState: Int? = nil,
        encoding: TextEncoding = .bytes, endsWithLineEnd: Bool = false
    ) {
        self.text = text
        self.selection = selection
        self.history = history
        self.savedState = savedState
        self.encoding = encoding
        self.endsWithLineEnd = endsWithLineEnd
    }
}
