import EditorCore

/// How a role looks: attributes and colours, before any terminal has its say.
struct Style: Hashable, Sendable {
    /// Ways to stress text that need no colour.
    struct Attributes: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let bold = Attributes(rawValue: 1)
        static let dim = Attributes(rawValue: 2)
        static let underline = Attributes(rawValue: 4)
        static let reverse = Attributes(rawValue: 8)
    }

    /// Attributes.
    var attributes: Attributes
    /// Index of the colour of the letters; nil is the terminal's own.
    var foreground: Int16?
    /// Index of the colour behind them; nil is the terminal's own.
    var background: Int16?

    /// Makes a style; the default is plain text.
    init(_ attributes: Attributes = [], foreground: Int16? = nil, background: Int16? = nil) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }
}

/// The look of every role on a terminal with so many colours.
///
/// The text has the terminal's own colours, for the writer has chosen them. Whether the page is dark or light is not
/// known, so a colour is either a middle tone that can be read on both, or comes with a ground of its own.
struct StylePalette: Sendable {
    /// What can be told apart on the terminal.
    enum Depth: Hashable, Sendable {
        /// Attributes only.
        case none
        /// The eight colours of ANSI, whose tones the terminal decides.
        case eight
        /// xterm's 256 colours, from 16 on the same everywhere.
        case full
    }

    private let depth: Depth
    private let hasDim: Bool

    /// Makes a palette.
    ///
    /// - Parameters:
    ///   - colors: How many colours the terminal has. More than 256 are true colours, of which only the first eight
    ///     keep the meaning of an index.
    ///   - hasDim: Whether it can draw dim letters.
    ///   - refusesColor: NO_COLOR is set and not empty (no-color.org).
    init(colors: Int, hasDim: Bool, refusesColor: Bool) {
        self.hasDim = hasDim
        depth =
            switch colors {
            case _ where refusesColor: .none
            case ..<8: .none
            case 256: .full
            default: .eight
            }
    }

    /// Whether any colour is used at all.
    var usesColor: Bool { depth != .none }

    /// How `role` looks.
    subscript(role: StyleRole) -> Style {
        switch (role, depth) {
        case (.text, _), (.key, _), (.notice, _): Style()
        case (.dimmed, _), (.mark, _), (.rule, _), (.removed, _): quiet
        case (.heading, _), (.matched, _): Style(.bold)
        case (.selection, .full): Style(foreground: 16, background: 153)
        case (.selection, _), (.keyPressed, _): Style(.reverse)
        case (.hit, .full): Style(foreground: 16, background: 229)
        case (.hit, _): Style([.bold, .underline])
        case (.currentHit, .full): Style(.bold, foreground: 16, background: 220)
        case (.currentHit, .eight): Style(.bold, foreground: 0, background: 3)
        case (.currentHit, .none): Style([.bold, .underline, .reverse])
        case (.misspelt, .full): Style(.underline, foreground: 167)
        case (.misspelt, .eight): Style(.underline, foreground: 1)
        case (.misspelt, .none), (.composed, _), (.remark, _): Style(.underline)
        case (.inserted, _): Style([.bold, .underline])
        case (.keySticky, _): Style([.bold, .reverse])
        case (.keyFocused, _): Style([.bold, .underline])
        case (.warning, .full): Style(.bold, foreground: 160)
        case (.warning, .eight): Style(.bold, foreground: 1)
        case (.warning, .none): Style(.bold)
        }
    }

    /// Less than text. Bright black, the usual grey of 16 colours, is the page's own colour in some themes.
    private var quiet: Style {
        if hasDim { return Style(.dim) }
        return depth == .full ? Style(foreground: 244) : Style()
    }
}
