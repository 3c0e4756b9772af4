import EditorTestSupport
import Testing

@testable import EditorCore

/// Whatever the page looks like, at any size.
struct PageLookPropertyTests {
    private static func settings(_ random: inout SeededGenerator) -> Settings {
        var settings = Settings.still
        settings.width = .cells(.random(in: 10...24, using: &random))
        settings.typewriter = .random(using: &random)
        settings.typewriterRow = .random(in: 0...100, using: &random)
        settings.paragraphs = ParagraphStyle.allCases.randomElement(using: &random) ?? .plain
        settings.hidesAll = .random(using: &random)
        return settings
    }

    private static let keys: [Command] = [
        .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .moveToDocumentStart,
        .moveToDocumentEnd,
        .moveParagraphDown, .selectDown, .newline, .deleteBackward, .deleteWordForward, .undo,
    ]
    private static let looks: [Command] = [
        .widerPage, .narrowerPage, .toggleTypewriter, .turnParagraphs, .hideEverything, .togglePanel,
        .scrollDown,
    ]

    /// Does something, and says whether it was a key that moves or writes.
    private static func step(_ editor: EditorHarness, _ random: inout SeededGenerator) -> Bool {
        let session = editor.session
        editor.script.now += .milliseconds(Int.random(in: 1...3_000, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            session.receive(.paste(LayoutPropertyTests.bytes(2, &random)), at: editor.script.now)
            return true
        case 3...5:
            session.perform(keys.randomElement(using: &random) ?? .moveUp)
            return false
        case 6: session.perform(looks.randomElement(using: &random) ?? .widerPage)
        case 7:
            let size = GridSize(
                rows: .random(in: 1...14, using: &random), columns: .random(in: 1...30, using: &random))
            editor.resize(rows: size.rows, columns: size.columns)
        default:
            let place = GridPosition(
                row: .random(in: 0..<14, using: &random), column: .random(in: 0..<30, using: &random))
            session.receive(.mouse(MouseEvent(.press, at: place)), at: editor.script.now)
            session.receive(.mouse(MouseEvent(.release, at: place)), at: editor.script.now)
        }
        return false
    }

    @Test(arguments: 0..<30)
    func `the caret is on show, and in its place where a typewriter holds it`(round: Int) {
        var random = SeededGenerator.announced(round)
        let editor = EditorHarness(
            "One two three\n- four five six\nseven\n\neight\n", rows: 9, columns: 26,
            settings: Self.settings(&random))
        editor.session.views[0].showsMarkdown = .random(using: &random)
        editor.session.layOutAll()
        for _ in 0..<120 {
            let isKey = Self.step(editor, &random)
            editor.turn()
            let session = editor.session
            let (rows, selection) = (session.view.visibleRows(), session.view.selection)
            guard session.geometry.text.size.rows > 0, !session.view.isScrolledAway else { continue }
            #expect(rows.count <= session.view.viewport.height)
            let index = rows.firstIndex { $0.shows(selection) }
            #expect(index != nil)
            // A sentence of several rows, or a float, may stand on that row.
            let isClear = session.notice == nil && !session.panel.floats
            if isKey, isClear, let held = session.view.viewport.heldRow { #expect(index == held) }
            if session.view.viewport.heldRow == nil {
                #expect(rows.first.map { !$0.isGap || $0.end > .zero } == true)
            }
        }
    }

    @Test(arguments: 0..<12)
    func `laying out in slices leads where laying out at once does`(round: Int) {
        var random = SeededGenerator.announced(round)
        let text = "⟦‸⟧" + String(repeating: "- one 漢字 three\tfour—five\n", count: 60) + "\nsix\n"
        let settings = Self.settings(&random)
        let editors = (0..<2).map { _ in EditorHarness(text, rows: 6, columns: 14, settings: settings) }
        editors[1].session.layoutSlice = 300
        for _ in 0..<60 {
            let start = random
            for editor in editors {
                random = start
                _ = Self.step(editor, &random)
                editor.turn()
            }
            #expect(editors[0].marked == editors[1].marked)
            #expect(editors[0].screen == editors[1].screen)
        }
    }
}
