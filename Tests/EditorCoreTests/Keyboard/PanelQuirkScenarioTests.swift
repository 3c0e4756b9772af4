import EditorCore
import EditorTestSupport
import Testing

/// The scenarios of docs/keyboard.md that are about one quirk, or about notices that no panel should send.
///
/// With heights that are added and taken away most of these end wrong; scenario 30 does without the pairing flag.
struct PanelQuirkScenarioTests {
    let dock = PanelFrame.at(32, rows: 8)
    let gone = PanelFrame.at(40, rows: 8)

    private func hide(at end: PanelFrame) -> PanelStep {
        .raw(.willChangeFrame, .willHide, .didChangeFrame, .didHide, end: end)
    }

    @Test func `scenario 17 a float that hides gives back no rows that it never took`() {
        let simulator = PanelSimulator(under: .ios5Hide)
        simulator.expect((.show, 31), (.undock, 39), (.hide, 39))
        #expect(simulator.told.contains { $0.name == .willHide })
    }

    @Test func `scenario 18 more hides than shows, again and again`() {
        PanelSimulator(under: .ios5Hide).expect(
            (.show, 31), (.undock, 39), (.hide, 39), (.show, 39), (.hide, 39), (.show, 39), (.hide, 39))
    }

    @Test(arguments: [PanelEvent.undock, .split])
    func `scenario 19 the panel leaves its dock and never says that it hides`(_ event: PanelEvent) {
        let simulator = PanelSimulator(under: .ios8Gesture)
        simulator.expect((.show, 31), (.event(event), 39))
        #expect(simulator.told.map(\.name) == [.willChangeFrame, .didChangeFrame])
        simulator.expect((.hide, 39))
    }

    @Test func `scenario 20 the panel docks and never says that it shows`() {
        let simulator = PanelSimulator(under: .noShow)
        simulator.expect((.show, 31), (.undock, 39), (.dock, 31))
        #expect(simulator.told.map(\.name) == [.willChangeFrame, .didChangeFrame])
        simulator.expect((.hide, 39))
    }

    @Test func `scenario 21 the first show comes in pieces`() {
        PanelSimulator().expect(
            (.raw(.willShow, end: .at(40, rows: 0)), 39), (.raw(.willShow, end: .at(34, rows: 6)), 33),
            (.raw(.willShow, end: dock), 31), (hide(at: gone), 39))
    }

    @Test func `scenario 22 the same show twice`() {
        PanelSimulator().expect(
            (.raw(.willShow, end: dock), 31), (.raw(.willShow, end: dock), 31), (hide(at: gone), 39))
    }

    @Test func `scenario 23 a hide before any show`() {
        PanelSimulator().expect((.raw(.willHide, end: gone), 39), (.show, 31))
    }

    @Test func `scenario 24 a second hide`() {
        PanelSimulator().expect((.show, 31), (.hide, 39), (.raw(.willHide, end: gone), 39), (.show, 31))
    }

    @Test func `scenario 25 a hide whose frame has no height`() {
        PanelSimulator().expect((.show, 31), (.raw(.willHide, end: .at(40, rows: 0)), 39))
    }

    @Test func `scenario 26 shows that tell nothing, such as when the screen is locked`() {
        let nothing = PanelStep.raw(.willShow, .didShow, end: .unknown)
        PanelSimulator().expect((.show, 31), (nothing, 31), (nothing, 31), (nothing, 31), (.hide, 39))
    }

    @Test(arguments: [PanelFrame.unknown, .at(32, rows: 8), .at(10, rows: 8), .at(900, rows: 1)])
    func `scenario 27 a hide is taken whatever its frame says`(_ end: PanelFrame) {
        PanelSimulator().expect((.show, 31), (.raw(.willHide, end: end), 39))
    }

    @Test func `scenario 28 a field left and entered again before either is over`() {
        PanelSimulator().expect(
            (.raw(.willShow, end: dock), 31), (.raw(.willHide, end: gone), 39),
            (.raw(.willShow, end: dock), 31), (.raw(.didHide, end: gone), 31),
            (.raw(.didShow, end: dock), 31))
    }

    @Test func `scenario 29 a change of frame that tells nothing`() {
        PanelSimulator().expect(
            (.show, 31), (.raw(.willChangeFrame, .didChangeFrame, end: .unknown), 31), (.hide, 39))
    }

    @Test func `scenario 30 a dock that is only known when it is over`() {
        PanelSimulator().expect(
            (.raw(.willChangeFrame, end: dock), 39), (.raw(.didChangeFrame, end: dock), 31),
            (.raw(.didChangeFrame, end: .at(20, rows: 8)), 39))
    }

    @Test(arguments: [(PanelQuirk.wrongEndAtFloat, row: 34), (nil, row: 40), (.wrongEndAtOnce, row: 26)])
    func `scenario 31 the panel leaves its dock and first names another row`(_ first: (PanelQuirk?, row: Int))
    {
        let simulator = PanelSimulator(under: first.0)
        simulator.expect((.show, 31), (.undock, 39))
        #expect(simulator.told.first?.end.bounds.origin.row == first.row)
        simulator.expect((.dock, 31), (.hide, 39))
    }

    @Test func `scenario 32 a frame is told after the hide`() {
        PanelSimulator().expect(
            (.show, 31), (.raw(.willHide, .didHide, .willChangeFrame, .didChangeFrame, end: gone), 39))
    }

    @Test func `scenario 33 a panel that grows in silence is right again when it hides`() {
        PanelSimulator(under: .mute9).expect((.show(.japanese), 29), (.expand, 29), (.hide, 39))
    }

    @Test func `scenario 34 a panel that shrinks in silence is right again when it leaves`() {
        let simulator = PanelSimulator(under: .mute9)
        simulator.expect((.show(.japanese), 29), (.kind(.letters), 29), (.undock, 39), (.dock, 31))
    }

    @Test(arguments: PanelQuirk.allCases)
    func `each quirk bends something`(_ quirk: PanelQuirk) {
        let straight = PanelSimulator()
        let bent = PanelSimulator(under: quirk)
        var differs = false
        for step in [
            PanelStep.show, .kind(.japanese), .undock, .kind(.letters), .dock, .undock, .hide, .show, .dock,
            .landscape,
        ] {
            straight.perform(step)
            bent.perform(step)
            differs = differs || straight.told != bent.told || straight.heights != bent.heights
        }
        #expect(differs)
    }
}
