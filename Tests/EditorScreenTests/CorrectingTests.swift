import EditorTestSupport
import Testing

@testable import EditorCore

/// From mistake to mistake, and what is done about each (R80 of the reports among it).
@Suite struct CorrectingTests {
    @Test func `the next mistake is asked about, and a number takes what is meant`() {
        let editor = EditorHarness.spelling("‸so teh ferry", columns: 100)
        editor.press("alt+$")
        editor.expectText("so ⟦teh‸⟧ ferry")
        #expect(editor.foot.contains("“teh”  the 1  tea 2"), "\(editor.foot)")
        editor.type("2")
        editor.expectText("so tea‸ ferry")
    }

    @Test func `whoever has answered is asked about the next mistake, until none is left`() {
        let editor = EditorHarness.spelling("‸teh so teh hte", columns: 100)
        editor.press("alt+$ 1")
        editor.expectText("the so ⟦teh‸⟧ hte")
        editor.press("i")
        editor.expectText("the so teh ⟦hte‸⟧")
        editor.press("t")
        #expect(editor.foot.contains("no mistake is left"))
    }

    @Test func `a walk back goes on back`() {
        let editor = EditorHarness.spelling("hte so teh‸", columns: 100)
        editor.press("alt+# alt+# alt+# 1")
        editor.expectText("⟦hte‸⟧ so the")
    }

    @Test func `going round is said`() {
        let editor = EditorHarness.spelling("hte ‸so teh", columns: 100)
        editor.press("alt+$")
        #expect(!editor.screen.contains("again"))
        editor.press("n")
        #expect(editor.screen.contains("again from the start: “hte”"), "\(editor.screen)")
    }

