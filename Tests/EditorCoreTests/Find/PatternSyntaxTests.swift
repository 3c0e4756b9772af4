import Testing

@testable import EditorCore

@Suite struct PatternSyntaxTests {
    @Test(arguments: [
        ("\\W\\p{Lu}x", false), ("\\WA", true), ("[A-Z]", true), ("\\x{AB}\\d", false), ("\\\\A", true),
    ])
    func `only a letter that is looked for makes case count`(pattern: String, counts: Bool) {
        #expect(SearchQuery(pattern, .pattern).ignoresCase == !counts)
    }

    @Test(arguments: [
        ("a\\nb", true), ("\\R", true), ("(?s)a.b", true), ("(?is:a.b)", true), ("(?-s)a", false),
        ("a\\\\nb", false),
        ("a.b$", false), ("(?<s>a)", false),
    ])
    func `a pattern that names a line end or lets the dot match all goes across paragraphs`(
        pattern: String, crosses: Bool
    ) {
        #expect(SearchQuery(pattern, .pattern).crossesParagraphs == crosses)
    }

    @Test func `any line end is meant where lines end otherwise, but in a class`() {
        #expect(PatternSyntax.anyLineEnd("a\\nb[x\\n]\\\\n") == "a\\Rb[x\\n]\\\\n")
    }

    @Test func `quoted words mean themselves`() {
        #expect(PatternSyntax.quoted("a.b (c)") == "a\\.b \\(c\\)")
    }
}
