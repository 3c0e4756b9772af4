/// What a writer can choose, with the values of one who has chosen nothing.
public struct Settings: Hashable, Sendable {
    /// When the foot line tells the name and the state of the text.
    public enum Foot: String, CaseIterable, Sendable {
        /// At the start, after a command and on request; gone with the first letter typed.
        case quiet
        /// Always.
        case always
        /// As `quiet`, and again after a rest from typing.
        case rest
    }

    /// Width of the text column in cells.
    public var width = 72
    /// Distance of tab stops in cells.
    public var tab = 4
    /// What is written in: which forms of a letter come first, and how it quotes.
    public var language = Language.english
    /// When the foot line speaks.
    public var foot = Foot.quiet
    /// How long an Escape may be the beginning of something longer.
    public var escapeDelay = Duration.milliseconds(50)
    /// Whether the mouse is asked for.
    public var mouse = true
    /// Whether copying also goes to the terminal's clipboard (OSC 52).
    public var terminalClipboard = true
    /// Whether letters of ambiguous width (East Asian Width A) take two cells.
    public var wideAmbiguous = false

    /// Whether the panel has kana keys.
    public var japanese = false

    /// The values of one who has chosen nothing.
    public init() {}
}
