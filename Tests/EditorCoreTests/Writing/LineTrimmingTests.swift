import Testing

@testable import EditorCore

struct LineTrimmingTests {
    /// What trimming makes of `new`, which was made of `old`, with the caret at the end.
    private func trimmed(_ new: String, since old: String, markdown: Bool = false, caret: Int? = nil)
        -> String
    {
        var text = Rope(new)
        let trimming = LineTrimming(keepsBreaks: markdown)
        for edit in trimming.edits(
            of: text, since: Rope(old), sparing: caret.map { TextOffset($0) } ?? text.end)
        {
            text.replace(edit.removedRange, with: edit.inserted)
        }
        return String(decoding: text.bytes(in: text.range), as: UTF8.self)
    }

    @Test func `blanks go from lines that were written in`() {
        #expect(trimmed("one \nnew  \ttwo \t\nlast", since: "one \ntwo\nlast") == "one \nnew  \ttwo\nlast")
    }

    @Test func `lines that nobody touched keep theirs`() {
        #expect(trimmed("a  \nb  \nc", since: "a  \nb  \nc") == "a  \nb  \nc")
    }

    @Test func `several places are put right at once`() {
        let new = "a! \nb \nc! \nd \ne! \nf"
        #expect(trimmed(new, since: "a \nb \nc \nd \ne \nf") == "a!\nb \nc!\nd \ne!\nf")
    }

    @Test func `new lines are trimmed and their neighbours are not`() {
        #expect(trimmed("a \nx \ny \nb \n", since: "a \nb \n") == "a \nx\ny\nb \n")
    }

    @Test func `the line with the caret waits for its next word`() {
        #expect(trimmed("one two \nlast", since: "one \nlast", caret: 8) == "one two \nlast")
    }

    @Test func `two blanks break a line of Markdown and stay`() {
        let new = "verse!  \nnext! \nmore!    \n  \t\nend"
        let old = "verse  \nnext \nmore    \n\nend"
        #expect(trimmed(new, since: old, markdown: true) == "verse!  \nnext!\nmore!  \n\nend")
        #expect(trimmed(new, since: old) == "verse!\nnext!\nmore!\n\nend")
    }

    @Test func `line ends of two bytes stay whole`() {
        #expect(trimmed("a! \r\nb\r\n", since: "a \r\nb\r\n") == "a!\r\nb\r\n")
    }
}
