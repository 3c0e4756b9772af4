import EditorCore
import EditorTestSupport
import Testing

@Suite struct VaryingTests {
    private func editor(_ marked: String, _ language: Language = .english) -> EditorHarness {
        var settings = Settings()
        settings.language = language
        return EditorHarness(marked, columns: 80, settings: settings)
    }

    @Test func `a letter turns and comes home`() {
        let editor = editor("s‸ x")
        for form in ["ß", "ś", "š", "ş", "ș", "ŝ", "ſ", "s", "ß"] {
            editor.press("alt+v")
            editor.expectText(form + "‸ x")
        }
    }

    @Test func `one undo gives back what was typed, the next takes it away`() {
        let editor = editor("")
        editor.type("cafe")
        editor.press("alt+v", times: 4)
        editor.expectText("cafë‸")
        editor.press("ctrl+z")
        editor.expectText("cafe‸")
        editor.press("ctrl+z")
        editor.expectText("‸")
        editor.press("ctrl+y ctrl+y")
        editor.expectText("cafë‸")
    }

    @Test func `a rest between two presses makes no second step`() {
        let editor = editor("e‸")
        editor.press("alt+v")
        editor.advance(by: .seconds(60))
        editor.press("alt+v")
        editor.press("ctrl+z")
        editor.expectText("e‸")
    }

    @Test func `what is typed after a letter has come home is a step of its own`() {
        let editor = editor("")
        editor.type("so?")
        editor.press("alt+v alt+v")
        editor.expectText("so?‸")
        editor.type("x")
        editor.press("ctrl+z")
        editor.expectText("so?‸")
    }

    @Test func `another letter is another step`() {
        let editor = editor("")
        editor.type("e")
        editor.press("alt+v")
        editor.type("n")
        editor.press("alt+v")
        editor.expectText("éñ‸")
        for expected in ["én‸", "é‸", "e‸", "‸"] {
            editor.press("ctrl+z")
            editor.expectText(expected)
        }
    }

    @Test func `a letter that came home leaves nothing to take back`() {
        let editor = editor("?‸")
        editor.press("alt+v alt+v")
        editor.expectText("?‸")
        #expect(!editor.session.document.isEdited)
        editor.press("ctrl+z")
        #expect(editor.foot.contains("nothing to undo"))
    }

    @Test func `a letter that came home after a save is another text than the saved one`() {
        let editor = editor("?‸")
        editor.press("alt+v ctrl+s")
        #expect(!editor.session.document.isEdited)
        editor.press("alt+v")
        #expect(editor.session.document.isEdited)
        editor.press("ctrl+z")
        editor.expectText("¿‸")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `what was settled on comes first for the next letter`() {
        let editor = editor("")
        editor.type("e")
        editor.press("alt+v", times: 3)
        editor.type("e")
        editor.press("alt+v")
        editor.expectText("êê‸")
        editor.press("alt+v")
        editor.expectText("êé‸")
    }

    @Test func `the order stays while one letter is turned, also after a look elsewhere`() {
        let editor = editor("e‸x")
        editor.press("alt+v right left alt+v")
        editor.expectText("è‸x")
    }

    @Test func `the language of the settings orders the forms`() {
        let editor = editor("", .german)
        editor.type("a")
        editor.press("alt+v")
        editor.type("\"")
        editor.press("alt+v")
        editor.type(" \"")
        editor.press("alt+v")
        editor.expectText("ä“ „‸")
    }

    @Test func `three dots are one letter, there and back`() {
        let editor = editor("so...‸")
        editor.press("alt+v")
        editor.expectText("so…‸")
        editor.press("alt+v")
        editor.expectText("so...‸")
    }

    @Test func `a letter with its accent apart is turned whole`() {
        let editor = editor("cafe\u{301}‸")
        editor.press("alt+v")
        editor.expectText("cafè‸")
        editor.press("ctrl+z")
        #expect(editor.bytes == Array("cafe\u{301}".utf8))
    }

    @Test(arguments: ["‸e", "👍🏽‸", "one\n‸two", "one\r\n‸", "漢‸", "x\u{301}‸", "\u{FEFF}‸e"])
    func `where nothing can be varied a sentence says so and nothing changes`(text: String) {
        let editor = editor(text)
        editor.press("alt+v")
        #expect(editor.foot.contains("nothing to vary"))
        editor.expectText(text)
        #expect(!editor.session.document.isEdited)
    }

    @Test func `a selection is left alone with a sentence`() {
        let editor = editor("on⟦e‸⟧")
        editor.press("alt+v")
        #expect(editor.foot.contains("nothing was varied"))
        editor.expectText("on⟦e‸⟧")
    }

    @Test func `an invalid byte is left alone`() {
        let opened = OpenedText(path: FilePath("bytes"), text: Rope([0x65, 0xE9]))
        let editor = EditorHarness(opened: [(opened, nil)], columns: 80)
        editor.press("ctrl+end alt+v")
        #expect(editor.bytes == [0x65, 0xE9])
    }

    @Test func `a dash and a space are named, for they are hard to tell apart`() {
        let editor = editor("1-‸")
        editor.press("alt+v")
        #expect(editor.foot.hasSuffix(" en dash"))
        editor.type(" ")
        editor.press("alt+v")
        #expect(editor.foot.hasSuffix(" no-break space"))
        #expect(editor.bytes == Array("1–\u{A0}".utf8))
    }

    @Test func `varying ends what could be redone`() {
        let editor = editor("e‸")
        editor.type("e")
        editor.press("ctrl+z alt+v ctrl+y")
        #expect(editor.foot.contains("nothing to redo"))
    }

    @Test func `a file that still arrives can be varied in`() {
        let opened = OpenedText(
            path: FilePath("long.txt"), text: Rope("e"),
            stamp: FileStamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1), isComplete: false,
            expectedBytes: 10)
        let editor = EditorHarness(opened: [(opened, nil)], columns: 80)
        editor.press("right alt+v")
        editor.script.pending.append([.file(.appended(DocumentID(1), Rope("nd")))])
        editor.turn()
        editor.press("alt+v")
        editor.expectText("è‸nd")
        editor.press("ctrl+z")
        editor.expectText("e‸nd")
    }

    @Test func `the same place in another text has its own turn`() {
        let editor = editor("e‸")
        editor.press("alt+v alt+v")
        editor.press("ctrl+n")
        editor.type("e")
        editor.press("alt+v")
        editor.expectText("è‸")
    }
}
