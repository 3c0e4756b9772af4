import EditorCore
import EditorTestSupport
import Testing

/// The rest of the table of docs/keyboard.md: fields, events without meaning, pages that come late.
struct PanelFocusTests {
    let dock = PanelFrame.at(32, rows: 8)
    let gone = PanelFrame.at(40, rows: 8)
    let afloat = PanelFrame.at(26, rows: 8)

    @Test func `row 25 a field of the same kind takes the dock over without a flicker`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.focus(.prompt, .letters))
        #expect(
            simulator.said == [Told(.willChangeFrame, dock, dock, .focus)]
                + Told.showing(dock, dock, .focus))
        #expect(simulator.told.map(\.owner) == [.document, .prompt, .prompt, .prompt, .prompt])
        #expect(simulator.heights == [31, 31, 31, 31, 31])
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `row 26 a field of another kind shows that kind without having hidden`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.take(.focus(.field(2), .numbers))
        #expect(simulator.said == Told.showing(dock, .at(34, rows: 6), .focus))
        #expect(simulator.told.allSatisfy { $0.owner == .field(2) })
        #expect(!simulator.heights.contains(39))
        simulator.expect(.docked, remembering: .docked, height: 33)
    }

    @Test func `row 27 a field takes a float over where it is`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        simulator.take(.focus(.prompt, nil))
        #expect(simulator.said == Told.moving(afloat, afloat, .focus))
        simulator.expect(.undocked, remembering: .undocked, height: 39)
    }

    @Test func `a field that hides the panel and shows it again ends where it began`() {
        let simulator = PanelSimulator.after(.show(nil))
        let notices =
            simulator.take(.hide, cause: .focus) + simulator.take(.show(nil), cause: .focus)
        #expect(
            notices.map(Told.init) == Told.hiding(dock, gone, .focus) + Told.showing(gone, dock, .focus))
        simulator.expect(.docked, remembering: .docked, height: 31)
    }

    @Test func `a hidden panel hears of a field in silence`() {
        let simulator = PanelSimulator()
        simulator.take(.focus(.prompt, .numbers))
        #expect(simulator.said == [])
        #expect(simulator.panel.owner == .prompt)
        #expect(simulator.panel.wanted == PanelFace(.numbers))
    }

    /// Events that mean nothing after others have happened.
    struct Nonsense: CustomTestStringConvertible {
        var before: [PanelEvent]
        var event: PanelEvent
        var testDescription: String { "\(event) after \(before)" }
    }

    static let nonsense = [
        ([], [.hide, .undock, .split, .merge, .dock, .grab, .drop, .clear(row: 30), .change(to: .letters)]),
        ([.show(nil)], [.show(nil), .dock, .merge, .grab, .drop, .clear(row: 35), .expand(true)]),
        ([.show(nil), .undock], [.show(nil), .undock, .merge, .drop, .focus(.document, nil)]),
        (
            [.show(nil), .split],
            [.show(nil), .undock, .split, .drop, .drag(to: GridPosition(row: 2, column: 2))]
        ),
    ].flatMap { (before: [PanelEvent], events: [PanelEvent]) in
        events.map { Nonsense(before: before, event: $0) }
    }

    @Test(arguments: nonsense)
    func `row 29 an event without meaning changes nothing and is not told`(_ nonsense: Nonsense) {
        let simulator = PanelSimulator()
        for event in nonsense.before { simulator.take(event) }
        let before = (simulator.panel.arrangement, simulator.panel.remembered, simulator.panel.frame)
        let height = simulator.page.height
        simulator.take(nonsense.event)
        #expect(simulator.said == [])
        #expect(simulator.panel.arrangement == before.0)
        #expect(simulator.panel.remembered == before.1)
        #expect(simulator.panel.frame == before.2)
        #expect(simulator.page.height == height)
    }

    @Test func `row 30 a page opened under a docked panel takes the frame as it is`() {
        let simulator = PanelSimulator.after(.show(nil))
        var page = Viewport(stage: simulator.panel.stage)
        page.adopt(simulator.panel.frame)
        #expect(page.height == 31)
    }

    @Test func `row 30 a page opened under a float has its whole height`() {
        let simulator = PanelSimulator.after(.show(nil), .undock)
        var page = Viewport(stage: simulator.panel.stage)
        page.adopt(simulator.panel.frame)
        #expect(page.height == 39)
    }
}
