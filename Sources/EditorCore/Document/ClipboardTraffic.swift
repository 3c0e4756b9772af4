/// What the session asks of the clipboard that all programs of the machine share.
public enum ClipboardRequest: Sendable {
    /// Something was copied here: hand it over where it is given, and say what the clipboard holds then. Answered by
    /// `afterCopying`.
    case copied(Rope?)
    /// Say what it holds. Answered by `forPasting`, with the same number.
    case paste(Int)
}

/// What is said of the clipboard.
public enum ClipboardAnswer: Sendable {
    /// What it holds after something was copied here.
    case afterCopying(ClipboardContent)
    /// What it holds now.
    case forPasting(Int, ClipboardContent)
}

/// What a clipboard holds.
public enum ClipboardContent: Equatable, Sendable {
    /// A text that is not empty.
    case text(Rope)
    /// More than is taken.
    case tooLong
    /// No text.
    case nothing
    /// It did not say in time.
    case unknown
}
