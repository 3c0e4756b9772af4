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

    /// When clicks and the wheel are for the page and not for the terminal.
    public enum Mouse: String, CaseIterable, Sendable {
        /// Always.
        case on
        /// While the keyboard panel shows.
        case panel
        /// Never.
        case off
    }

    /// What the foot line tells of how long the text is.
    public enum Figure: String, CaseIterable, Sendable {
        case words, characters, pages, none
    }

    /// When a text is saved without being told to.
    public enum Autosave: String, CaseIterable, Sendable {
        /// Never.
        case off
        /// After a rest from typing.
        case rest
        /// When the window loses the focus.
        case focus
    }

    /// What two hyphens become.
    public enum Dashes: String, CaseIterable, Sendable {
        /// What the language has.
        case language
        /// – and —
        case en, em
    }

    /// What is not dimmed while the rest is.
    public enum Focus: String, CaseIterable, Sendable {
        /// Nothing is dimmed.
        case off
        /// That of the caret.
        case row, sentence, paragraph
    }

    /// How far what is out of focus stands back.
    public enum FocusStrength: String, CaseIterable, Sendable {
        case light, strong
    }

    /// In which texts Markdown is shown.
    public enum Markdown: String, CaseIterable, Sendable {
        /// Those whose names end as those of Markdown files do.
        case auto
        /// All, and none.
        case on, off
    }

    /// The value of `quotes` for those of the language.
    public static let byLanguage = "language"

    /// How the screen is to look.
    public var look: ScreenLook {
        ScreenLook(theme: theme, fadesFar: focusStrength == .strong, own: ownColors)
    }

    /// How marks are set.
    public var markStyle: MarkStyle {
        let dash: MarkStyle.Dash? =
            switch dashes {
            case .language: nil
            case .en: .en
            case .em: .em
            }
        return MarkStyle(language, quotes: OwnQuotes(quotes), dash: dash)
    }

    /// Which keys run the commands.
    public var keys = KeySet.standard
    /// Keys of the writer's own, in the order of the file.
    public var keyLines: [KeyLine] = []
    /// Width of the text column.
    public var width: ColumnWidth = 72
    /// Whether the row being written stays on one row of the page.
    public var typewriter = false
    /// That row, in percent of the page from its top.
    public var typewriterRow = 50
    /// How paragraphs are told apart on the page.
    public var paragraphs = ParagraphStyle.plain
    /// Whether nothing but the text is shown.
    public var hidesAll = false
    /// Distance of tab stops in cells.
    public var tab = 4
    /// Width in cells to which text is wrapped by hand.
    public var rewrap = 72
    /// Words of the longest sentence that looking over lets pass.
    public var sentence = 40
    /// Words that looking over is to find, with commas between.
    public var avoid = ""
    /// What is written in: which forms of a letter come first, and how it quotes.
    public var language = Language.english
    /// Whether marks are set while they are typed.
    public var marks = false
    /// Quotes of the writer's own, four signs; none for those of the language.
    public var quotes = Settings.byLanguage
    /// What two hyphens become.
    public var dashes = Dashes.language
    /// A few letters that stand for more.
    public var abbreviations: [Abbreviation] = []
    /// The languages in which texts are spelled that have no choice of their own.
    public var spelling = SpellingLanguages.off
    /// Whether words all in capitals are looked up.
    public var spellCapitals = false
    /// What is not dimmed while the rest is.
    public var focus = Focus.off
    /// How far the rest stands back.
    public var focusStrength = FocusStrength.light
    /// In which texts Markdown is shown, where nothing was chosen for one.
    public var markdown = Markdown.auto
    /// What the page is painted with.
    public var theme = Theme.terminal
    /// What the writer wants painted otherwise.
    public var ownColors: [RoleStyle] = []
    /// Which figure the foot line tells.
    public var count = Figure.words
    /// What counts as a word.
    public var countWords = CountingRule.prose
    /// Words on a page.
    public var pageWords = 250
    /// Words that are read in a minute.
    public var readingSpeed = 230
    /// Words that the writer wants to write each day; 0 for no goal.
    public var goal = 0
    /// The hour at which a day of writing begins.
    public var dayStarts = 4
    /// Whether it is noted how many words were written.
    public var statistics = true
    /// When the foot line speaks.
    public var foot = Foot.quiet
    /// When a text is saved by itself.
    public var autosave = Autosave.off
    /// How long an Escape may be the beginning of something longer.
    public var escapeDelay = Duration.milliseconds(50)
    /// When the mouse is asked for.
    public var mouse = Mouse.on
    /// Whether copying also goes to the terminal's clipboard (OSC 52).
    public var terminalClipboard = true
    /// Whether letters of ambiguous width (East Asian Width A) take two cells.
    public var wideAmbiguous = false
    /// Where the letters are on the panel.
    public var letterLayout = LetterLayout.qwerty
    /// How high the keys of the panel are.
    public var panelKeyHeight = PanelChoices.KeyHeight.auto
    /// The keys above the letters of the panel, as the writer defines them.
    public var extraRow = Settings.usualExtraRow
    /// Whether the panel can write Japanese.
    public var japanese = false
    /// Whether the panel offers words that go on with what is typed.
    public var typeahead = false
    /// Whether unsaved words are kept for the case of a crash.
    public var recovery = true
    /// Whether the undo history is kept from one run to the next.
    public var keepUndo = true
    /// Whether what was looked for is kept from one run to the next.
    public var remembersSearches = true
    /// Whether the panel slides.
    public var motion = true
    /// Whether older versions of files are kept.
    public var versions = true
    /// What all of them may take on the disk, in megabytes.
    public var versionsMegabytes = 200
    /// Whether blanks go from the ends of edited lines where `.editorconfig` wants that.
    public var trimsLines = false
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
