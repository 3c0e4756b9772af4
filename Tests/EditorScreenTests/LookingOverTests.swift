import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct LookingOverTests {
    private static let text = """
        ‸The lantern swung over the the water, and it was very late. Nobody on the pier could say who had lit \
        the lantern that night.

        “There,” said Anna. It was very little: a light.
        """

    private func editor(_ marked: String = text, rows: Int = 12, columns: Int = 80) -> EditorHarness {
        var settings = Settings.still
        settings.avoid = "very"
        settings.sentence = 12
        return EditorHarness(marked, rows: rows, columns: columns, settings: settings)
    }

    @Test func `Enter goes from remark to remark and round, Escape ends it`() {
        let editor = editor()
        editor.press("alt+r w")
        let sentences = [
            "1 of 4: ‘the’ twice in a row", "2 of 4: ‘very’ is on your list",
            "3 of 4: a sentence of 13 words",
            "4 of 4: ‘very’ is on your list", "1 of 4: ‘the’ twice in a row",
        ]
        for sentence in sentences {
            #expect(editor.foot.contains(sentence), "\(editor.foot)")
            editor.press("enter")
        }
        editor.press("alt+, alt+,")
        #expect(editor.foot.contains("4 of 4"))
        editor.press("esc")
        #expect(!editor.foot.contains("of 4") && !editor.screen.contains("{remark"))
        #expect(!editor.session.document.isEdited)
        editor.press("enter")
        #expect(editor.session.document.isEdited)
    }

    @Test func `what is mended is gone, and the rest stays`() {
        let editor = editor()
        editor.press("alt+r w ctrl+delete delete")
        #expect(editor.marked.hasPrefix("The lantern swung over the ‸water"))
        #expect(editor.foot.contains("3 to look at"), "\(editor.foot)")
        editor.press("enter")
        #expect(editor.foot.contains("1 of 3: ‘very’ is on your list"))
        editor.press("ctrl+z")
        #expect(editor.foot.contains("1 of 4: ‘the’ twice in a row"), "\(editor.foot)")
    }

    @Test func `what is written meanwhile is looked at too`() {
        let editor = editor("‸It was very late.")
        editor.press("alt+r w ctrl+end")
        editor.type(" Very very")
        #expect(editor.foot.contains("3 to look at"), "\(editor.foot)")
        editor.press("alt+,")
        #expect(editor.foot.contains("3 of 3: ‘very’ twice in a row"), "\(editor.foot)")
    }

    @Test func `a text with nothing to remark is told so`() {
        let editor = editor("One two.‸")
        editor.press("alt+r w")
        #expect(editor.foot.contains("looked over: there is nothing to remark"))
        editor.press("enter")
        editor.expectText("One two.\n‸")
    }

    @Test func `another text in front ends it`() {
        let editor = editor()
        editor.press("alt+r w ctrl+n")
        #expect(!editor.foot.contains("of 4"))
        editor.press("alt+t")
        #expect(!editor.foot.contains("of 4"))
    }

    @Test func `a long text is looked over in slices while keys are taken`() {
        let editor = EditorHarness(rows: 12, columns: 80, name: nil)
        editor.paste(Array(String(repeating: "He was. ", count: 100_000).utf8) + Array("the the\n".utf8))
        editor.press("ctrl+home")
        editor.session.perform(.lookOver)
        #expect(editor.session.hasIdleWork)
        editor.turn()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.foot.contains("1 of 1: ‘the’ twice in a row"))
    }

    @Test func `next and done can be tapped`() throws {
        let editor = editor()
        editor.press("alt+r w")
        let column = try #require(editor.foot.firstRange(of: "next")).lowerBound
        let place = editor.foot.distance(from: editor.foot.startIndex, to: column)
        editor.tap(at: GridPosition(row: 11, column: place))
        #expect(editor.foot.contains("2 of 4"))
        let done = try #require(editor.foot.firstRange(of: "done")).lowerBound
        editor.tap(
            at: GridPosition(row: 11, column: editor.foot.distance(from: editor.foot.startIndex, to: done)))
        #expect(!editor.foot.contains("of 4"))
    }

    @Test func `the help bar has what is possible`() {
        var settings = Settings.still
        settings.avoid = "very"
        let editor = EditorHarness.withPanel(.help, .docked, Self.text, settings: settings)
        editor.press("alt+r w")
        editor.tap("next")
        #expect(editor.screen.contains("2 of 3"), "\(editor.screen)")
        editor.tap("done")
        #expect(!editor.screen.contains("of 3"))
    }

    @Test(arguments: [(12, 40), (24, 80)])
    func `a text that is looked over looks as it did`(rows: Int, columns: Int) throws {
        let editor = editor(rows: rows, columns: columns)
        editor.press("alt+r w enter")
        let name = "Goldens/looking-over-\(columns)x\(rows).txt"
        try Golden.expect(
            editor.screen + "\n", in: #filePath.replacing("LookingOverTests.swift", with: name))
    }
}
