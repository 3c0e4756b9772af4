import EditorCore
import EditorTestSupport
import Testing

/// Where a float stays when a hand has moved it. The screen has 40 rows of 80 columns.
struct PanelDraggingTests {
    private func narrow(_ events: PanelEvent...) -> PanelSimulator {
        let simulator = PanelSimulator(measures: FixedPanelMeasures(floatColumns: 30))
        for event in events { simulator.take(event) }
        return simulator
    }

    private func place(_ row: Int, _ column: Int) -> PanelEvent {
        .drag(to: GridPosition(row: row, column: column))
    }

    @Test func `a float that nobody has moved stands in the middle`() {
        #expect(narrow(.show(nil), .undock).panel.frame == .at(26, 25, rows: 8, columns: 30))
    }

    @Test func `a float stays where it was dropped, also over a hide and a dock`() {
        let simulator = narrow(.show(nil), .undock, .grab, place(7, 3), .drop, .hide, .show(nil))
        #expect(simulator.panel.frame == .at(7, 3, rows: 8, columns: 30))
        simulator.take(.dock)
        simulator.take(.undock)
        #expect(simulator.panel.frame == .at(7, 3, rows: 8, columns: 30))
    }

    @Test(arguments: [
        (row: -9, column: -9, frame: PanelFrame.at(1, 0, rows: 8, columns: 30)),
        (row: 31, column: 99, frame: PanelFrame.at(31, 50, rows: 8, columns: 30)),
    ])
    func `a float stops at the edges of the page`(_ drag: (row: Int, column: Int, frame: PanelFrame)) {
        let simulator = narrow(.show(nil), .undock, .grab, place(drag.row, drag.column), .drop)
        #expect(simulator.panel.frame == drag.frame)
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `a float that grew at the foot is not docked by a grip that is taken and let go`() {
        let simulator = narrow(
            .show(nil), .undock, .grab, place(31, 3), .drop, .change(to: .japanese), .grab, .drop)
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `a drag that a hide has ended docks nothing later`() {
        let simulator = narrow(
            .show(nil), .undock, .grab, place(39, 3), .hide, .show(nil), .grab, .drop)
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `halves move up and down alone, and the column of the whole is kept`() {
        let simulator = narrow(.show(nil), .undock, .split, .grab, place(5, 44), .drop)
        #expect(simulator.panel.frame == .halves(5, rows: 8))
        simulator.take(.merge)
        #expect(simulator.panel.frame == .at(5, 25, rows: 8, columns: 30))
    }

    @Test func `a float docked by a drag floats in its usual place the next time`() {
        let simulator = narrow(.show(nil), .undock, .grab, place(38, 3), .drop, .undock)
        #expect(simulator.panel.frame == .at(26, 25, rows: 8, columns: 30))
    }

    @Test func `a new screen takes the row back and keeps the column`() {
        let simulator = narrow(.show(nil), .undock, .grab, place(7, 3), .drop)
        simulator.resize(rows: 24, columns: 120)
        #expect(simulator.panel.frame == .at(12, 3, rows: 6, columns: 30))
    }

    @Test(arguments: [(row: 30, end: 1), (row: 3, end: 31)])
    func `a float over a row that must be seen goes to the other end of the page`(
        _ clear: (row: Int, end: Int)
    ) {
        let simulator = narrow(.show(nil), .undock)
        simulator.take(.grab)
        simulator.take(place(clear.row - 2, 3))
        simulator.take(.drop)
        let begin = simulator.panel.frame
        simulator.take(.clear(row: clear.row))
        #expect(
            simulator.said == Told.moving(begin, .at(clear.end, 3, rows: 8, columns: 30), .system))
    }

    @Test func `a float that somebody holds goes nowhere by itself`() {
        let simulator = narrow(.show(nil), .undock, .grab)
        simulator.take(.clear(row: 28))
        #expect(simulator.said == [])
        #expect(simulator.panel.frame == .at(26, 25, rows: 8, columns: 30))
    }
}
