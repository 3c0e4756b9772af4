import EditorCore

/// The look of every role on a terminal with so many colours.
///
/// Unless the writer has chosen a theme, the text has the terminal's own colours. Whether the page is dark or light is
/// not known then, so a colour is either a middle tone that can be read on both, or comes with a ground of its own.
struct StylePalette: Sendable {
    private let look: ScreenLook
    private let hasDim: Bool
    private let hasItalic: Bool
    private let book: ColorBook
    private let own: [StyleRole: RoleStyle]

    /// What the theme has for text; nil where the terminal decides.
    private let colors: ThemeColors?

    /// Makes a palette.
    ///
    /// - Parameters:
    ///   - colors: How many colours the terminal has. More than 256 are true colours, of which only the first eight
    ///     keep the meaning of an index.
    ///   - hasDim: Whether it can draw dim letters.
    ///   - hasItalic: Whether it can draw slanted ones.
    ///   - hasTrueColor: Whether it has true colours, though its description speaks of 256.
    ///   - refusesColor: NO_COLOR is set and not empty (no-color.org).
    init(
        _ look: ScreenLook = ScreenLook(), colors: Int, hasDim: Bool, hasItalic: Bool = true,
        hasTrueColor: Bool = false, refusesColor: Bool
    ) {
        self.look = look
        self.hasDim = hasDim
        self.hasItalic = hasItalic
        let depth: ColorBook.Depth =
            switch colors {
            case _ where refusesColor: .none
            case ..<8: .none
            case ..<16: .eight
            case 256: hasTrueColor ? .exact : .full
            case 257...: .direct
            default: .sixteen
            }
        self.colors = depth == .none ? nil : look.theme.colors
        own = depth == .none ? [:] : Dictionary(look.own.map { ($0.role, $0) }, uniquingKeysWith: { $1 })
        let mine = look.own.flatMap { [$0.foreground, $0.background].compactMap { $0 } }
        book = ColorBook(depth, colors: mine + (self.colors?.all ?? []), taken: Self.fixed)
    }

    /// Whether any colour is used at all.
    var usesColor: Bool { book.depth != .none }

    /// True colours by the numbers that stand for them.
    var exactColors: [Int32: RGBColor] { book.exactColors }

    /// How `role` looks on words of these traits.
    subscript(role: StyleRole, traits: CellTraits) -> Style {
        var style = self[role]
        if traits.contains(.strong) { style.attributes.insert(.bold) }
        if traits.contains(.emphasis) { style.attributes.insert(hasItalic ? .italic : .underline) }
        if traits.contains(.faded) { style = faded(style) }
        if traits.contains(.focused), !canFade { style.attributes.insert(.bold) }
        return style
    }

    /// How `role` looks.
    subscript(role: StyleRole) -> Style {
        var style = colors.map { themed(role, $0) } ?? plain(role)
        guard let own = own[role] else { return style }
        if let color = own.foreground { style.foreground = book[color] }
        if let color = own.background { style.background = book[color] }
        if !own.stress.isEmpty { style.attributes = attributes(own.stress) }
        return style
    }

    private func attributes(_ stress: [RoleStyle.Stress]) -> Style.Attributes {
        var attributes: Style.Attributes = []
        for word in stress {
            switch word {
            case .plain: break
            case .bold: attributes.insert(.bold)
            case .dim: if hasDim { attributes.insert(.dim) }
            case .italic: attributes.insert(hasItalic ? .italic : .underline)
            case .underline: attributes.insert(.underline)
            case .reverse: attributes.insert(.reverse)
            }
        }
        return attributes
    }

    // MARK: What a theme may use

    /// Whether tones can be told apart that no theme of a terminal changes.
    var isFine: Bool { book.depth == .full || book.depth == .exact || book.depth == .direct }
    /// Whether there is a grey.
    var hasBrightColors: Bool { book.depth == .sixteen }
    var hasDimLetters: Bool { hasDim }
    var isDark: Bool { look.theme.isDark ?? false }
    func number(_ color: RGBColor) -> Int32? { book[color] }

    // MARK: Without a theme

    /// Numbers of colours that stand for themselves.
    private static let fixed: [Int32] = [16, 153, 160, 167, 220, 229, 243, 244]

    private enum Tones { case none, eight, full }

    private var tones: Tones {
        switch book.depth {
        case .none: .none
        case .eight, .sixteen, .direct: .eight
        case .full, .exact: .full
        }
    }

    private func plain(_ role: StyleRole) -> Style {
        switch (role, tones) {
        case (.text, _), (.key, _), (.notice, _), (.code, _): Style()
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

    /// Less than text. Bright black, the usual grey of 16 colours, is the page's own colour in some themes of terminals.
    private var quiet: Style {
        if hasDim { return Style(.dim) }
        return tones == .full ? Style(foreground: 244) : Style()
    }

    // MARK: Standing back

    /// Whether letters can stand back. Where they cannot, those in focus come forward instead.
    private var canFade: Bool {
        guard let colors else { return hasDim || tones == .full }
        return quiet(colors, far: false) != themed(.text, colors)
    }

    /// Weight would bring forward what is to stand back.
    private func faded(_ style: Style) -> Style {
        guard canFade else { return style }
        var style = style
        style.attributes.remove(.bold)
        if let colors {
            let back = quiet(colors, far: look.fadesFar)
            style.attributes.formUnion(back.attributes)
            style.foreground = back.foreground ?? style.foreground
        } else if look.fadesFar, tones == .full {
            // A middle grey, on dark and on bright pages.
            style.foreground = 243
        } else {
            style.attributes.formUnion(quiet.attributes)
            style.foreground = style.foreground ?? quiet.foreground
        }
        return style
    }
}
