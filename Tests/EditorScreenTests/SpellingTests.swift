import EditorTestSupport
import Testing

@testable import EditorCore

/// Misspelt words are marked while one writes, and nothing else is.
@Suite struct SpellingTests {
    @Test func `nothing is looked up before spelling is switched on`() {
        let editor = EditorHarness("teh ferry‸ ")
        #expect(editor.misspelt == [])
        #expect(editor.disk.speller.asked == [])
    }

    @Test func `a key switches spelling on and off for a text, and that is remembered`() {
        let editor = EditorHarness("teh ferry ‸", columns: 40)
        editor.disk.speller.words = ["en": ["ferry"]]
        editor.press("alt+'")
        #expect(editor.misspelt == ["teh"])
        #expect(editor.foot.contains("spelling: en"))
        #expect(editor.disk.speller.notes[FilePath("draft.txt")]?.languages?.description == "en")
        editor.press("alt+'")
        #expect(editor.misspelt == [])
        #expect(editor.disk.speller.notes[FilePath("draft.txt")]?.languages == .off)
    }

    @Test func `the settings switch it on for every text, and a text may have it otherwise`() throws {
        var settings = Settings.still
        settings.spelling = try SpellingLanguages("en_US")
        let editor = EditorHarness.spelling("teh größe ‸", "en_US de_DE", settings: settings)
        #expect(editor.misspelt == ["teh"])
        // The dictionaries came only when the first page was on the screen.
        editor.session.spelling.missing = []
        editor.press("ctrl+n")
        editor.type("größe the ")
        #expect(editor.misspelt == ["größe"])
    }

    @Test func `a word is marked when the caret has left it`() {
        let editor = EditorHarness.spelling("so ‸")
        editor.type("teh")
        #expect(editor.misspelt == [])
        editor.type(" ")
        #expect(editor.misspelt == ["teh"])
        editor.press("left left")
        #expect(editor.misspelt == ["teh"])
        editor.press("backspace")
        #expect(editor.misspelt == [])
        editor.press("end")
        #expect(editor.misspelt == ["th"])
    }

    @Test func `a word being written is not looked up letter by letter`() {
        let editor = EditorHarness.spelling("so ‸")
        editor.type("ferry left ")
        #expect(editor.disk.speller.asked.flatMap { $0 } == ["so", "ferry", "left"])
    }

    @Test(arguments: [
        ("en_US", "she doesn’t, she don't, it was the ’ferry’ so"),
        ("de_DE", "Größe und Gro\u{308}ße der Straße"),
        ("fr", "l’étang d'eau vert"), ("es", "El niño está aquí"), ("sv", "En räksmörgås och en"),
    ])
    func `words with either apostrophe and with accents of either form are right`(
        _ language: String, _ text: String
    ) {
        let editor = EditorHarness.spelling(text + " ‸", language)
        #expect(editor.misspelt == [])
    }

    @Test func `with two languages a word is right when one of them has it`() {
        let editor = EditorHarness.spelling("the Hut und teh hat ‸", "en_US de_DE")
        #expect(editor.misspelt == ["teh"])
    }

    @Test func `an edit asks for the words it changes alone`() {
        let editor = EditorHarness.spelling("the ferry left\n\nshe ‸said so")
        let before = editor.disk.speller.asked.count
        editor.type("here ")
        #expect(editor.disk.speller.asked.dropFirst(before) == [["here"]])
    }

    @Test func `the words on show are asked for first, and then the whole text`() {
        let page = String(repeating: "ferry ", count: 6) + "\n"
        let editor = EditorHarness.spelling(
            "‸so " + String(repeating: page, count: 3_000) + "elsewhere\n" + page)
        #expect(editor.disk.speller.asked == [["so", "ferry"], ["elsewhere"]])
        editor.press("ctrl+end")
        #expect(editor.misspelt == ["elsewhere"])
        #expect(editor.disk.speller.asked.count == 2)
    }

    @Test func `keys are taken while a dictionary has not answered`() {
        let editor = EditorHarness.spelling("teh ‸", "off")
        editor.disk.holdsAnswers = true
        editor.press("alt+'")
        editor.type("ferry ")
        editor.expectText("teh ferry ‸")
        #expect(editor.misspelt == [])
        #expect(!editor.session.hasIdleWork)
    }

    @Test func `without a speller one sentence names the package, and writing goes on`() {
        let editor = EditorHarness("teh ‸", columns: 76)
        editor.disk.speller.problem = .noLibrary
        #expect(!editor.foot.contains("Hunspell"))
        editor.press("alt+'")
        #expect(editor.foot.contains("install the package libhunspell-1.7-0"))
        editor.type("ferry ")
        #expect(editor.disk.speller.asked.count == 1)
        editor.expectText("teh ferry ‸")
    }

    @Test func `without a dictionary one sentence names its package, and asking again looks again`() {
        let editor = EditorHarness("Hut ‸", columns: 76)
        editor.press("alt+%")
        editor.press("backspace", times: 3)
        editor.type("de_AT")
        editor.press("enter")
        #expect(editor.foot.contains("no dictionary for de_AT: install the package hunspell-de-at"))
        editor.disk.speller.words["de_AT"] = []
        editor.press("alt+% enter")
        #expect(editor.misspelt == ["Hut"])
    }

    @Test func `what is no name of a language is told while it can be mended`() {
        let editor = EditorHarness("", columns: 76)
        editor.press("alt+%")
        editor.type("/etc")
        editor.press("enter")
        #expect(editor.screen.contains("is no language"))
        editor.press("esc")
        #expect(!editor.foot.contains("Spelling"))
    }

    @Test func `languages and words of a text come back with it`() throws {
        let editor = EditorHarness("", name: nil)
        editor.disk.speller.words["en_US"] = ["the"]
        var words = PersonalWords()
        words.add("Zarathos")
        editor.disk.files[FilePath("book.txt")] = Array("the Zarathos teh\n".utf8)
        editor.disk.speller.notes[FilePath("book.txt")] = .init(
            languages: try SpellingLanguages("en_US"), words: words)
        editor.press("ctrl+o")
        editor.type("book.txt")
        editor.press("enter")
        #expect(editor.misspelt == ["teh"])
    }
}
