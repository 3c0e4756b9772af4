import EditorTestSupport
import Testing

@testable import EditorCore

/// The page that shows what became of a text.
@Suite struct ComparingTests {
    private let old = """
        The light was low when they came.

        Nobody spoke of the letter.

        They sat down. The lamp was lit.

        It was late.

        """
    private let new = """
        The light was dim when they came.

        Nobody spoke of the letter.

        They sat down. The lamp was lit.

        It was late.

        Then somebody knocked.

        """

    private func harness(_ old: String, _ new: String, columns: Int = 40, settings: Settings = .still)
        -> EditorHarness
    {
        let harness = EditorHarness("my own words‸", rows: 12, columns: columns, settings: settings)
        harness.session.compare(
            old: NamedText(name: "the file", text: Rope(old)), new: NamedText(name: "here", text: Rope(new)),
            choices: [
                .init(
                    "Restore", "r",
                    .restore(harness.session.document.id, NamedText(name: "then", text: Rope(old))))
            ])
        harness.advance(by: .milliseconds(10))
        return harness
    }

    @Test func `of several changes the one that the foot line speaks of is marked`() {
        let harness = harness(old, new)
        harness.press("n")
        #expect(harness.screen.contains("{removed:[low]}{inserted:dim}"))
        #expect(harness.screen.contains("{currentHit:‸Then somebody knocked.}"))
    }

    @Test func `changes stand in their paragraphs, and the rest is one line`() {
        harness(old, new).expectScreen(
            """
            ||
            | {removed:[the file]}  {inserted:here}|
            ||
            | The light was {currentHit:‸[low]dim} when they came.|
            ||
            | {dimmed:… 3 paragraphs as they are …}|
            ||
            | {inserted:Then somebody knocked.}|
            ||
            ||
            ||
            | {notice:1 of 2 changes}  {notice:Restore }{key:r}  {notice:Back }{key:esc}|
            """)
    }

    @Test func `n and p go from change to change`() {
        let harness = harness(old, new)
        harness.type("n")
        #expect(harness.foot.hasPrefix(" 2 of 2 changes"))
        harness.type("n")
        #expect(harness.foot == " no change is below this one")
        harness.type("p")
        #expect(harness.foot.hasPrefix(" 1 of 2 changes"))
    }

    @Test func `Tab and Shift-Tab do so as well`() {
        let harness = harness(old, new)
        harness.press("tab")
        #expect(harness.foot.hasPrefix(" 2 of 2 changes"))
        harness.press("shift+tab")
        #expect(harness.foot.hasPrefix(" 1 of 2 changes"))
    }

    @Test func `Escape leads back to the text as it was`() {
        let harness = harness(old, new)
        harness.press("esc")
        #expect(harness.session.pages.isEmpty)
        harness.expectText("my own words‸")
    }

    @Test func `no key writes in the page or in the text behind it`() {
        let harness = harness(old, new)
        for keys in [
            "enter", "backspace", "ctrl+u", "ctrl+x", "ctrl+v", "ctrl+s", "ctrl+w", "ctrl+n", "ctrl+z",
            "alt+v",
        ] {
            harness.press(keys)
        }
        harness.type("abc")
        harness.paste(Array("pasted".utf8))
        #expect(harness.session.pages.count == 1)
        harness.press("esc")
        harness.expectText("my own words‸")
        #expect(!harness.session.document.isEdited)
    }

    @Test func `a choice closes the page and is carried out`() {
        let harness = harness(old, new)
        harness.type("r")
        #expect(harness.session.pages.isEmpty)
        #expect(harness.bytes == Array(old.utf8))
        harness.press("ctrl+z")
        #expect(harness.bytes == Array("my own words".utf8))
    }

    @Test func `a tap on a choice is the choice`() {
        let harness = harness(old, new)
        harness.click(row: 11, column: 22)
        #expect(harness.bytes == Array(old.utf8))
    }

    @Test func `a passage can be copied`() {
        let harness = harness(old, new)
        harness.press("ctrl+home shift+end ctrl+c")
        #expect(harness.session.clipboard == Rope("[the file]  here"))
        harness.press("esc esc")
        #expect(harness.session.pages.isEmpty)
    }

    @Test func `words can be found on it`() {
        let harness = harness(old, new)
        harness.press("ctrl+f")
        harness.type("knocked")
        harness.press("enter")
        #expect(harness.foot.hasPrefix(" 2 of 2 changes"))
    }

    @Test func `read aloud, signs tell what was inserted`() {
        var settings = Settings.still
        settings.accessible = true
        let harness = harness("one two three four five", "one two six four five", settings: settings)
        #expect(harness.screen.contains("one two {removed:‸[-three-]}{inserted:{+six+}} four five"))
    }

    @Test func `paragraphs that were joined and parted show their ends`() {
        let harness = harness("One line.\nTwo lines. Three lines.\n", "One line. Two lines.\nThree lines.\n")
        #expect(
            harness.screen.contains(
                "| One line.{currentHit:‸[¶] }Two lines.{removed:[ ]}{inserted:¶}|"))
        #expect(harness.screen.contains("| Three lines.|"))
    }

    @Test func `texts without a difference open no page`() {
        let harness = harness("the same\n", "the same\n")
        #expect(harness.session.pages.isEmpty)
        #expect(harness.foot == " there is no difference to be seen")
    }

    @Test func `a key pressed while texts are compared gives it up`() {
        let harness = EditorHarness("words‸", columns: 40)
        harness.disk.holdsAnswers = true
        harness.session.compare(
            old: NamedText(name: "a", text: Rope("one")), new: NamedText(name: "b", text: Rope("two")),
            choices: [])
        harness.type("x")
        harness.disk.release()
        harness.advance(by: .milliseconds(10))
        harness.expectText("wordsx‸")
        #expect(harness.session.pages.isEmpty)
    }

    @Test func `the keys of the panel work on the page, and the caret stays clear of it`() {
        let long = (0..<60).map { "Paragraph \($0) is here.\n" }
        var other = long
        for index in stride(from: 0, to: 60, by: 2) { other[index] = "Paragraph \(index) was here.\n" }
        let harness = EditorHarness("‸", rows: 30, columns: 80)
        harness.press("ctrl+k")
        harness.session.compare(
            old: NamedText(name: "old", text: Rope(long.joined())),
            new: NamedText(name: "new", text: Rope(other.joined())), choices: [])
        harness.advance(by: .milliseconds(10))
        for _ in 0..<29 { harness.type("n") }
        #expect(harness.screen.contains("30 of 30 changes"))
        #expect(harness.screen.contains("Paragraph 58 {currentHit:‸[is]was} here."))
    }

    @Test func `another screen keeps the page`() {
        let harness = harness(old, new)
        harness.type("n")
        harness.resize(rows: 6, columns: 24)
        #expect(harness.screen.contains("{currentHit:‸Then somebody"))
        harness.resize(rows: 12, columns: 40)
        #expect(harness.foot.hasPrefix(" 2 of 2 changes"))
    }

    @Test(arguments: [(8, 20), (3, 10), (2, 5), (1, 1)])
    func `the smallest screens do no harm`(rows: Int, columns: Int) {
        let harness = harness(old, new)
        harness.resize(rows: rows, columns: columns)
        harness.type("npn")
        harness.press("esc")
        #expect(harness.session.pages.isEmpty)
    }
}
