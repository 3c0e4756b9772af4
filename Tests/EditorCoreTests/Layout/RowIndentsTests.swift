import Testing

@testable import EditorCore

/// Rows with free cells before them, written as text.
struct RowIndentsTests {
    private func rows(_ words: String, _ settings: LayoutSettings) -> [String] {
        let text = Rope(words)
        var layout = DocumentLayout(settings: settings)
        return layout.rows(from: .zero, 40, in: text).map { row in
            row.isGap
                ? "·"
                : String(repeating: " ", count: row.indent)
                    + String(decoding: text.bytes(in: row.range), as: UTF8.self)
        }
    }

    private func hanging(_ words: String, width: Int = 12) -> [String] {
        rows(words, LayoutSettings(width: width, hangsIndents: true))
    }

    @Test func `rows of a list item start under its words`() {
        #expect(hanging("- one two three four") == ["- one two ", "  three four"])
        #expect(hanging("1. one two three") == ["1. one two ", "   three"])
        #expect(hanging("> one two three") == ["> one two ", "  three"])
        #expect(hanging("## one two three") == ["## one two ", "   three"])
    }

    @Test func `nothing hangs where it is not wanted, nor where it would take a third of the column`() {
        #expect(rows("- one two three", LayoutSettings(width: 12)) == ["- one two ", "three"])
        #expect(hanging("   - one two three") == ["   - one two ", "three"])
    }

    @Test func `lines of code begin where they begin, and go along with what is put in before them`() {
        var text = Rope("- one two three\n- one two three\n- one two three")
        var layout = DocumentLayout(
            settings: LayoutSettings(width: 12, paragraphs: .indent, hangsIndents: true))
        layout.take(VerbatimLines([TextOffset(16)..<TextOffset(32)], version: 1))
        #expect(layout.rows(from: .zero, 9, in: text).map(\.indent) == [0, 2, 0, 0, 0, 2])
        let edit = Edit(offset: TextOffset(2), removed: Rope(), inserted: Rope("a\n"))
        text.apply(edit)
        layout.apply(edit, in: text)
        #expect(layout.rows(from: .zero, 9, in: text).map(\.indent) == [0, 4, 0, 0, 0, 0, 2])
        layout.take(VerbatimLines([], version: 2))
        #expect(layout.rows(from: .zero, 9, in: text).map(\.indent) == [0, 4, 0, 0, 2, 0, 2])
    }

    @Test func `a block of code that is not closed has no end`() {
        let lines = VerbatimLines([.zero..<TextOffset(4), TextOffset(9)..<TextOffset.beyondAll], version: 1)
        let places = [0, 3, 4, 8, 9, 1 << 40].map { lines.contains(TextOffset($0)) }
        #expect(places == [true, true, false, false, true, true])
    }

    @Test func `an indent stands before the first row of a paragraph that has none of its own`() {
        let settings = LayoutSettings(width: 12, paragraphs: .indent)
        #expect(rows("one two three", settings) == ["    one two ", "three"])
        #expect(rows("  one two three", settings) == ["  one two ", "three"])
        #expect(rows("one two", LayoutSettings(width: 11, paragraphs: .indent)) == ["one two"])
    }

    @Test func `a marked paragraph hangs and is not indented`() {
        let settings = LayoutSettings(width: 12, paragraphs: .indent, hangsIndents: true)
        #expect(rows("- one two three\none", settings) == ["- one two ", "  three", "    one"])
    }

    @Test func `a paragraph that becomes a list item hangs from that letter on`() {
        var text = Rope("-one two three four five")
        var layout = DocumentLayout(settings: LayoutSettings(width: 12, hangsIndents: true))
        #expect(layout.rows(from: .zero, 9, in: text).map(\.indent) == [0, 0, 0])
        let edit = Edit(offset: TextOffset(1), removed: Rope(), inserted: Rope(" "))
        text.replace(TextOffset(1)..<TextOffset(1), with: edit.inserted)
        layout.apply(edit, in: text)
        #expect(layout.rows(from: .zero, 9, in: text).map(\.indent) == [0, 2, 2])
    }

    @Test(arguments: [
        ("one\ntwo", ["one", "·", "two"]), ("one\n\ntwo", ["one", "", "two"]),
        ("one\n \ntwo", ["one", " ", "two"]),
        ("one\r\ntwo\r\n", ["one", "·", "two", "·", ""]), ("one", ["one"]), ("one\n", ["one", "·", ""]),
        ("one\n\n", ["one", "", ""]), ("\none", ["", "one"]), ("", [""]),
    ])
    func `a gap parts two paragraphs that no blank line parts`(words: String, expected: [String]) {
        let settings = LayoutSettings(width: 12, paragraphs: .gap)
        #expect(rows(words, settings).map { $0.filter { $0 != "\n" && $0 != "\r\n" } } == expected)
    }

    @Test func `gaps are met going down and going up`() {
        let text = Rope("one\ntwo\n\nthree")
        var layout = DocumentLayout(settings: LayoutSettings(width: 12, paragraphs: .gap))
        var row = layout.row(containing: .zero, .downstream, in: text)
        var down = [row]
        while let next = layout.row(after: row, in: text) {
            row = next
            down.append(row)
        }
        var up = [row]
        while let next = layout.row(before: row, in: text) {
            row = next
            up.append(row)
        }
        #expect(down.map(\.isGap) == [false, true, false, false, false])
        #expect(up == down.reversed())
    }
}
