import Testing

@testable import EditorCore

struct ParagraphMarkTests {
    @Test(arguments: [
        ("- one", 2), ("* one", 2), ("+   one", 4), ("• one", 4), ("1. one", 3), ("12) one", 4),
        ("  - one", 4),
        ("\t- one", 3), ("> one", 2), (">one", 1), ("> > one", 4), ("> - one", 4), ("## one", 3),
        ("> # one", 4),
    ])
    func `the words of a marked paragraph begin behind its mark`(line: String, end: Int) {
        #expect(ParagraphMark.end(in: Array(line.utf8)) == end)
    }

    @Test(arguments: [
        "", "one", "  one", "-one", "*one* two", "1984 was", "1984.", "#one", "####### one", "—  one",
    ])
    func `what is no mark has no end`(line: String) {
        #expect(ParagraphMark.end(in: Array(line.utf8)) == 0)
    }
}
