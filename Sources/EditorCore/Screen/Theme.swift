/// What the page is painted with.
public enum Theme: String, CaseIterable, Sendable {
    /// The terminal's own colours; nothing is painted.
    case terminal
    /// Dark letters on a bright, nearly white page.
    case light
    /// Bright letters on a dark grey page.
    case dark
    /// Brown letters on cream, as an old book has them.
    case paper
    /// Warm, dim letters on nearly black, for a dark room.
    case night

    /// Whether its page is darker than its letters; nil where the terminal decides.
    public var isDark: Bool? {
        switch self {
        case .terminal: nil
        case .light, .paper: false
        case .dark, .night: true
        }
    }

    /// Its colours; nil where the terminal decides.
    public var colors: ThemeColors? {
        switch self {
        case .terminal: nil
        case .light:
            ThemeColors(
                page: RGBColor(0xFCFCFA), ink: RGBColor(0x24262B), quiet: RGBColor(0x63666D),
                faint: RGBColor(0x85888F), heading: RGBColor(0x14366B), code: RGBColor(0x5A4218),
                selection: RGBColor(0xCFE0F7), hit: RGBColor(0xFBEFA8), currentHit: RGBColor(0xF5C93F),
                alarm: RGBColor(0xB0221B))
        case .dark:
            ThemeColors(
                page: RGBColor(0x1E1F22), ink: RGBColor(0xD6D6D1), quiet: RGBColor(0x989AA0),
                faint: RGBColor(0x74767D), heading: RGBColor(0xF0E6C8), code: RGBColor(0xB4CBB0),
                selection: RGBColor(0x39475C), hit: RGBColor(0x544A1C), currentHit: RGBColor(0xD9A93A),
                alarm: RGBColor(0xF29086))
        case .paper:
            ThemeColors(
                page: RGBColor(0xF6EFDF), ink: RGBColor(0x3A3127), quiet: RGBColor(0x6E624F),
                faint: RGBColor(0x8C7F6A), heading: RGBColor(0x662A17), code: RGBColor(0x424721),
                selection: RGBColor(0xE2D2AA), hit: RGBColor(0xF5DF8E), currentHit: RGBColor(0xEBC04A),
                alarm: RGBColor(0xA12C1B))
        case .night:
            ThemeColors(
                page: RGBColor(0x14161A), ink: RGBColor(0xBDB7AA), quiet: RGBColor(0x8D877B),
                faint: RGBColor(0x6B665D), heading: RGBColor(0xDDC99C), code: RGBColor(0x9DAF8C),
                selection: RGBColor(0x353842), hit: RGBColor(0x4F4313), currentHit: RGBColor(0xC79A3E),
                alarm: RGBColor(0xE0907A))
        }
    }
}

/// The colours of a theme. Letters have a contrast of 7 or more to the page, quiet ones 4.5, faint ones 3 (WCAG 2.2, 1.4);
/// a test works it out.
public struct ThemeColors: Hashable, Sendable {
    /// The ground of everything.
    public let page: RGBColor
    /// The letters of the text.
    public let ink: RGBColor
    /// Letters that stand back: signs, the foot line, what is out of focus.
    public let quiet: RGBColor
    /// Letters that stand far back.
    public let faint: RGBColor
    /// Headings, and code.
    public let heading, code: RGBColor
    /// Grounds of what is selected or found.
    public let selection, hit, currentHit: RGBColor
    /// What is wrong.
    public let alarm: RGBColor
}
