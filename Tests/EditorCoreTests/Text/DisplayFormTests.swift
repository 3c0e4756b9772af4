import EditorCore
import Testing

@Suite struct DisplayFormTests {
    private func form(_ text: String, plain: Bool = false) -> DisplayForm {
        let bytes = Array(text.utf8)
        return DisplayForm(bytes, in: 0..<bytes.count, CellWidth(), plain: plain)
    }

    @Test(arguments: [
        ("\u{1b}", "^["), ("\u{0}", "^@"), ("\u{7f}", "^?"), ("\u{9b}", "‹U+009B›"), ("\u{202E}", "‹RLO›"),
        ("\u{2069}", "‹PDI›"), ("\u{200E}", "‹LRM›"), ("\u{AD}", "¬"), ("\u{200B}", "¦"), ("\u{FEFF}", "¦"),
        ("\u{2028}", "‹U+2028›"), ("\u{E0041}", "‹U+E0041›"), ("\u{E000}", "‹U+E000›"),
        ("\u{FFFF}", "‹U+FFFF›"),
        ("\u{3164}", "‹U+3164›"),
    ])
    func `what must not be sent shows as a mark`(text: String, mark: String) {
        #expect(form(text) == .mark(mark))
    }

    @Test func `marks can be had in ASCII`() {
        #expect(form("\u{202E}", plain: true) == .mark("<RLO>"))
        #expect(DisplayForm([0xE9], in: 0..<1, CellWidth(), plain: true) == .mark("<E9>"))
        #expect(DisplayForm([0xE9], in: 0..<1, CellWidth()) == .mark("‹E9›"))
    }

    @Test(arguments: [
        ("é", 1, false), ("e\u{301}", 1, false), ("漢", 2, false), ("😀", 2, false), ("한", 2, false),
        ("“", 1, false),
        ("❤️", 2, true), ("👍🏽", 2, true), ("👨‍👩‍👧‍👦", 2, true), ("🇩🇪", 2, true), ("1️⃣", 2, true),
        ("\u{1112}\u{1161}\u{11AB}", 2, true), ("क्षि", 3, true), ("🫨", 2, true),
    ])
    func `letters take the cells that terminals give them`(text: String, width: Int, isDoubtful: Bool) {
        guard case .glyph(_, let found, let doubtful) = form(text) else {
            Issue.record("\(text) shows as a mark")
            return
        }
        #expect(found == width && doubtful == isDoubtful)
    }

    @Test(arguments: ["\u{A0}", "\u{202F}"])
    func `a space that holds words together can be told from others`(text: String) {
        #expect(form(text) == .mark("∙"))
        #expect(
            DisplayForm(Array(text.utf8), in: 0..<text.utf8.count, CellWidth(), plain: true) == .mark("~"))
        #expect(form("\u{2009}") == .glyph(.blank, width: 1, isDoubtful: false))
    }

    @Test func `an accent without a letter stands on a blank`() {
        #expect(form("\u{301}") == .glyph(.cluster("\u{A0}\u{301}"), width: 1, isDoubtful: true))
    }

    @Test func `of all scalars none reaches the terminal that could do anything but show`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            switch DisplayForm(bytes, in: 0..<bytes.count, CellWidth()) {
            case .glyph(.scalar(let sent), _, _):
                if !isHarmless(sent) { Issue.record("U+\(String(value, radix: 16)) is sent raw") }
            case .glyph(.cluster(let sent), _, _):
                if !sent.unicodeScalars.allSatisfy(isHarmless) {
                    Issue.record("U+\(String(value, radix: 16)) is sent raw")
                }
            case .mark(let mark):
                if !mark.unicodeScalars.allSatisfy(isHarmless) {
                    Issue.record("the mark of U+\(String(value, radix: 16))")
                }
            }
        }
    }

    private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
        default: !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isNoncharacterCodePoint
        }
    }
}
