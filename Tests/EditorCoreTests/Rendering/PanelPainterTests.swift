import EditorTestSupport
import Testing

@testable import EditorCore

struct PanelPainterTests {
    static let size = GridSize(rows: 24, columns: 80)

    private func role(_ name: String, _ change: (inout PanelContent) -> Void) -> StyleRole? {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.size, change: change)
        return picture.layout.keys.first { $0.key.spokenName == name }.map { picture.screen[$0.label].role }
    }

    private func index(_ name: String) throws -> Int {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.size)
        return try #require(picture.layout.keys.firstIndex { $0.key.spokenName == name })
    }

    @Test func `a key that is pressed is seen to be`() throws {
        let q = try index("q")
        #expect(role("q") { $0.hands.pressed = PanelHands.Pressed(index: q, until: .zero) } == .keyPressed)
        #expect(role("w") { $0.hands.pressed = PanelHands.Pressed(index: q, until: .zero) } == .key)
    }

    @Test func `a pressed key has a cell of air on both sides`() throws {
        let q = try index("q")
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.size) {
            $0.hands.pressed = PanelHands.Pressed(index: q, until: .zero)
        }
        let label = picture.layout.keys[q].label
        let roles = (-2...2).map {
            picture.screen[GridPosition(row: label.row, column: label.column + $0)].role
        }
        #expect(roles == [.text, .keyPressed, .keyPressed, .keyPressed, .text])
    }

    @Test func `the key with the focus is underlined`() throws {
        let g = try index("g")
        #expect(role("g") { $0.hands.focus = PanelHands.Focus(index: g) } == .keyFocused)
    }

    @Test func `keys that are held are seen to be`() {
        #expect(role("control") { $0.hands.control = .once } == .keySticky)
        #expect(role("alt") { $0.hands.alt = .locked } == .keySticky)
        #expect(role("shift") { $0.hands.shift = .once } == .keySticky)
        #expect(role("right shift") { $0.hands.shift = .once } == .keySticky)
        #expect(role("control") { _ in } == .key)
    }

    @Test func `the rule is quiet, and the present kind stands out on it`() {
        #expect(role("letters") { _ in } == .heading)
        #expect(role("numbers") { _ in } == .dimmed)
        #expect(role("hide") { _ in } == .dimmed)
        #expect(role("lift") { _ in } == .dimmed)
        #expect(role("lift") { $0.hands.liftedFrom = .docked } == .keySticky)
    }

    @Test func `the words of the help bar are quieter than its keys`() throws {
        let picture = PanelPicture(PanelFace(.help), .docked, on: Self.size)
        let save = try #require(picture.layout.keys.first { $0.key.spokenName == "save" })
        let words = GridPosition(row: save.label.row, column: save.label.column + 3)
        #expect(picture.screen[save.label].role == .key)
        #expect(picture.screen[words].role == .dimmed)
    }

    @Test(arguments: 0...8)
    func `a panel that slides in shows as many of its rows as have come`(_ offset: Int) {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.size)
        var screen = Frame(size: Self.size)
        var shown = ShownPanel(picture.content, in: picture.state.frame)
        shown.paint(into: &screen, offset: offset)
        let top = picture.state.frame.bounds.origin.row
        for row in 0..<Self.size.rows {
            let expected =
                row < top + offset ? "" : ScreenText.letters(picture.screen, row: row - offset)
            #expect(ScreenText.letters(screen, row: row) == expected, "row \(row)")
        }
    }

    @Test func `where the foot line speaks, the painter draws nothing`() {
        var screen = Frame(size: Self.size)
        let picture = PanelPicture(PanelFace(.help), .docked, on: Self.size) { $0.footColumns = 10 }
        let row = picture.state.frame.bounds.origin.row
        screen.put(Cell(.scalar("f")), at: GridPosition(row: row, column: 0))
        PanelPainter(picture.content, picture.layout, in: picture.state.frame).paint(into: &screen)
        #expect(screen[GridPosition(row: row, column: 0)].glyph == .scalar("f"))
        #expect(screen[GridPosition(row: row, column: picture.layout.ruleLimit - 1)] == Cell())
    }

    @Test func `what a float covers does not shine through`() {
        let picture = PanelPicture(PanelFace(.numbers), .undocked, on: Self.size)
        var screen = Frame(size: Self.size)
        for row in 0..<24 {
            for column in 0..<80 { screen[GridPosition(row: row, column: column)] = Cell(.scalar("x")) }
        }
        PanelPainter(picture.content, picture.layout, in: picture.state.frame).paint(into: &screen)
        let bounds = picture.state.frame.bounds
        for row in bounds.origin.row..<bounds.origin.row + bounds.size.rows {
            let inside = screen.row(row).dropFirst(bounds.origin.column).prefix(bounds.size.columns)
            #expect(!inside.contains { $0.glyph == .scalar("x") })
        }
    }
}
