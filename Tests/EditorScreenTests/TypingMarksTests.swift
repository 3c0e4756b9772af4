import EditorCore
import EditorTestSupport
import Testing

@Suite struct TypingMarksTests {
    private func editor(
        _ marked: String = "‸", _ language: Language = .english, rows: Int = 8, columns: Int = 60,
        change: (inout Settings) -> Void = { _ in }
    ) -> EditorHarness {
        var settings = Settings.still
        settings.marks = true
        settings.language = language
        change(&settings)
        return EditorHarness(marked, rows: rows, columns: columns, settings: settings)
    }

    @Test func `quotes, apostrophes, dashes and dots are set while they are typed`() {
        let editor = editor()
        editor.type("\"No--\" he said (\"yes\"). 'Tis rock 'n' roll, the '80s...")
        editor.expectText("“No—” he said (“yes”). ’Tis rock ’n’ roll, the ’80s…‸")
    }

    @Test func `letters that come in one burst are set as well`() {
        let editor = editor()
        editor.feed(Array("\"It's\"".utf8))
        editor.expectText("“It’s”‸")
    }

    @Test func `one undo gives the straight mark back, and it stays`() {
        let editor = editor()
        editor.type("say \"")
        editor.press("ctrl+z")
        editor.expectText("say \"‸")
        editor.type("so")
        editor.expectText("say \"so‸")
        editor.press("ctrl+z ctrl+z")
        editor.expectText("‸")
    }

    @Test func `one undo gives back the straight apostrophe of a word that turned out to have one`() {
        let editor = editor()
        editor.type("'tis ")
        editor.expectText("’tis ‸")
        editor.press("ctrl+z")
        editor.expectText("'tis ‸")
        editor.press("ctrl+y")
        editor.expectText("’tis ‸")
    }

    @Test(arguments: [("\"", "“", "\""), ("a--", "a—", "a--"), ("a...", "a…", "a..."), ("it'", "it’", "it'")])
    func `backspace right after gives the keys back, and then deletes`(
        keys: String, set: String, typed: String
    ) {
        let editor = editor()
        editor.type(keys)
        editor.expectText(set + "‸")
        editor.press("backspace")
        editor.expectText(typed + "‸")
        editor.press("backspace")
        editor.expectText(typed.dropLast() + "‸")
    }

    @Test func `backspace deletes a mark that was set before something else happened`() {
        let editor = editor()
        editor.type("\"a")
        editor.press("backspace backspace")
        editor.expectText("‸")
    }

    @Test func `pasted text is left as it is`() {
        let editor = editor("‸")
        editor.paste(Array("\"it's\"--so...".utf8))
        editor.expectText("\"it's\"--so...‸")
        editor.type(" ")
        editor.expectText("\"it's\"--so... ‸")
    }

    @Test func `a curly quote that was typed stays as it is`() {
        let editor = editor("‸")
        editor.type("”‘’„it")
        editor.expectText("”‘’„it‸")
    }

    @Test func `Enter tells that a word is over, and leaves a rule alone`() {
        let editor = editor("‸")
        editor.type("'tis")
        editor.press("enter")
        editor.type("---")
        editor.press("enter")
        editor.expectText("’tis\n---\n‸")
    }

    @Test func `a file with other line ends keeps them`() {
        let editor = editor("one\r\n‸")
        editor.type("give 'em")
        editor.press("enter")
        #expect(editor.bytes == Array("one\r\ngive ’em\r\n".utf8))
    }

    @Test func `a selection is replaced by the mark`() {
        let editor = editor("a ⟦word‸⟧")
        editor.type("\"")
        editor.expectText("a “‸")
    }

    @Test func `French spaces can be seen`() {
        let editor = editor("‸", .french, rows: 3, columns: 30)
        editor.type("\"Non !\" dit-il : 10\u{A0}kg")
        editor.expectScreen("| «{mark:∙}Non{mark:∙}!{mark:∙}» dit-il{mark:∙}: 10{mark:∙}kg‸|\n||\n||")
    }

    @Test func `Alt and a quote switches the marks of this text, in words`() {
        let editor = editor("‸") { $0.marks = false }
        editor.type("\"")
        editor.press("alt+\"")
        #expect(editor.foot.contains("typing marks are on: “” ‘’ – …"))
        editor.type(" \"")
        editor.expectText("\" “‸")
        editor.press("alt+\"")
        #expect(editor.foot.contains("typing marks are off: keys stay as they are"))
        editor.type(" \"")
        editor.expectText("\" “ \"‸")
    }

