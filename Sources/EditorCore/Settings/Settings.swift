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

    /// How high a key of the keyboard panel is.
    public enum KeyHeight: String, CaseIterable, Sendable {
        /// Two rows where the screen has room for them, else one.
        case auto
        /// One row.
        case one = "1"
        /// Two rows.
        case two = "2"
    }

    /// Width of the text column in cells.
    public var width = 72
    /// Distance of tab stops in cells.
    public var tab = 4
    /// What is written in: which forms of a letter come first, and how it quotes.
    public var language = Language.english
    /// The languages in which texts are spelled that have no choice of their own.
    public var spelling = SpellingLanguages.off
    /// Whether words all in capitals are looked up.
    public var spellCapitals = false
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
    /// Where the letters are on the panel.
    public var letterLayout = LetterLayout.qwerty
    /// How high the keys of the panel are.
    public var panelKeyHeight = KeyHeight.auto
    /// The keys above the letters of the panel, as the writer defines them.
    public var extraRow = Settings.usualExtraRow
    /// Whether the panel can write Japanese.
    public var japanese = false
    /// Whether the panel offers words that go on with what is typed.
    public var typeahead = false
    /// Whether the panel slides.
    public var motion = true
    /// Whether the screen is read out or felt: nothing moves by itself, and questions stand on a fresh row.
    public var accessible = false

    /// The extra row of one who has defined none.
    ///
    /// The same as `ExtraRow.standard`, written out: whoever shows no panel must not wait for its keys to be made.
    public static let usualExtraRow =
        "left right wordleft wordright rowstart rowend “ ’ — – … ( deleteword select undo redo vary"

    /// The values of one who has chosen nothing.
    public init() {}
}
