import EditorCore
import EditorTestSupport
import Testing

/// The table of docs/keyboard.md, row by row, while the screen keeps its size.
///
/// The screen has 40 rows of 80 columns, one of them above the page and none below; letters have 8 rows.
struct PanelTransitionTests {
    let dock = PanelFrame.at(32, rows: 8)
    let gone = PanelFrame.at(40, rows: 8)
    let afloat = PanelFrame.at(26, rows: 8)
    let halves = PanelFrame.halves(26, rows: 8)

    @Test func `row 1 a panel that docks shows from below the screen`() {
        let simulator = PanelSimulator()
        simulator.take(.show(nil))
        #expect(simulator.said == Told.showing(gone, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 2 a panel that was last afloat comes back there and never says that it shows`() {
        let simulator = PanelSimulator(remembered: .undocked)
        simulator.take(.show(nil))
        #expect(simulator.said == Told.moving(gone, afloat))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 2 a panel that was last split comes back in halves and never says that it shows`() {
        let simulator = PanelSimulator(remembered: .split)
        simulator.take(.show(nil))
        #expect(simulator.said == Told.moving(gone, halves))
        simulator.expect(.split, remembering: .split, height: 39)
    }

    @Test func `row 3 a docked panel hides below the screen`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.hide)
        #expect(simulator.said == Told.hiding(dock, gone))
        simulator.expect(nil, remembering: .docked, height: 39)
    }

    @Test func `row 4 a float goes without saying that it hides`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.hide)
        #expect(simulator.said == Told.moving(afloat, gone))
        simulator.expect(nil, remembering: .undocked, height: 39)
    }

    @Test func `row 4 halves go without saying that they hide`() {
        let simulator = PanelSimulator.after(.show(nil), .split)
        simulator.take(.hide)
        #expect(simulator.said == Told.moving(halves, gone))
        simulator.expect(nil, remembering: .split, height: 39)
    }

    @Test func `row 5 undocking hides, and only the last frame tells where the panel went`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.undock)
        #expect(
            simulator.said == [
                Told(.willChangeFrame, dock, gone), Told(.willHide, dock, gone),
                Told(.didChangeFrame, dock, afloat), Told(.didHide, dock, gone),
            ])
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 6 splitting a docked panel hides, and only the last frame tells where it went`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.split)
        #expect(
            simulator.said == [
                Told(.willChangeFrame, dock, gone), Told(.willHide, dock, gone),
                Told(.didChangeFrame, dock, halves), Told(.didHide, dock, gone),
            ])
        simulator.expect(.split, remembering: .split, height: 39)
    }

    @Test func `row 7 splitting a float changes its frame alone`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.split)
        #expect(simulator.said == Told.moving(afloat, halves))
        simulator.expect(.split, remembering: .split, height: 39)
    }

    @Test func `row 8 merging changes the frame alone`() {
        let simulator = PanelSimulator.after(.show(nil), .split)
        simulator.take(.merge)
        #expect(simulator.said == Told.moving(halves, afloat))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 9 docking a float shows`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.dock)
        #expect(simulator.said == Told.showing(afloat, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 10 docking halves merges them first`() {
        let simulator = PanelSimulator.after(.show(nil), .split)
        simulator.take(.dock)
        #expect(simulator.said == Told.moving(halves, afloat) + Told.showing(afloat, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 10 halves whose whole is too wide dock with a show alone`() {
        let simulator = PanelSimulator(measures: NoWholeMeasures())
        simulator.take(.show(nil))
        simulator.take(.split)
        simulator.take(.dock)
        #expect(simulator.said == Told.showing(halves, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    /// Halves fit, the whole does not.
    private struct NoWholeMeasures: PanelMeasures {
        func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? { 8 }
        func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
        func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { GridSize(rows: 8, columns: 20) }
    }

    @Test func `row 11 a drag tells where it began and no more`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.grab)
        #expect(simulator.said == [Told(.willChangeFrame, afloat, .unknown)])
        simulator.take(.drag(to: GridPosition(row: 10, column: 0)))
        #expect(simulator.said == [])
        simulator.take(.drop)
        #expect(simulator.said == [Told(.didChangeFrame, afloat, .unknown)])
        #expect(simulator.panel.frame == .at(10, rows: 8))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 12 a drag to the last rows docks from where it was let go`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.grab)
        simulator.take(.drag(to: GridPosition(row: 33, column: 0)))
        simulator.take(.drop)
        let lowest = PanelFrame.at(31, rows: 8)
        #expect(
            simulator.said == [Told(.didChangeFrame, afloat, .unknown)] + Told.showing(lowest, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 12 halves dragged to the last rows dock in one piece`() {
        let simulator = PanelSimulator.after(.show(nil), .split)
        simulator.take(.grab)
        simulator.take(.drag(to: GridPosition(row: 33, column: 0)))
        simulator.take(.drop)
        let lowest = PanelFrame.halves(31, rows: 8)
        #expect(
            simulator.said == [Told(.didChangeFrame, halves, .unknown)] + Told.showing(lowest, dock))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 13 a hidden panel changes its kind in silence`() {
        let simulator = PanelSimulator()
        simulator.take(.change(to: .numbers))
        #expect(simulator.said == [])
        simulator.expect(nil, remembering: .docked, height: 39)
        simulator.take(.show(nil))
        #expect(simulator.page.height == 33)
    }

    @Test func `row 14 a docked panel of another kind shows again without having hidden`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.change(to: .japanese))
        #expect(simulator.said == Told.showing(dock, .at(30, rows: 10)))
        simulator.expect(.docked, remembering: .docked, height: 29)
    }

    @Test func `row 14 a kind of the same height shows too`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.change(to: .symbols))
        #expect(simulator.said == Told.showing(dock, dock))
    }

    @Test func `row 14 more rows of candidates show again`() {
        let simulator = PanelSimulator.after(.show(.japanese))
        simulator.take(.expand(true))
        #expect(simulator.said == Told.showing(.at(30, rows: 10), .at(27, rows: 13)))
        simulator.take(.expand(false))
        #expect(simulator.said == Told.showing(.at(27, rows: 13), .at(30, rows: 10)))
    }

    @Test func `row 15 a float of another kind changes its frame alone`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.change(to: .japanese))
        #expect(simulator.said == Told.moving(afloat, .at(24, rows: 10)))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 15 a float that grows stays off the foot of the screen`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.grab)
        simulator.take(.drag(to: GridPosition(row: 31, column: 0)))
        simulator.take(.drop)
        simulator.take(.change(to: .japanese))
        #expect(simulator.said == Told.moving(.at(31, rows: 8), .at(29, rows: 10)))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 15b a float without room for its new kind docks, and floats when it is shown again`() {
        let simulator = PanelSimulator.after(.show(nil), .undock, rows: 9)
        simulator.take(.change(to: .japanese))
        #expect(simulator.said == Told.showing(.at(1, rows: 6), .at(7, rows: 2), .system))
        simulator.expect(.docked, remembering: .undocked, height: 6)
        simulator.take(.change(to: .letters))
        #expect(simulator.panel.arrangement == .docked)
        simulator.take(.hide)
        simulator.take(.show(nil))
        #expect(simulator.panel.arrangement == .undocked)
    }
}