    @Test func `the choice is remembered for the file, by its name`() {
        let editor = editor("‸") { $0.marks = false }
        editor.press("alt+\"")
        #expect(editor.disk.kept[.marks] == Array("on /draft.txt\n".utf8))
        let memory = MarksMemory(editor.disk.kept[.marks] ?? [])
        let next = EditorHarness("‸", settings: .still, marks: memory)
        next.type("\"")
        next.expectText("“‸")
    }

    @Test func `what another window has chosen for its text stays`() {
        let editor = editor("‸") { $0.marks = false }
        editor.disk.kept[.marks] = Array("off /other.txt\n".utf8)
        editor.press("alt+\"")
        #expect(editor.disk.kept[.marks] == Array("off /other.txt\non /draft.txt\n".utf8))
    }

    @Test func `a new text is remembered when it gets a name`() {
        let editor = EditorHarness(name: nil, settings: .still)
        editor.press("alt+\"")
        #expect(editor.disk.kept[.marks] == nil)
        editor.type("\"a")
        editor.press("ctrl+s")
        editor.press("enter")
        #expect(editor.disk.kept[.marks].map { String(decoding: $0, as: UTF8.self) } == "on /a.txt\n")
    }

    @Test func `another text has its own choice`() {
        let editor = editor("‸") { $0.marks = false }
        editor.press("alt+\" ctrl+n")
        editor.type("\"")
        editor.expectText("\"‸")
    }

    @Test func `a letter tapped on the panel is typed, a mark of the panel is what it is`() {
        let editor = editor("‸", rows: 24, columns: 80)
        editor.press("ctrl+k alt+3")
        editor.press("ctrl+t")
        editor.type("em")
        editor.press("enter ctrl+t")
        editor.expectText("—‸")
    }

    @Test func `keys that are tapped on the panel are typing as well`() {
        var settings = Settings.still
        settings.marks = true
        let editor = EditorHarness.withPanel(.letters, .docked, "‸", settings: settings)
        editor.tap(letters: "so'--")
        editor.expectText("so’—‸")
    }

    @Test(arguments: [(12, 40), (24, 80)])
    func `a page of dialogue`(rows: Int, columns: Int) throws {
        let editor = editor("‸", .french, rows: rows, columns: columns)
        for line in ["\"Quoi ? Tu pars déjà !\" dit-il...", "-- C'est \"l'heure\" : adieu.", "`\"code\"`"] {
            editor.type(line)
            editor.press("enter")
        }
        editor.press("alt+\"")
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        try Golden.expect(editor.screen + "\n", in: "/\(folder)/Goldens/typing-marks-\(columns)x\(rows).txt")
    }

    // MARK: Abbreviations

    private func abbreviating() -> EditorHarness {
        editor("‸") {
            $0.abbreviations = [";mk Marguerite Kaminski", "o'b O’Brien"].compactMap(Abbreviation.init)
        }
    }

    @Test(arguments: [" ", ",", ".", "!", ")", "?"])
    func `an abbreviation is written out by a blank or a sign`(key: String) {
        let editor = abbreviating()
        editor.type("by ;mk" + key)
        editor.expectText("by Marguerite Kaminski\(key)‸")
        editor.press("ctrl+z")
        editor.expectText("by ;mk\(key)‸")
        editor.type("x")
        editor.expectText("by ;mk\(key)x‸")
    }

    @Test func `an abbreviation is written out by Enter, and by a quote that is set`() {
        let editor = abbreviating()
        editor.type(";mk")
        editor.press("enter")
        editor.type("\";mk\"")
        editor.expectText("Marguerite Kaminski\n“Marguerite Kaminski”‸")
    }

    @Test func `abbreviations need no typing marks, and are not looked for in a paste`() {
        let editor = editor("‸") {
            $0.marks = false
            $0.abbreviations = [";mk M. K."].compactMap(Abbreviation.init)
        }
        editor.paste(Array(";mk x".utf8))
        editor.type(" ;mk ")
        editor.expectText(";mk x M. K. ‸")
    }
}
