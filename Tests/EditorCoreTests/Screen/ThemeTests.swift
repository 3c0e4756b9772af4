import Glibc
import Testing

@testable import EditorCore

@Suite struct ThemeTests {
    private static let painted = Theme.allCases.filter { $0 != .terminal }

    /// The contrast of WCAG 2.2.
    private func contrast(_ a: RGBColor, _ b: RGBColor) -> Double {
        let light = { (color: RGBColor) -> Double in
            let share = { (value: UInt8) -> Double in
                let part = Double(value) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * share(color.red) + 0.7152 * share(color.green) + 0.0722 * share(color.blue)
        }
        let (low, high) = (min(light(a), light(b)), max(light(a), light(b)))
        return (high + 0.05) / (low + 0.05)
    }

    @Test(arguments: painted) func `everything on a painted page can be read`(theme: Theme) throws {
        let colors = try #require(theme.colors)
        for letters in [colors.ink, colors.heading, colors.code] {
            #expect(contrast(letters, colors.page) >= 7)
        }
        for letters in [colors.quiet, colors.alarm] { #expect(contrast(letters, colors.page) >= 4.5) }
        #expect(contrast(colors.faint, colors.page) >= 3)
        for ground in [colors.selection, colors.hit] { #expect(contrast(colors.ink, ground) >= 4.5) }
        let onHit = theme.isDark == true ? colors.page : colors.ink
        #expect(contrast(onHit, colors.currentHit) >= 4.5)
    }

    @Test(arguments: [
        "heading #8a3b12 on #f7f4ec bold", "text #aabbcc", "mark dim", "current-hit on #010203",
    ])
    func `a line that colours a part of the page is read and written alike`(line: String) throws {
        #expect(try RoleStyle(line).line == line)
    }

    @Test(arguments: [
        ("", "part of the page"), ("headings #fff", "there is no “headings”"), ("text", "it wants a colour"),
        ("text on", "“on” wants"), ("text red", "“red” is no colour"), ("text #12", "“#12” is no colour"),
        ("text #12345é", "is no colour"),
    ])
    func `what is wrong with such a line is said`(line: String, complaint: String) {
        #expect { try RoleStyle(line) } throws: {
            ($0 as? RoleStyle.Problem)?.sentence.contains(complaint) == true
        }
    }

    @Test func `the settings file tells bad colours by their lines`() {
        let reader = SettingsReader(Array("theme = night\ncolor = text #fff\ncolor = tixt #fff\n".utf8))
        #expect(
            reader.settings.look
                == ScreenLook(theme: .night, own: [RoleStyle.text("#ffffff")].compactMap { $0 }))
        #expect(reader.problems.map(\.line) == [3])
    }
}

extension RoleStyle {
    fileprivate static func text(_ color: String) -> RoleStyle? { try? RoleStyle("text \(color)") }
}
