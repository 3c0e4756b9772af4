import Testing

@testable import EditorCore

/// What is remembered of texts, and how languages are named.
struct SpellingNotesTests {
    @Test func `notes come back as they were kept, whatever the name`() throws {
        var notes = SpellingNotes()
        let paths: [[UInt8]] = [Array("/a b/c".utf8), Array("/line\nend%0A".utf8), [0x2F, 0xFF]]
        for (index, path) in paths.enumerated() {
            var words = PersonalWords()
            words.add("word\(index)x")
            notes[path] = SpellingNotes.Entry(languages: try SpellingLanguages("en_GB de_DE"), words: words)
        }
        let back = SpellingNotes(notes.encoded)
        for path in paths { #expect(back[path] == notes[path]) }
        #expect(back == notes)
    }

    @Test func `off is remembered, and nothing at all is not`() throws {
        var notes = SpellingNotes()
        notes[[1]] = SpellingNotes.Entry(languages: .off)
        notes[[2]] = SpellingNotes.Entry()
        #expect(SpellingNotes(notes.encoded)[[1]].languages == .off)
        #expect(notes.encoded == Array("text \u{1}\nlanguages off\n".utf8))
    }

    @Test func `the texts that were touched first are forgotten`() {
        var notes = SpellingNotes()
        for index in 0..<SpellingNotes.limit + 2 {
            notes[Array("/\(index)".utf8)] = SpellingNotes.Entry(languages: .off)
        }
        #expect(notes[Array("/1".utf8)].languages == nil)
        #expect(notes[Array("/2".utf8)].languages == .off)
    }

    @Test(arguments: ["../../etc/passwd", "en US;", "a b c d e", "en\u{0}"])
    func `what is no name of a dictionary is refused`(_ text: String) {
        #expect(throws: SpellingLanguages.Problem.self) { try SpellingLanguages(text + " x.y") }
    }

    @Test func `languages are read as they are written`() throws {
        #expect(try SpellingLanguages("en_GB,  de_DE").description == "en_GB de_DE")
        #expect(try SpellingLanguages("off") == .off)
        #expect(try SpellingLanguages("") == .off)
        #expect(SpellingLanguages(.german).description == "de")
    }

    @Test(arguments: [
        ("en_US", "hunspell-en-us"), ("en", "hunspell-en-us"), ("de_AT", "hunspell-de-at"),
        ("fr_FR", "hunspell-fr"),
        ("sv", "hunspell-sv"), ("pt", "hunspell-pt-pt"),
    ])
    func `the package of a dictionary is known by its name`(_ name: String, _ package: String) {
        #expect(DictionaryPackage.name(for: name) == package)
    }
}
