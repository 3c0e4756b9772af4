/// How a role looks: attributes and colours, before any terminal has its say.
struct Style: Hashable, Sendable {
    /// Ways to stress text that need no colour.
    struct Attributes: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let bold = Attributes(rawValue: 1)
        static let dim = Attributes(rawValue: 2)
        static let underline = Attributes(rawValue: 4)
        static let reverse = Attributes(rawValue: 8)
        static let italic = Attributes(rawValue: 16)
    }

    /// Attributes.
    var attributes: Attributes
    /// Index of the colour of the letters; nil is the terminal's own.
    var foreground: Int32?
    /// Index of the colour behind them; nil is the terminal's own.
    var background: Int32?

    /// Makes a style; the default is plain text.
    init(_ attributes: Attributes = [], foreground: Int32? = nil, background: Int32? = nil) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }
}
