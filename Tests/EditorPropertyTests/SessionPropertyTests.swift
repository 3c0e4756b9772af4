import EditorTestSupport
import Testing

@testable import EditorCore

/// Whatever a writer does, in any order, at any size.
@Suite struct SessionPropertyTests {
    private static let editing: [Command] = [
        .newline, .insertTab, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
        .deleteToParagraphEnd, .vary, .cut, .copy, .paste, .undo, .redo,
    ]
    private static let words = ["a", "lantern ", "。漢字", "e\u{301}", "👍🏽", "\u{301}", "—", "  ", "\u{200D}"]

    private func step(_ editor: EditorHarness, _ random: inout SeededGenerator) {
        let session = editor.session
        let now = editor.script.now + .milliseconds(Int.random(in: 1...3_000, using: &random))
        editor.script.now = now
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: session.receive(.text(Self.words.randomElement(using: &random) ?? "a"), at: now)
        case 4...5: session.perform(Self.editing.randomElement(using: &random) ?? .undo)
        case 6...7:
            session.perform(
                Command.allCases.filter { $0.caretMotion != nil }.randomElement(using: &random) ?? .moveLeft)
        case 8: session.receive(.paste(LayoutPropertyTests.bytes(3, &random)), at: now)
        default:
            let place = GridPosition(
                row: Int.random(in: 0..<12, using: &random), column: Int.random(in: 0..<30, using: &random))
            session.receive(.mouse(MouseEvent(.press, at: place)), at: now)
            session.receive(.mouse(MouseEvent(.release, at: place)), at: now)
        }
    }

    @Test(arguments: 0..<30)
    func `undoing all comes back to the beginning, redoing all to the end`(round: Int) {
        var random = SeededGenerator.announced(round)
        let editor = EditorHarness("One two\r\nthree\n")
        for _ in 0..<200 { step(editor, &random) }
        while editor.session.document.history.canRedo { editor.session.perform(.redo) }
        let end = editor.bytes
        while !editor.session.document.history.done.isEmpty { editor.session.perform(.undo) }
        #expect(editor.bytes == Array("One two\r\nthree\n".utf8))
        #expect(!editor.session.document.isEdited)
        while editor.session.document.history.canRedo { editor.session.perform(.redo) }
        #expect(editor.bytes == end)
    }

    @Test(arguments: 0..<30)
    func `the caret is always on show, at a letter's edge`(round: Int) {
        var random = SeededGenerator.announced(round)
        let editor = EditorHarness("One two three four\n", rows: 6, columns: 14)
        for _ in 0..<150 {
            step(editor, &random)
            if Int.random(in: 0..<6, using: &random) == 0 {
                editor.resize(
                    rows: Int.random(in: 1...9, using: &random),
                    columns: Int.random(in: 1...16, using: &random))
            }
            editor.turn()
            let document = editor.session.document
            #expect(document.text.isClusterEdge(document.selection.head))
            let area = editor.session.geometry.text
            let caret = editor.frame.caret
            #expect(caret != nil)
            let rows = editor.session.view.visibleRows()
            #expect(
                area.size.rows == 0 || rows.prefix(area.size.rows).contains { $0.shows(document.selection) })
        }
    }

    @Test(arguments: 0..<20)
    func `laying out in slices leads where laying out at once does`(round: Int) {
        var random = SeededGenerator.announced(round)
        let text = "⟦‸⟧" + String(repeating: "one 漢字 three\tfour—five ", count: 120) + "\nsix\n"
        let editors = [EditorHarness(text, rows: 6, columns: 14), EditorHarness(text, rows: 6, columns: 14)]
        editors[1].session.layoutSlice = 300
        for _ in 0..<60 {
            let start = random
            for editor in editors {
                random = start
                step(editor, &random)
                if Int.random(in: 0..<6, using: &random) == 0 {
                    editor.resize(
                        rows: Int.random(in: 1...9, using: &random),
                        columns: Int.random(in: 1...16, using: &random))
                }
                editor.turn()
            }
            #expect(editors[0].marked == editors[1].marked)
            #expect(editors[0].screen == editors[1].screen)
        }
    }
}
