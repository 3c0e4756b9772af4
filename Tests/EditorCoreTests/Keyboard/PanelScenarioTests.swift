import EditorCore
import EditorTestSupport
import Testing

/// What happens to the page when things happen one after the other, under each quirk that need not be waited out.
///
/// The numbers are those of docs/keyboard.md. Unless a scenario says otherwise, the screen has 40 rows, one of them
/// above the page, so that the page has 39; letters take 8 of them, the number pad 6, the help 2, the Japanese kind 10
/// and 13 with more candidates. In landscape there are 24 rows, and letters take 6.
struct PanelScenarioTests {
    @Test(arguments: PanelQuirk.profiles)
    func `scenario 1 show and hide`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.show, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 2 a second show without a hide`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.show, 31), (.kind(.japanese), 29), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 3 to another kind and back`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.kind(.japanese), 29), (.kind(.letters), 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 4 candidates come and go while somebody types`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show(.japanese), 29), (.expand, 26), (.shrink, 29), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 5 from many candidates straight to another kind`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show(.japanese), 29), (.expand, 26), (.kind(.numbers), 33), (.kind(.japanese), 29),
            (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 6 from a low kind to a high one and back`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show(.help), 37), (.kind(.letters), 31), (.kind(.help), 37), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 7 undock and hide`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect((.show, 31), (.undock, 39), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 8 a float comes back as a float, and docks`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.hide, 39), (.show, 39), (.dock, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 9 in and out of the dock three times without drift`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.dock, 31), (.undock, 39), (.dock, 31), (.undock, 39), (.dock, 31),
            (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 10 split, merge, dock`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.split, 39), (.merge, 39), (.dock, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 11 halves dock at once`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.split, 39), (.dock, 31), (.split, 39), (.dock, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 12 halves are dragged, and the page stays whole meanwhile`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(under: quirk)
        simulator.expect((.show, 31), (.undock, 39), (.split, 39))
        simulator.expect(
            (.event(.grab), 39), (.event(.drag(to: GridPosition(row: 21, column: 0))), 39),
            (.event(.drop), 39))
        #expect(simulator.panel.frame.bounds.origin.row == 21)
        simulator.expect((.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 13 a float is dragged down to the dock`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.drag(rows: -12), 39), (.drag(rows: 30), 31), (.hide, 39),
            (.show, 31))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 14 halves come and go without ever saying that they show`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.split, 39), (.hide, 39), (.show, 39), (.hide, 39), (.show, 39), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 15 a float changes its kind, told or not, and docks`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show, 31), (.undock, 39), (.kind(.japanese), 39), (.dock, 29), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 16 a narrow float is dragged to the side`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(under: quirk, measures: FixedPanelMeasures(floatColumns: 30))
        simulator.expect(
            (.show, 31), (.undock, 39), (.drag(rows: 0, columns: -40), 39), (.drag(rows: 0, columns: 90), 39))
        #expect(simulator.panel.frame == .at(26, 50, rows: 8, columns: 30))
        simulator.expect((.dock, 31), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 50 more candidates than the page can spare are refused`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(rows: 12, under: quirk)
        simulator.expect((.show(.japanese), 3), (.expand, 3))
        #expect(simulator.panel.shown == PanelFace(.japanese))
        simulator.expect((.screen(13, 80), 3))
        #expect(simulator.panel.shown == PanelFace(.japanese, isExpanded: true))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 51 the help stands in for letters until there is room`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(rows: 8, under: quirk)
        simulator.expect((.show(.letters), 5))
        #expect(simulator.panel.shown == PanelFace(.help))
        simulator.expect((.screen(24, 80), 17))
        #expect(simulator.panel.shown == PanelFace(.letters))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 52 a page that is opened under the panel makes room at once`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(under: quirk)
        simulator.expect((.show, 31))
        simulator.page = Viewport(stage: simulator.panel.stage)
        simulator.page.adopt(simulator.panel.frame)
        #expect(simulator.page.height == 31)
        simulator.expect((.kind(.japanese), 29), (.hide, 39))
    }

    @Test(arguments: PanelQuirk.profiles)
    func `scenario 53 the prompt takes the keys over and the page does not flicker`(quirk: PanelQuirk?) {
        let simulator = PanelSimulator(under: quirk)
        simulator.expect((.show, 31), (.event(.focus(.prompt, .letters)), 31))
        #expect(!simulator.heights.isEmpty)
        #expect(simulator.heights.allSatisfy { $0 == 31 })
    }

    @Test(arguments: PanelQuirk.profiles)
    // That Done is on the pad alone is told in KeyTableTests, what it does in PanelFieldsTests.
    func `scenario 54 a number pad is done with, docked and afloat`(quirk: PanelQuirk?) {
        PanelSimulator(under: quirk).expect(
            (.show(.numbers), 33), (.hide, 39), (.show(.letters), 31), (.undock, 39), (.kind(.numbers), 39),
            (.hide, 39))
    }
}
