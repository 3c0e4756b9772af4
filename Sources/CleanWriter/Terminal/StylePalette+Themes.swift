import EditorCore

/// The look of roles in a theme.
///
/// On terminals of 8 or 16 colours, whose tones are not known, a theme is black on white or white on black, and what stands
/// back is told by the one grey there is, or by the attribute.
extension StylePalette {
    func themed(_ role: StyleRole, _ colors: ThemeColors) -> Style {
        let page = ground(colors)
        var style = Style(foreground: letters(colors), background: page)
        switch role {
        case .text, .key, .notice: break
        case .dimmed, .mark, .rule, .removed: style = quiet(colors, far: false)
        case .matched: style.attributes = .bold
        case .heading:
            style.attributes = .bold
            if isFine { style.foreground = number(colors.heading) }
        case .code: if isFine { style.foreground = number(colors.code) }
        case .selection:
            if isFine { style.background = number(colors.selection) } else { style = reversed(style) }
        case .hit:
            if isFine {
                style.background = number(colors.hit)
            } else {
                style.attributes = [.bold, .underline]
            }
        case .currentHit:
            style =
                isFine
                ? Style(
                    foreground: letters(on: colors.currentHit, colors), background: number(colors.currentHit))
                : Style(foreground: 0, background: 3)
            style.attributes = .bold
        case .misspelt:
            style.attributes = .underline
            style.foreground = isFine ? number(colors.alarm) : 1
        case .warning:
            style.attributes = .bold
            style.foreground = isFine ? number(colors.alarm) : 1
        case .composed, .remark: style.attributes = .underline
        case .inserted, .keyFocused: style.attributes = [.bold, .underline]
        case .keyPressed: style = reversed(style)
        case .keySticky:
            style = reversed(style)
            style.attributes = .bold
        }
        return style
    }

    /// Letters that stand back on the page of a theme.
    func quiet(_ colors: ThemeColors, far: Bool) -> Style {
        if isFine {
            return Style(foreground: number(far ? colors.faint : colors.quiet), background: ground(colors))
        }
        if hasBrightColors { return Style(foreground: 8, background: ground(colors)) }
        return Style(hasDimLetters ? .dim : [], foreground: letters(colors), background: ground(colors))
    }

    private func reversed(_ style: Style) -> Style {
        Style(foreground: style.background, background: style.foreground)
    }

    private func ground(_ colors: ThemeColors) -> Int32? {
        if isFine { return number(colors.page) }
        return isDark ? 0 : hasBrightColors ? 15 : 7
    }

    private func letters(_ colors: ThemeColors) -> Int32? {
        if isFine { return number(colors.ink) }
        return isDark ? 7 : 0
    }

    /// Letters on a bright ground: in a dark theme those have the colour of the page.
    private func letters(on ground: RGBColor, _ colors: ThemeColors) -> Int32? {
        number(isDark ? colors.page : colors.ink)
    }
}

extension ThemeColors {
    /// All of them, those first that are seen most.
    var all: [RGBColor] {
        [page, ink, quiet, faint, heading, code, selection, hit, currentHit, alarm]
    }
}
