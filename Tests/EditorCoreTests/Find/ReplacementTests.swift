import Testing

@testable import EditorCore

@Suite struct ReplacementTests {
    private func put(
        _ typed: String, for words: String, at found: String, _ options: SearchQuery.Options = []
    )
        throws -> String
    {
        let query = SearchQuery(words, options)
        let search = try TextSearch(query, NoPatterns())
        let text = Rope(found)
        let bytes = try Replacement(typed, for: query, search).bytes(
            for: SearchHit(text.range), in: text, .lf)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("color", "colour", "colour", "color"), ("color", "colour", "Colour", "Color"),
        ("color", "colour", "COLOUR", "COLOR"), ("gasse", "straße", "STRASSE", "GASSE"),
        ("straße", "gasse", "GASSE", "STRASSE"), ("élève", "étudiant", "Étudiant", "Élève"),
        ("ñandú", "avestruz", "AVESTRUZ", "ÑANDÚ"), ("örn", "hök", "Hök", "Örn"),
        ("los angeles", "new york", "New York", "Los Angeles"), ("we", "i", "I", "We"),
        ("“no”", "yes", "Yes", "“No”"),
        ("o’neill", "smith", "Smith", "O’neill"), ("42", "ten", "TEN", "42"), ("", "x", "X", ""),
    ])
    func `what is put in takes on the case of what was there`(
        typed: String, words: String, found: String, expected: String
    ) throws {
        #expect(try put(typed, for: words, at: found) == expected)
    }

    @Test func `a capital that was typed means what it says`() throws {
        #expect(try put("McColor", for: "colour", at: "COLOUR") == "McColor")
        #expect(try put("color", for: "Colour", at: "Colour") == "color")
        #expect(try put("color", for: "colour", at: "colour", .exactCase) == "color")
    }

    @Test func `in plain words a dollar sign and a backslash are just that`() throws {
        #expect(try put("$1 \\n", for: "x", at: "x") == "$1 \\n")
    }
}
