import EditorTestSupport
import Testing

@testable import EditorCore

/// Two looks at one text, whatever is done in either of them.
@Suite struct SidesPropertyTests {
    private static let words = ["a", "lantern ", "。漢字", "e\u{301}", "👍🏽", "\u{301}", "—", "\u{200D}"]
    private static let commands: [Command] =
        [
            .newline, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToParagraphEnd, .cut,
            .copy,
            .paste, .undo, .redo, .selectAll, .moveTextUp, .joinLines, .rewrap, .otherSide, .otherSide,
        ] + Command.allCases.filter { $0.caretMotion != nil }

    private func step(_ editor: EditorHarness, _ random: inout SeededGenerator) {
        let session = editor.session
        let now = editor.script.now + .milliseconds(Int.random(in: 1...3_000, using: &random))
        editor.script.now = now
        let place = GridPosition(
            row: Int.random(in: 0..<12, using: &random), column: Int.random(in: 0..<90, using: &random))
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3: session.receive(.text(Self.words.randomElement(using: &random) ?? "a"), at: now)
        case 4...8: session.perform(Self.commands.randomElement(using: &random) ?? .undo)
        case 9: session.receive(.paste(LayoutPropertyTests.bytes(3, &random)), at: now)
        case 10:
            let kind: MouseEvent.Kind = Bool.random(using: &random) ? .wheelUp : .wheelDown
            session.receive(.mouse(MouseEvent(kind, at: place)), at: now)
        default:
            session.receive(.mouse(MouseEvent(.press, at: place)), at: now)
            session.receive(.mouse(MouseEvent(.release, at: place)), at: now)
        }
    }

    /// Whether a look is at edges of letters, has its caret on show, and has the rows that its text has.
    private func check(_ view: inout DocumentView) {
        let (text, selection) = (view.text, view.selection)
        #expect(text.isClusterEdge(selection.head) && text.isClusterEdge(selection.anchor))
        let rows = view.visibleRows()
        #expect(view.isScrolledAway || rows.contains { $0.shows(selection) })
        var fresh = DocumentLayout(settings: view.layout.settings)
        #expect(rows == fresh.rows(from: min(view.viewport.top, text.end), view.viewport.height, in: text))
    }

    @Test(arguments: 0..<30)
    func `two looks at one text follow every change, each with its own caret on show`(round: Int) {
        var random = SeededGenerator.announced(round)
        let text = (1...12).map { "Line \($0) of a text with 漢字 in it." }.joined(separator: "\n")
        let editor = EditorHarness(text, rows: 8, columns: 90)
        editor.press("alt+8 i")
        for _ in 0..<120 {
            step(editor, &random)
            if Int.random(in: 0..<8, using: &random) == 0 {
                editor.resize(
                    rows: Int.random(in: 3...12, using: &random),
                    columns: Int.random(in: 60...120, using: &random))
            }
            editor.turn()
            check(&editor.session.view)
            if editor.session.areSidesShown { editor.session.onOtherSide { check(&$0) } }
        }
    }

    @Test(arguments: 0..<20)
    func `the page in front looks as it does alone`(round: Int) {
        var random = SeededGenerator.announced(round)
        let text = "One two three four.\n\nFive 漢字 six."
        var settings = Settings.still
        settings.width = 40
        // Three blank cells more at each side: the left column of two begins where that of one does.
        let editors = [
            EditorHarness(text, rows: 8, columns: 86, settings: settings),
            EditorHarness(text, rows: 8, columns: 42, settings: settings),
        ]
        editors[0].press("alt+8 i esc")
        editors[1].press("esc esc")
        for _ in 0..<60 {
            for editor in editors {
                editor.script.now = editors[0].script.now
            }
            let start = random
            for editor in editors {
                random = start
                let now = editor.script.now + .seconds(1)
                editor.script.now = now
                if Bool.random(using: &random) {
                    editor.session.receive(.text(Self.words.randomElement(using: &random) ?? "a"), at: now)
                } else {
                    let motions = Command.allCases.filter { $0.caretMotion != nil }
                    editor.session.perform(motions.randomElement(using: &random) ?? .moveLeft)
                }
                editor.turn()
            }
            for row in 0..<7 {
                let cells = editors.map { Array($0.frame.row(row).prefix(42)) }
                #expect(cells[0] == cells[1], "row \(row)")
            }
            #expect(editors[0].frame.caret == editors[1].frame.caret)
        }
    }
}
