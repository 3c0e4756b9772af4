import EditorCore
import Testing

/// Rows asked for together.
struct PageOfRowsTests {
    private let settings = LayoutSettings(width: 10)

    @Test(arguments: [
        "", "\n", "one", "one\n", "one\n\n\ntwo", "words that wrap over some rows\nand more of them here\n",
        "a\r\nwide paragraph of words\r\n",
    ])
    func `a page has the rows that one finds by going down row after row`(words: String) {
        let text = Rope(words)
        for start in 0...text.count {
            var one = DocumentLayout(settings: settings)
            var steps = [one.row(containing: .zero + start, .downstream, in: text)]
            while steps.count < 5, let next = one.row(after: steps[steps.count - 1], in: text) {
                steps.append(next)
            }
            var other = DocumentLayout(settings: settings)
            #expect(other.rows(from: .zero + start, 5, in: text) == steps)
        }
    }

    @Test func `a page wraps no more rows than it shows, and none twice`() {
        let text = Rope(String(repeating: "some words ", count: 1_000))
        var layout = DocumentLayout(settings: settings)
        let rows = layout.rows(from: .zero, 5, in: text)
        let wrapped = layout.rowsWrapped
        #expect(wrapped <= rows.count + 1)
        #expect(layout.rows(from: .zero, 5, in: text) == rows)
        #expect(layout.rowsWrapped == wrapped)
    }

    @Test func `the start of a paragraph of which nothing is known is a way not begun`() {
        let text = Rope("one two three four five\nsix")
        var layout = DocumentLayout(settings: settings)
        var nothing = 0
        #expect(layout.approach(.zero, &nothing, in: text) == 0)
        #expect(layout.approach(TextOffset(24), &nothing, in: text) == 0)
    }
}
