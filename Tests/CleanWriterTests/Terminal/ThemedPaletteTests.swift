import EditorCore
import Testing

@testable import CleanWriter

@Suite struct ThemedPaletteTests {
    static let painted = Theme.allCases.filter { $0 != .terminal }
    static let depths = [(8, false), (16, false), (256, false), (256, true), (16_777_216, true)]

    private func palette(_ theme: Theme, _ colors: Int, _ isTrue: Bool, hasDim: Bool = true) -> StylePalette {
        StylePalette(
            ScreenLook(theme: theme), colors: colors, hasDim: hasDim, hasTrueColor: isTrue,
            refusesColor: false)
    }

    @Test(arguments: painted, depths)
    func `a theme paints every cell, and tells apart what stands side by side`(
        theme: Theme, depth: (colors: Int, isTrue: Bool)
    ) {
        let palette = palette(theme, depth.colors, depth.isTrue)
        for role in StyleRole.allCases {
            #expect(palette[role].background != nil && palette[role].foreground != nil, "\(role)")
            #expect(palette[role].foreground != palette[role].background, "\(role)")
        }
        for roles in StylePaletteTests.neighbours {
            #expect(Set(roles.map { palette[$0] }).count == roles.count)
        }
    }

    @Test(arguments: Theme.allCases, [0, 8, 256])
    func `NO_COLOR wins over a theme`(theme: Theme, colors: Int) {
        let palette = StylePalette(
            ScreenLook(theme: theme), colors: colors, hasDim: true, refusesColor: true)
        for role in StyleRole.allCases {
            #expect(palette[role].foreground == nil && palette[role].background == nil)
        }
    }

    @Test(arguments: Theme.allCases, [(0, false), (8, false), (16, false), (256, true)])
    func `what is out of focus differs from what is in it, on every terminal`(
        theme: Theme, depth: (colors: Int, isTrue: Bool)
    ) {
        for hasDim in [false, true] {
            let palette = palette(theme, depth.colors, depth.isTrue, hasDim: hasDim)
            #expect(palette[.text, .faded] != palette[.text, .focused], "\(hasDim)")
        }
    }

    @Test func `each true colour has a stand-in of its own`() {
        for theme in Self.painted {
            let exact = palette(theme, 256, true).exactColors
            #expect(Set(exact.values) == Set(theme.colors?.all ?? []))
        }
    }

    @Test func `a misspelt word in a heading shows both`() {
        for colors in [8, 256] {
            let style = palette(.terminal, colors, false)[.misspelt, .strong]
            #expect(style.attributes == [.bold, .underline])
            #expect(style.foreground != nil)
        }
    }

    @Test func `stress is italic where the terminal has it, else a line`() {
        let upright = StylePalette(colors: 8, hasDim: true, hasItalic: false, refusesColor: false)
        #expect(upright[.text, .emphasis] == Style(.underline))
        #expect(palette(.terminal, 8, false)[.text, .emphasis] == Style(.italic))
    }

    @Test func `the writer's own colours come over those of the theme`() throws {
        let look = ScreenLook(theme: .dark, own: [try RoleStyle("heading #ff0000 plain")])
        let palette = StylePalette(look, colors: 256, hasDim: true, refusesColor: false)
        #expect(palette[.heading].foreground == 196)
        #expect(palette[.heading].attributes.isEmpty)
        #expect(palette[.heading].background == palette[.text].background)
    }
}

@Suite struct ExactColorsTests {
    private let colors = ExactColors([30: RGBColor(0x010203)])

    @Test(arguments: [
        ("\u{1B}[38;5;30mx", "\u{1B}[38;2;1;2;3mx"), ("\u{1B}[48;5;30m", "\u{1B}[48;2;1;2;3m"),
        ("\u{1B}[38:5:30mx", "\u{1B}[38;2;1;2;3mx"), ("\u{1B}[38;5;31mx", "\u{1B}[38;5;31mx"),
        ("38;5;30m", "38;5;30m"), ("\u{1B}[38;5;", "\u{1B}[38;5;"),
        ("\u{1B}[1m\u{1B}[38;5;30m", "\u{1B}[1m\u{1B}[38;2;1;2;3m"),
    ])
    func `numbers that stand for true colours are replaced, nothing else`(from: String, to: String) {
        #expect(colors.applied(to: Array(from.utf8)) == Array(to.utf8))
    }

    @Test func `the nearest of 256 colours is found by eye`() {
        let numbers = (Int32(16)..<256).map(NumberedColor.init)
        for (color, number) in [(UInt32(0xFF0000), 196), (0x808080, 244), (0xFFFFFF, 231)] {
            #expect(PerceptualColor(RGBColor(color)).nearest(of: numbers) == number - 16)
        }
    }
}
