import Testing

@testable import EditorCore

/// How names are found by some of their letters.
@Suite struct FuzzyMatchTests {
    private func best(_ typed: String, _ names: [String]) -> String? {
        let match = FuzzyMatch(typed)
        let scored = names.compactMap { name in match.score(name).map { (name, $0) } }
        return scored.max { $0.1 < $1.1 }?.0
    }

    @Test(arguments: [
        ("dw", "delete word"), ("DELETE", "delete word"), ("word del", "delete word"), ("ete", "L’été"),
        ("e\u{301}t", "été"), ("ÉT", "été"), ("strasse", "Straße"), ("한", "한글"), ("ㅎ", "x"), ("", "all"),
        ("海", "山と海.txt"), ("4", "chapter 4"),
    ])
    func `letters in order find a name`(typed: String, name: String) {
        let isFound = FuzzyMatch(typed).score(name) != nil
        #expect(isFound == (typed != "ㅎ"))
    }

    @Test(arguments: [("dwe", "delete word"), ("saves", "save"), ("é", "ete"), ("x", ""), ("a b", "a")])
    func `letters that are not there in order find nothing`(typed: String, name: String) {
        #expect(FuzzyMatch(typed).score(name) == nil)
    }

    @Test(arguments: [
        ("save", ["save as", "save", "s a v e"], "save"),
        ("dw", ["redraw", "delete word back", "delete word"], "delete word"),
        ("fi", ["profile", "spelling files", "find"], "find"),
        ("cap", ["escape", "the cap", "scrap"], "the cap"),
        ("nT", ["next text", "notes", "newText"], "newText"),
        ("chapter", ["old chapters", "chapter 1", "c h a p t e r"], "chapter 1"),
    ])
    func `starts of words, runs and short names are best`(typed: String, names: [String], expected: String) {
        #expect(best(typed, names) == expected)
        #expect(best(typed, names.reversed()) == expected)
    }

    @Test func `no name beats the one that is typed`() {
        let names = CommandInfo.all.map(\.name)
        for name in names {
            #expect(best(name, names) == name)
        }
    }

    @Test func `a word may stand beside the name, as it is typed`() throws {
        let match = FuzzyMatch("quote")
        #expect(match.score("typing marks", beside: ["Set quotes and dashes."]) != nil)
        #expect(FuzzyMatch("qts").score("typing marks", beside: ["Set quotes and dashes."]) == nil)
        let beside = try #require(match.score("typing marks", beside: ["Set quotes."]))
        let inName = try #require(match.score("a very long name in which somebody quotes"))
        #expect(inName > beside)
    }

    @Test(arguments: [
        ("dw", "delete word", [0, 7]), ("ord", "delete word", [8, 9, 10]), ("t", "été t", [6]),
        ("w d", "delete word", [0, 7]), ("", "name", []), ("ab", "a-xb ab", [5, 6]),
    ])
    func `the letters that were found are told`(typed: String, name: String, places: [Int]) {
        #expect(FuzzyMatch(typed).places(in: name) == places.map { TextOffset($0) })
    }

    @Test func `letters far behind in a name do not count`() {
        let name = String(repeating: "a", count: FuzzyText.limit) + "b"
        #expect(FuzzyMatch("b").score(name) == nil)
        #expect(FuzzyMatch("aa").score(name) != nil)
    }
}
