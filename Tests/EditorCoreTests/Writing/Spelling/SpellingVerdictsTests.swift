import Testing

@testable import EditorCore

/// How words are judged by what dictionaries have said.
struct SpellingVerdictsTests {
    /// Judges `form` where a dictionary has `known` and nothing else.
    private func isRight(_ form: String, knowing known: Set<String>, _ languages: String = "en_US") throws
        -> Bool?
    {
        var verdicts = SpellingVerdicts(try SpellingLanguages(languages))
        _ = verdicts.isRight(form, own: PersonalWords())
        let asked = verdicts.takeWanted()
        verdicts.learn(Dictionary(uniqueKeysWithValues: asked.map { ($0, known.contains($0)) }))
        return verdicts.isRight(form, own: PersonalWords())
    }

    @Test(arguments: [
        "don't", "'tis", "'Tis", "rock'n'roll", "'n'", "James'", "'hats'", "nothin'", "well-known",
        "sea-blue-green",
        "'em", "EU:s",
    ])
    func `an apostrophe at an end, a hyphen or a clipped word is no mistake`(_ form: String) throws {
        let known: Set = [
            "don't", "rock", "roll", "James", "hats", "nothing", "well", "known", "sea", "blue", "green",
            "EU", "s",
        ]
        #expect(try isRight(form, knowing: known) == true)
    }

    @Test(arguments: ["doesb't", "could't", "'teh", "teh'", "well-konwn", "konwn'n'roll", "'tsi", "-"])
    func `a mistake stays one with marks around and in it`(_ form: String) throws {
        let known: Set = ["t", "well", "roll", "could", "doesn't"]
        #expect(try isRight(form, knowing: known) == false)
    }

    @Test func `clipped words are English`() throws {
        #expect(try isRight("'tis", knowing: [], "de_DE") == false)
        #expect(try isRight("nothin'", knowing: ["nothing"], "de_DE") == false)
    }

    @Test func `each form is asked for once, until it is forgotten`() throws {
        var verdicts = SpellingVerdicts(try SpellingLanguages("en_US"), bound: 3)
        for form in ["teh", "teh", "hat"] { #expect(verdicts.isRight(form, own: PersonalWords()) == nil) }
        #expect(verdicts.takeWanted() == ["teh", "hat"])
        #expect(verdicts.takeWanted() == [])
        verdicts.learn(["teh": false, "hat": true])
        #expect(verdicts.isRight("hat", own: PersonalWords()) == true)
        verdicts.learn(["a": true, "b": true])
        #expect(verdicts.isRight("hat", own: PersonalWords()) == nil)
        #expect(verdicts.takeWanted() == ["hat"])
    }

    @Test func `a word of the text is right at once, also in compounds`() throws {
        var own = PersonalWords()
        own.add("Zarathos")
        var verdicts = SpellingVerdicts(try SpellingLanguages("en_US"))
        #expect(verdicts.isRight("Zarathos's", own: own) == true)
        #expect(verdicts.takeWanted() == [])
        #expect(verdicts.isRight("Zarathos-like", own: own) == nil)
        #expect(verdicts.takeWanted() == ["Zarathos-like", "like"])
        verdicts.learn(["Zarathos-like": false, "like": true])
        #expect(verdicts.isRight("Zarathos-like", own: own) == true)
    }
}

/// Words that a writer has taught.
struct PersonalWordsTests {
    private func words(_ list: String) -> PersonalWords { PersonalWords(list: Array(list.utf8)) }

    @Test(arguments: ["kaboom", "Kaboom", "KABOOM", "kaboom's", "Zarathos", "ZARATHOS", "Zarathos'", "Größe"])
    func `a word is known in its forms`(_ form: String) {
        #expect(words("kaboom\nZarathos\nGro\u{308}ße\n").contains(form))
    }

    @Test(arguments: ["kaBoom", "zarathos", "kabooms", "", "'"])
    func `no other word is`(_ form: String) {
        #expect(!words("kaboom\nZarathos\n").contains(form))
    }

    @Test func `the lists of other programs are read`() {
        #expect(words("one/two\r\n*wrong\n\n  three \n12\n").words == ["one", "three"])
    }

    @Test func `a list comes back as it was written`() {
        let list = words("b\na\nL’été\n")
        #expect(list.list == Array("L'été\na\nb\n".utf8))
        #expect(PersonalWords(list: list.list) == list)
    }
}

/// Suggestions in the dress of the word.
struct WordDressingTests {
    struct Case: CustomTestStringConvertible {
        var suggestion: String
        var word: String
        var curls = false
        var dressed: String
        var testDescription: String { "\(word) to \(dressed)" }
    }

    @Test(arguments: [
        Case(suggestion: "doesn't", word: "doesb’t", dressed: "doesn’t"),
        Case(suggestion: "doesn't", word: "doesb't", curls: true, dressed: "doesn't"),
        Case(suggestion: "don't", word: "dont", curls: true, dressed: "don’t"),
        Case(suggestion: "don't", word: "dont", dressed: "don't"),
        Case(suggestion: "l'étang", word: "L’etang", dressed: "L’étang"),
        Case(suggestion: "the", word: "Teh", dressed: "The"),
        Case(suggestion: "the", word: "TEH", dressed: "THE"),
        Case(suggestion: "über", word: "Ueber", dressed: "Über"),
        Case(suggestion: "Paris", word: "paris", dressed: "Paris"),
    ])
    func `marks and capitals are kept`(_ each: Case) {
        #expect(WordDressing.dress(each.suggestion, as: each.word, curls: each.curls) == each.dressed)
    }
}
