import Testing

@testable import EditorCore

@Suite struct LookOverTests {
    private func look(
        _ text: String, _ language: Language = .english, longest: Int = 40, avoid: String = ""
    ) -> [String] {
        let rope = Rope(text)
        var findings = LookOver(StyleRules(language, longestSentence: longest, avoid: avoid), rope)
        while !findings.isComplete { findings.read(atMost: 64) }
        return findings.remarks.map {
            String(decoding: rope.bytes(in: $0.range), as: UTF8.self) + ": " + $0.sentence
        }
    }

    @Test(arguments: [
        ("It was the the end.", ["the: ‘the’ twice in a row"]),
        ("It was The\nthe end.", ["the: ‘the’ twice in a row"]),
        ("Yes. Yes. No, no.", []), ("It was the, the end.", []), ("one-one", []),
    ])
    func `a word twice in a row is remarked`(text: String, expected: [String]) {
        #expect(look(text) == expected)
    }

    @Test(arguments: [
        (
            "The lantern burned. She took the lantern.", Language.english,
            ["lantern: ‘lantern’ twice within 6 words"]
        ),
        ("He said that he would, and that he had.", .english, []),
        (
            "Die Laterne brannte, und sie nahm die Laterne.", .german,
            ["Laterne: ‘Laterne’ twice within 7 words"]
        ),
        (
            "La lanterne brûlait. Elle prit la lanterne.", .french,
            ["lanterne: ‘lanterne’ twice within 6 words"]
        ),
        ("Nous nous sommes vus.", .french, []),
        ("La luz ardía. Tomó la luz.", .spanish, ["luz: ‘luz’ twice within 5 words"]),
        ("Lyktan brann. Hon tog lyktan.", .swedish, ["lyktan: ‘lyktan’ twice within 5 words"]),
        ("Talo paloi. Hän näki talon ja talo oli iso.", .finnish, []),
    ])
    func `the same word again nearby is remarked, words that every text is full of are not`(
        text: String, language: Language, expected: [String]
    ) {
        #expect(look(text, language) == expected)
    }

    @Test func `far away the same word is no remark`() {
        let between = (1...11).map { "w\($0)" }.joined(separator: " ")
        #expect(look("lantern \(between) lantern").isEmpty)
        #expect(!look("lantern \(between.dropFirst(3)) lantern").isEmpty)
    }

    @Test func `a sentence that is too long is remarked at its first word`() {
        #expect(
            look("Brief. One two three\nfour five six. Short.", longest: 5) == ["One: a sentence of 6 words"])
        #expect(look("One two three.\nFour five six.", longest: 5).isEmpty)
        #expect(look("One two Mr. Four five six.", longest: 5) == ["One: a sentence of 6 words"])
        #expect(look("One two Mr.\nFour five six.", longest: 5) == ["One: a sentence of 6 words"])
        #expect(look("- one two three\n- four five six", longest: 5).isEmpty)
        #expect(look("One two three\n\nfour five six", longest: 5).isEmpty)
    }

    @Test func `words of the list are remarked, also several in a row`() {
        #expect(
            look("It was Very nice, sort of.", avoid: "very, sort of") == [
                "Very: ‘very’ is on your list", "sort of: ‘sort of’ is on your list",
            ])
    }
}
