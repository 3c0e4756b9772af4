import EditorCore
import EditorTestSupport
import Testing

/// The scenarios of docs/keyboard.md in which the screen is turned or gets another size.
struct PanelResizingScenarioTests {
    @Test(arguments: PanelQuirk.profiles)
    func `scenario 35 turned while the panel shows`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.show, 31), (.landscape, 17), (.hide, 23))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 36 turned and turned back`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.show, 31), (.landscape, 17), (.portrait, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 37 turned three times without creeping`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.landscape, 17), (.portrait, 31), (.landscape, 17), (.hide, 23))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 38 a hide that is over late neither gives rows back nor takes the keys away`(
        quirk: PanelQuirk?
    ) {
        let simulator = PanelSimulator(under: quirk)
        simulator.take(.focus(.prompt, nil))
        simulator.expect((.show, 31), (.landscape, 17))
        #expect(simulator.panel.owner == .prompt)
        #expect(simulator.panel.arrangement == .docked)
    }

    @Test func `scenario 38 the late hide is the last that is told`() {
        let simulator = PanelSimulator(under: .lateHide)
        simulator.expect((.show, 31), (.landscape, 17))
        #expect(simulator.told.last?.name == .didHide)
    }

    @Test func `scenario 39 turned and turned back without a word of hiding`() {
        let simulator = PanelSimulator(under: .rotationNoHide)
        simulator.expect((.show, 31), (.landscape, 17))
        #expect(simulator.told.map(\.name) == [.willChangeFrame, .willShow])
        simulator.expect((.portrait, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 40 a float is turned, and docks`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.landscape, 23), (.portrait, 39), (.landscape, 23), (.dock, 17),
            (.hide, 23))
    }

    @Test func `scenario 41 turned, and only the frame is told`() {
        let simulator = PanelSimulator(under: .rotationChange)
        simulator.expect((.show, 31), (.landscape, 17))
        #expect(simulator.told.map(\.name) == [.willChangeFrame])
        simulator.expect((.hide, 23))
    }

    @Test func `scenario 42 the screen has turned before anything is told`() {
        PanelSimulator(under: .resizeFirst).expect((.show, 31), (.landscape, 17), (.hide, 23))
    }

    @Test func `scenario 42 the screen has grown by less than the panel before anything is told`() {
        let simulator = PanelSimulator(rows: 24, under: .resizeFirst)
        simulator.expect((.show, 17), (.screen(26, 80), 19), (.screen(24, 80), 17), (.hide, 23))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 43 turned before the panel shows`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.landscape, 23), (.show, 17), (.hide, 23))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 44 turned back before the panel hides`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.landscape, 23), (.show, 17), (.portrait, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 45 too small a screen hides the panel until there is room`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.screen(5, 80), 4), (.screen(1, 1), 1), (.screen(4, 20), 3), (.portrait, 31),
            (.hide, 39), (.screen(5, 80), 4), (.portrait, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 46 too small a screen docks the float until it is asked for`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.screen(7, 80), 4), (.portrait, 31), (.undock, 39), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 47 too high a kind docks the float`(quirk: PanelQuirk?) {
        PanelSimulator(rows: 9, under: quirk).expect(
            (.show, 6), (.undock, 8), (.kind(.japanese), 6), (.hide, 8))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 48 a screen without a row above the page`(quirk: PanelQuirk?) {
        PanelSimulator(top: 0, under: quirk).expect((.show, 32), (.landscape, 18), (.undock, 24), (.hide, 24))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 49 the foot line is the panel's first row and costs nothing`(quirk: PanelQuirk?) {
        PanelSimulator(bottom: 1, under: quirk).expect(
            (.show, 31), (.hide, 38), (.show, 31), (.undock, 38), (.dock, 31), (.landscape, 17), (.hide, 22))
    }
}
