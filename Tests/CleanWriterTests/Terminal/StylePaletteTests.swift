import EditorCore
import Testing

@testable import CleanWriter

@Suite struct StylePaletteTests {
    /// Roles that a writer sees side by side and must tell apart: on the page, on the panel, in the foot line.
    static let neighbours: [[StyleRole]] = [
        [.text, .dimmed, .heading, .selection, .hit, .currentHit, .misspelt],
        [.text, .mark, .heading, .selection, .hit, .currentHit, .misspelt],
        [.key, .rule, .keyPressed, .keySticky, .keyFocused],
        [.dimmed, .notice, .warning],
    ]
    static let palettes = [0, 8, 16, 88, 256, 16_777_216].map {
        StylePalette(colors: $0, hasDim: true, refusesColor: false)
    }

    @Test(arguments: neighbours, palettes)
    func `roles that stand side by side differ at every depth of colour`(
        roles: [StyleRole], palette: StylePalette
    ) {
        #expect(Set(roles.map { palette[$0] }).count == roles.count)
    }

    @Test(arguments: [0, 8, 256])
    func `NO_COLOR leaves attributes only`(colors: Int) {
        let palette = StylePalette(colors: colors, hasDim: true, refusesColor: true)
        #expect(!palette.usesColor)
        for role in StyleRole.allCases {
            #expect(palette[role].foreground == nil && palette[role].background == nil)
        }
    }

    @Test(arguments: palettes)
    func `text has the colours of the terminal`(palette: StylePalette) {
        #expect(palette[.text] == Style())
    }

    @Test(arguments: palettes)
    func `a ground of our own always comes with letters of our own`(palette: StylePalette) {
        for role in StyleRole.allCases where palette[role].background != nil {
            #expect(palette[role].foreground != nil)
        }
    }

    @Test(arguments: [0, 8, 256])
    func `dim is not used where the terminal has none`(colors: Int) {
        let palette = StylePalette(colors: colors, hasDim: false, refusesColor: false)
        for role in StyleRole.allCases { #expect(!palette[role].attributes.contains(.dim)) }
    }
}
