import Testing

@testable import EditorCore

struct ExtraRowTests {
    private func actions(_ text: String) throws -> [PanelAction] { try ExtraRow(text).keys.map(\.action) }

    @Test func `a word is a command`() throws {
        #expect(
            try actions("left undo selectall") == [
                .command(.moveLeft), .command(.undo), .command(.selectAll),
            ])
    }

    @Test func `a character types itself`() throws {
        #expect(try actions("— é \" \\") == [.text("—"), .text("é"), .text("\""), .text("\\")])
    }

    @Test func `an opening mark is a key that opens and closes`() throws {
        #expect(try actions("( “") == [.bracket(open: "(", close: ")"), .bracket(open: "“", close: "”")])
    }

    @Test func `text in quotes is typed whole`() throws {
        #expect(try actions(#""Dear \"A\",\n" left"#) == [.macro("Dear \"A\",\n"), .command(.moveLeft)])
    }

    @Test func `a long text is cut on its key and said in full`() throws {
        let key = try #require(try ExtraRow(#""with best wishes""#).keys.first)
        #expect(key.label == "with be…")
        #expect(key.plainLabel == "with bes")
        #expect(key.spokenName == "with best wishes")
    }

    @Test(arguments: [
        ExtraRow.standard.description, "left  ( “ ” \"", "\"a\r\\nb\"", #""a\nb\t\"c\" \\d" —"#,
        "tab esc nobreak paragraphup",
    ])
    func `a row that is written down reads the same`(_ text: String) throws {
        let row = try ExtraRow(text)
        #expect(try ExtraRow(row.description) == row)
    }

    @Test func `the standard row has no word that is not a key`() throws {
        #expect(try ExtraRow(ExtraRow.standard.description) == .standard)
        #expect(ExtraRow.standard.keys.count == 17)
    }

    @Test(arguments: [
        ("", "there is no key in it"),
        ("left wibble", "there is no key “wibble”; text to be typed stands in \"quotes\""),
        (#""open"#, "the quote before “open” has no end"),
        (#""" left"#, "there is no text in the quotes"),
        (#""a"left"#, "a blank is missing behind \"a\""),
        (String(repeating: "x ", count: 61), "that is more than 60 keys"),
    ])
    func `what is wrong is told in a sentence`(_ text: String, _ sentence: String) {
        #expect(throws: ExtraRow.Problem(sentence: sentence)) { try ExtraRow(text) }
    }
}