    @Test func `one undo gives the word back`() {
        let editor = EditorHarness.spelling("so ‸teh ferri")
        editor.type("ten ")
        editor.press("alt+$")
        editor.type("1")
        #expect(editor.bytes == Array("so ten the ferri".utf8))
        #expect(editor.screen.contains("“ferri”"))
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("so ten teh ferri".utf8))
        #expect(editor.session.prompt == nil)
    }

    @Test func `undo takes the word back also before the question about the next one is on the screen`() {
        let editor = EditorHarness.spelling("so ‸teh ferri")
        editor.press("alt+$ 1")
        editor.session.questionWasShown = false
        editor.session.receive(.text("1"), at: editor.script.now)
        #expect(editor.bytes == Array("so the ferri".utf8))
        editor.session.receive(.chord(KeyChord(.character("z"), .control)), at: editor.script.now)
        #expect(editor.bytes == Array("so teh ferri".utf8))
        #expect(editor.session.prompt == nil)
    }

    struct R80: CustomTestStringConvertible {
        var language = "en_US"
        var word: String
        var corrected: String
        var testDescription: String { word }
    }

    @Test(arguments: [
        R80(word: "doesb’t", corrected: "doesn’t"), R80(word: "doesb't", corrected: "doesn't"),
        R80(language: "fr", word: "l’etang", corrected: "l’étang"),
        R80(language: "fr", word: "l'etang", corrected: "l'étang"),
        R80(language: "de_DE", word: "Grösse", corrected: "Größe"),
        R80(language: "es", word: "nino", corrected: "niño"),
        R80(language: "sv", word: "raksmorgas", corrected: "räksmörgås"), R80(word: "Teh", corrected: "The"),
    ])
    func `R80 the whole word is replaced, and its apostrophe kept`(_ each: R80) {
        // With the caret at the start of the word, before its mark and behind it.
        for place in [0, 5, 7] where place < each.word.count {
            var marked = each.word
            marked.insert("‸", at: marked.index(marked.startIndex, offsetBy: place))
            let editor = EditorHarness.spelling(marked + "!", each.language)
            editor.press("alt+$")
            editor.type("1")
            editor.expectText(each.corrected + "‸!")
        }
    }

    @Test func `R80 a word without a mark gets the one that the text has`() {
        let editor = EditorHarness.spelling("‸it’s dont")
        editor.disk.speller.suggestions["it's"] = []
        editor.press("alt+$ n")
        editor.type("1")
        #expect(editor.bytes == Array("it’s don’t".utf8))
    }

    @Test func `R80 a contraction is not marked, whichever mark it has`() {
        let editor = EditorHarness.spelling("don’t don't doesn’t ‸")
        #expect(editor.misspelt == [])
    }

    @Test func `R80 a name that was added keeps its possessive`() {
        let editor = EditorHarness.spelling("‸Zarathos’s hat and Zarathos’ hat")
        editor.press("alt+$")
        editor.type("a")
        #expect(editor.disk.speller.learned == ["Zarathos"])
        #expect(editor.misspelt == [])
        #expect(editor.bytes == Array("Zarathos’s hat and Zarathos’ hat".utf8))
    }

    @Test func `a word that was added is right in every text at once`() {
        let editor = EditorHarness.spelling("‸teh hte teh")
        editor.press("alt+$")
        editor.press("a esc home")
        #expect(editor.disk.speller.learned == ["teh"])
        #expect(editor.misspelt == ["hte"])
    }

    @Test func `mistakes are walked in both directions and around the ends`() {
        let editor = EditorHarness.spelling("teh ‸so hte and eht")
        editor.press("alt+$")
        editor.expectText("teh so ⟦hte‸⟧ and eht")
        editor.press("alt+$")
        editor.expectText("teh so hte and ⟦eht‸⟧")
        editor.press("n")
        editor.expectText("⟦teh‸⟧ so hte and eht")
        editor.press("alt+#")
        editor.expectText("teh so hte and ⟦eht‸⟧")
        editor.press("esc alt+#")
        editor.expectText("teh so ⟦hte‸⟧ and eht")
    }

    @Test func `the next mistake is the nearest, also where nothing has been asked for yet`() {
        let page = String(repeating: "ferry left\n", count: 4_000)
        let editor = EditorHarness.spelling("‸so " + page + "teh\n" + page + "hte\n")
        editor.press("alt+$")
        #expect(editor.marked.contains("⟦teh‸⟧"))
        #expect(editor.misspelt == [])
    }

    @Test func `a text without mistakes says so`() {
        let editor = EditorHarness.spelling("the ferry‸ left")
        editor.press("alt+$")
        #expect(editor.foot.contains("no mistake is left"))
        editor.expectText("the ferry‸ left")
    }

    @Test func `with spelling off the key says which one switches it on`() {
        let editor = EditorHarness("teh‸", columns: 60)
        editor.press("alt+$")
        #expect(editor.foot.contains("spelling is off; Alt-' switches it on"))
    }

    @Test func `a word can be right in this text, and is in no other`() {
        let editor = EditorHarness.spelling("‸teh teh")
        editor.press("alt+$")
        editor.type("t")
        #expect(editor.misspelt == [])
        #expect(editor.disk.speller.notes[FilePath("draft.txt")]?.words.words == ["teh"])
        #expect(editor.disk.speller.learned == [])
    }

    @Test func `a word that is let be is let be at its place, and until it is changed`() {
        let editor = EditorHarness.spelling("‸teh teh")
        editor.press("alt+$")
        editor.press("i esc home")
        #expect(editor.misspelt == ["teh"])
        editor.type("so ")
        #expect(editor.misspelt == ["teh"])
        editor.press("ctrl+right backspace")
        editor.type("h ")
        #expect(editor.misspelt == ["teh", "teh"])
    }

    @Test func `Escape leaves the word selected, to be written anew`() {
        let editor = EditorHarness.spelling("‸teh ferry")
        editor.press("alt+$ esc")
        editor.type("the")
        editor.expectText("the‸ ferry")
    }

    @Test func `with the keys on the screen a tap takes a word of the strip`() {
        let editor = EditorHarness.spelling(
            "so teh‸ ferry", rows: 24, columns: 80, panel: PanelMemory(kind: .letters, isShown: true))
        editor.press("alt+$")
        #expect(editor.key("the") != nil, "\(editor.screen)")
        #expect(!editor.screen.contains("the 1"))
        editor.tap("tea")
        editor.expectText("so tea‸ ferry")
        #expect(editor.key("undo") != nil)
    }

    @Test func `the word that is asked about is seen above the question`() {
        let text = String(repeating: "the ferry left at ten and so she said\n", count: 9) + "teh"
        let editor = EditorHarness.spelling("‸" + text, rows: 12, columns: 40)
        editor.press("alt+$")
        #expect(editor.screen.contains("{selection:teh}"), "\(editor.screen)")
    }

    @Test(arguments: [(12, 40, false), (24, 80, false), (24, 80, true), (28, 45, true)])
    func `a question about a word looks as it did`(_ rows: Int, _ columns: Int, _ hasPanel: Bool) throws {
        let editor = EditorHarness.spelling(
            "The ferry left at ten, and teh naïve hat doesb’t know it.‸\n\nSo she said.", rows: rows,
            columns: columns, panel: PanelMemory(kind: .letters, isShown: hasPanel))
        editor.press("home home")
        let marked = editor.screen
        editor.press("alt+$ alt+$")
        let file = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let name = "spelling-\(columns)x\(rows)\(hasPanel ? "-panel" : "")"
        try Golden.expect(
            marked + "\n\n" + editor.screen + "\n", in: "/\(file)/Goldens/\(name).txt")
    }
}
