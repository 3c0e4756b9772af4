import EditorCore
import EditorTestSupport
import Testing

/// Clusters of several scalars: what of them reaches the terminal.
@Suite struct DisplayClusterTests {
    private func form(_ text: String) -> DisplayForm {
        let bytes = Array(text.utf8)
        return DisplayForm(bytes, in: 0..<bytes.count, CellWidth())
    }

    /// What a terminal is sent for a cluster, and the cells that it is given.
    private func sent(_ text: String) -> (text: String, width: Int, isDoubtful: Bool)? {
        switch form(text) {
        case .glyph(.scalar(let scalar), let width, let isDoubtful): (String(scalar), width, isDoubtful)
        case .glyph(.cluster(let cluster), let width, let isDoubtful): (cluster, width, isDoubtful)
        case .mark: nil
        }
    }

    @Test func `behind no letter can anything hidden reach the terminal`() {
        let bases = ["a", "1", "e\u{301}", "👩", "👩\u{200D}", "🏴", "☺\u{FE0F}", "ก", "\u{200C}", "\u{301}"]
        let dense = [0...0x3000, 0xFB00...0xFFFF, 0xE0000...0xE0200].flatMap {
            Array($0 as ClosedRange<UInt32>)
        }
        let values = dense + stride(from: 0x3001, through: 0x10FFFF, by: 61)
        let hidden = values.compactMap(Unicode.Scalar.init).filter(isHidden)
        for base in bases {
            for scalar in hidden {
                let value = scalar.value
                guard let sent = sent(base + String(scalar)) else { continue }
                let isSelector = (value == 0xFE0F || value == 0xFE0E) && (base != "a" && base != "ก")
                if !isSelector, sent.text.unicodeScalars.last == scalar {
                    Issue.record("U+\(String(value, radix: 16)) is sent behind \(base)")
                }
            }
        }
    }

    private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    @Test func `words hidden in tags behind a letter are shown`() {
        #expect(form("a\u{E0041}\u{E007F}") == .mark("‹U+0061›‹U+E0041›‹U+E007F›"))
        #expect(
            form("🏴\u{E0041}\u{E0067}\u{E0062}\u{E007F}")
                == .mark("‹U+1F3F4›‹U+E0041›‹U+E0067›‹U+E0062›‹U+E007F›"))
        #expect(form("x\u{FE00}\u{E0100}") == .mark("‹U+0078›¦¦"))
    }

    @Test func `a mark for the first scalar hides none of the others`() {
        #expect(form("\u{E000}\u{301}") == .mark("‹U+E000›‹U+0301›"))
        #expect(form("\u{600}1") == .mark("‹U+0600›‹U+0031›"))
        #expect(form("\r\n") == .mark("^M^J"))
    }

    @Test(arguments: ["ی\u{200C}", "葛\u{E0100}", "a\u{FE0F}", "क\u{94D}\u{200D}"])
    func `a joiner or selector that only shapes a letter is left out`(text: String) {
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropLast()))
        #expect(sent(text)?.text.unicodeScalars.elementsEqual(rest.unicodeScalars) == true)
    }

    @Test func `every emoji that keyboards send is one picture of two cells, sent whole`() throws {
        let emoji = try UnicodeTestFile.emoji()
        #expect(emoji.count == 3_655)
        for text in emoji {
            let sent = sent(text)
            #expect(sent?.text == text && sent?.width == 2, "\(text)")
            if text.unicodeScalars.count > 1 { #expect(sent?.isDoubtful == true, "\(text)") }
        }
    }

    @Test(arguments: ["〰", "㊗", "🈂", "⌨️", "ℹ️"])
    func `pictures that terminals draw wide take two cells`(text: String) { #expect(sent(text)?.width == 2) }

    @Test func `Bengali and Thai letters take what a terminal adds up to, and are placed anew`() {
        #expect(sent("ভা").map { $0.width == 2 && $0.isDoubtful } == true)
        #expect(sent("ที่").map { $0.width == 1 && !$0.isDoubtful } == true)
        #expect(sent("น้ำ").map { $0.width == 2 && $0.isDoubtful } == true)
    }

    @Test func `Hebrew and Arabic letters take one cell each and nothing that turns the line`() {
        for letter in "שלום مرحبا" { #expect(sent(String(letter))?.width == 1) }
        #expect(form("\u{200F}") == .mark("‹RLM›"))
    }

    @Test func `ambiguous letters and pictures are wide where the terminal says so`() {
        for text in ["“", "…", "☎", "①"] {
            let bytes = Array(text.utf8)
            guard
                case .glyph(_, let width, let isDoubtful) = DisplayForm(
                    bytes, in: 0..<bytes.count, CellWidth(ambiguousIsWide: true))
            else {
                Issue.record("\(text) shows as a mark")
                continue
            }
            #expect(width == 2 && !isDoubtful)
        }
    }
}
