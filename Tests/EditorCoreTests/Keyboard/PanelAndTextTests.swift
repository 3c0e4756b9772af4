import EditorCore
import EditorTestSupport
import Testing

/// The scenarios of docs/keyboard.md that are about the words on the page, under each quirk.
struct PanelAndTextTests {
    /// A text of one row a line, looked at over a panel; after each step the page settles as in the editor.
    final class Desk {
        let simulator: PanelSimulator
        /// How often the text was moved.
        private(set) var moves = 0
        private let text: Rope
        private let lines: Int
        private var layout = DocumentLayout(settings: LayoutSettings(width: 40))
        private var caretLine: Int

        /// - Parameters:
        ///   - lines: how many, each of the same length.
        ///   - caretLine: where the caret is, from 0.
        ///   - top: the line at the top of the page, from 0.
        init(_ lines: Int, caretLine: Int, top: Int = 0, under quirk: PanelQuirk?) {
            self.lines = lines
            self.caretLine = caretLine
            text = Rope(Array(repeatElement("words", count: lines).joined(separator: "\n").utf8))
            simulator = PanelSimulator(under: quirk)
            simulator.page.show(top: TextOffset(top * 6))
            settle()
            moves = 0
        }

        /// The line at the top of the page, from 0.
        var top: Int { simulator.page.top.bytes / 6 }

        /// Whether the caret can be seen: on the page, and under no part of the panel.
        var seesCaret: Bool {
            let row = caretLine - top
            return row >= 0 && row < simulator.page.height && !covered.contains { $0.contains(row) }
        }

        func take(_ step: PanelStep) {
            simulator.perform(step)
            settle()
        }

        private var covered: [Range<Int>] {
            guard simulator.panel.floats else { return [] }
            return simulator.panel.frame.parts.map { part in
                let first = part.origin.row - simulator.panel.stage.top
                return first..<first + part.size.rows
            }
        }

        private func settle() {
            let before = top
            defer { if top != before { moves += 1 } }
            let caret = layout.row(containing: TextOffset(caretLine * 6), .downstream, in: text)
            simulator.page.reveal(caret, &layout, text)
            if simulator.panel.heldFrom != nil { return }
            if !simulator.page.clear(caret, of: covered, &layout, text) {
                let row = simulator.panel.stage.top + caretLine - top
                simulator.take(.clear(row: row))
            }
        }
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 55 the caret is seen when the page shrinks, and the top stays when it grows`(
        quirk: PanelQuirk?
    ) {
        let desk = Desk(200, caretLine: 35, under: quirk)
        desk.take(.show)
        #expect(desk.simulator.page.height == 31)
        #expect(desk.top == 5)
        desk.take(.hide)
        #expect(desk.simulator.page.height == 39)
        #expect(desk.top == 5)
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 56 no row stays blank below the end when the page grows`(quirk: PanelQuirk?) {
        let desk = Desk(40, caretLine: 39, under: quirk)
        desk.take(.show)
        #expect(desk.top == 9)
        desk.take(.hide)
        #expect(desk.top == 1)
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 57 the last line can be seen at every height`(quirk: PanelQuirk?) {
        let desk = Desk(200, caretLine: 199, under: quirk)
        for step in [
            PanelStep.show, .kind(.japanese), .expand, .kind(.help), .undock, .kind(.letters), .split, .dock,
            .landscape, .undock, .hide,
        ] {
            desk.take(step)
            #expect(desk.seesCaret)
        }
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 58 the place in the text is kept when the panel goes`(quirk: PanelQuirk?) {
        let desk = Desk(200, caretLine: 104, top: 100, under: quirk)
        for step in [PanelStep.show, .hide, .show, .kind(.japanese), .hide] {
            desk.take(step)
            #expect(desk.top == 100)
        }
        #expect(desk.moves == 0)
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 59 a caret near the start moves nothing`(quirk: PanelQuirk?) {
        let desk = Desk(200, caretLine: 2, under: quirk)
        desk.take(.show)
        #expect(desk.top == 0)
        desk.take(.hide)
        #expect(desk.moves == 0)
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 60 the text is scrolled clear of a float`(quirk: PanelQuirk?) {
        let desk = Desk(200, caretLine: 28, under: quirk)
        desk.take(.show)
        desk.take(.undock)
        #expect(desk.simulator.panel.frame.bounds.origin.row == 26)
        #expect(desk.simulator.page.height == 39)
        #expect(desk.top == 4)
        #expect(desk.seesCaret)
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 61 a float dragged over the caret and away scrolls the text at the drop alone`(
        quirk: PanelQuirk?
    ) {
        let desk = Desk(200, caretLine: 112, top: 100, under: quirk)
        desk.take(.show)
        desk.take(.undock)
        #expect(desk.moves == 0)
        desk.take(.event(.grab))
        for row in [20, 14, 10, 8] {
            desk.take(.event(.drag(to: GridPosition(row: row, column: 0))))
            #expect(desk.moves == 0)
        }
        desk.take(.event(.drop))
        #expect(desk.moves == 1)
        #expect(desk.seesCaret)
        desk.take(.event(.grab))
        desk.take(.event(.drag(to: GridPosition(row: 2, column: 0))))
        desk.take(.event(.drag(to: GridPosition(row: 25, column: 0))))
        desk.take(.event(.drop))
        #expect(desk.moves == 1)
        #expect(desk.seesCaret)
    }

    @Test func `scenario 61 a drag that passes over the caret and ends elsewhere moves nothing`() {
        let desk = Desk(200, caretLine: 112, top: 100, under: nil)
        desk.take(.show)
        desk.take(.undock)
        desk.take(.event(.grab))
        for row in [14, 10, 3] { desk.take(.event(.drag(to: GridPosition(row: row, column: 0)))) }
        desk.take(.event(.drop))
        #expect(desk.simulator.panel.frame.bounds.origin.row == 3)
        #expect(desk.moves == 0)
        #expect(desk.seesCaret)
    }
}
