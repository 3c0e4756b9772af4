import Testing

@testable import EditorCore

@Suite struct SuggestionOrderTests {
    @Test(arguments: [
        ("nino", ["bino", "nilo", "niño"], ["niño", "bino", "nilo"]),
        ("l'etang", ["l'étage", "l'étang"], ["l'étang", "l'étage"]),
        ("paris", ["pairs", "Paris"], ["Paris", "pairs"]),
        ("cafe\u{301}", ["cave", "café"], ["café", "cave"]),
        ("wierd", ["weird", "wired"], ["weird", "wired"]), ("xyz", [], []),
    ])
    func `a word that lacks but its marks or capitals comes first`(
        form: String, words: [String], sorted: [String]
    ) {
        #expect(SuggestionOrder.sorted(words, for: form) == sorted)
    }
}
