import EditorCore
import EditorTestSupport
import Testing

/// The table of docs/keyboard.md, row by row, on a screen that changes its size. Letters have 8 rows on 40 rows of
/// screen, and 6 on 24.
struct PanelResizingTests {
    let dock = PanelFrame.at(32, rows: 8)
    let gone = PanelFrame.at(40, rows: 8)
    let lowDock = PanelFrame.at(18, rows: 6, columns: 120)
    let lowGone = PanelFrame.at(24, rows: 6, columns: 120)

    @Test func `row 16 a hidden panel says nothing of a new screen`() {
        let simulator = PanelSimulator()
        simulator.resize(rows: 24, columns: 120)
        #expect(simulator.said == [])
        simulator.expect(nil, remembering: .docked, height: 23)
    }

    @Test func `row 17 a docked panel leaves the old screen and comes up on the new one`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.resize(rows: 24, columns: 120)
        #expect(
            simulator.said == [
                Told(.willChangeFrame, dock, gone, .system), Told(.willHide, dock, gone, .system),
                Told(.didChangeFrame, dock, lowGone, .system), Told(.didHide, dock, lowGone, .system),
            ] + Told.showing(lowGone, lowDock, .system))
        simulator.expect(.docked, remembering: .docked, height: 17)
    }

    @Test func `row 17 the hide begins on the old screen and the rest is told on the new one`() {
        var panel = KeyboardPanelState(
            .letters, stage: PanelSimulator().panel.stage, measures: FixedPanelMeasures())
        _ = panel.handle(.show(nil))
        let told = panel.resize(
            to: PanelStage(size: GridSize(rows: 24, columns: 120), top: 1, bottom: 0))
        #expect(told.before.map(\.name) == [.willChangeFrame, .willHide])
        #expect(
            told.after.map(\.name)
                == [.didChangeFrame, .didHide, .willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    @Test func `row 17b a docked panel that no longer fits hides, and comes back with the room`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.resize(rows: 5, columns: 80)
        #expect(simulator.said == Told.hiding(dock, .at(5, rows: 6), .system))
        simulator.expect(nil, remembering: .docked, height: 4)
        simulator.resize(rows: 24, columns: 120)
        #expect(simulator.said == Told.showing(lowGone, lowDock, .system))
        simulator.expect(.docked, remembering: .docked, height: 17)
    }

    @Test func `row 17b a panel hidden while it waits for room does not come back`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.resize(rows: 5, columns: 80)
        simulator.take(.hide)
        simulator.resize(rows: 40, columns: 80)
        #expect(simulator.said == [])
        simulator.expect(nil, remembering: .docked, height: 39)
    }

    @Test func `row 17b the page has one row on the smallest screen`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.resize(rows: 1, columns: 1)
        simulator.expect(nil, remembering: .docked, height: 1)
    }

    @Test func `row 17b a screen of no cells lets the panel go`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.resize(rows: 0, columns: 0)
        simulator.expect(nil, remembering: .docked, height: 1)
        simulator.resize(rows: 24, columns: 80)
        simulator.expect(.docked, remembering: .docked, height: 17)
    }

    @Test(arguments: [PanelEvent.undock, .split])
    func `row 18 a float tells its frame on the new screen`(_ event: PanelEvent) {
        let simulator = PanelSimulator.after(.show(nil), event)
        let old = simulator.panel.frame
        simulator.resize(rows: 24, columns: 120)
        let new: PanelFrame =
            event == .split
            ? .halves(12, rows: 6, columns: 30, screen: 120) : .at(12, rows: 6, columns: 120)
        #expect(simulator.said == Told.moving(old, new, .system))
        let arrangement: KeyboardPanelState.Arrangement = event == .split ? .split : .undocked
        simulator.expect(arrangement, remembering: arrangement, height: 23)
    }

    @Test func `row 18b a float that has no room on the new screen docks, and stays until asked`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.resize(rows: 7, columns: 80)
        #expect(simulator.said == Told.showing(.at(26, rows: 8), .at(5, rows: 2), .system))
        simulator.expect(.docked, remembering: .undocked, height: 4)
        simulator.resize(rows: 40, columns: 80)
        simulator.expect(.docked, remembering: .undocked, height: 31)
        simulator.take(.undock)
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `row 18b a float that can not even dock hides, and floats again with the room`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.resize(rows: 3, columns: 80)
        #expect(simulator.said == Told.moving(.at(26, rows: 8), .at(3, rows: 6), .system))
        simulator.expect(nil, remembering: .undocked, height: 2)
        simulator.resize(rows: 40, columns: 80)
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }
}
