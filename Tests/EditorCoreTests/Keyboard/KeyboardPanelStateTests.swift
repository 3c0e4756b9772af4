import EditorCore
import EditorTestSupport
import Testing

/// What holds for the panel beyond the table of its events.
struct KeyboardPanelStateTests {
    @Test func `a panel that shows or hides slides for its duration, fast at first`() {
        for event in [PanelEvent.show(nil), .change(to: .numbers), .hide] {
            let simulator = PanelSimulator.after(event == .show(nil) ? .undock : .show(nil))
            let told = simulator.take(event)
            #expect(told.allSatisfy { $0.duration == .milliseconds(200) && $0.curve == .easeOut }, "\(event)")
        }
    }

    @Test func `nothing slides that changes its place, its field or its screen`() {
        let simulator = PanelSimulator.after(.show(nil))
        let told = [
            simulator.take(.focus(.prompt, nil)), simulator.take(.undock), simulator.take(.split),
            simulator.take(.hide), simulator.resize(rows: 24, columns: 80),
        ].joined()
        #expect(told.allSatisfy { $0.duration == .zero && $0.curve == .none })
    }

    @Test func `without motion everything is there at once`() {
        var panel = PanelSimulator().panel
        panel.slide = .zero
        #expect(panel.handle(.show(nil)).allSatisfy { $0.duration == .zero && $0.curve == .none })
    }

    /// What a face makes room for when the page has too few rows, on a screen of so many rows.
    static let ladder: [(rows: Int, wanted: PanelFace, extraRows: Int?, shown: PanelFace)] = [
        (40, PanelFace(.japanese, isExpanded: true), nil, PanelFace(.japanese, isExpanded: true)),
        (12, PanelFace(.japanese, isExpanded: true), nil, PanelFace(.japanese)),
        (11, PanelFace(.japanese, isExpanded: true), nil, PanelFace(.letters)),
        (10, PanelFace(.japanese), nil, PanelFace(.letters)),
        (9, PanelFace(.japanese), 3, PanelFace(.extra)),
        (9, PanelFace(.letters), 3, PanelFace(.extra)),
        (9, PanelFace(.letters), nil, PanelFace(.help)),
        (6, PanelFace(.letters), 3, PanelFace(.help)),
        (9, PanelFace(.numbers), 3, PanelFace(.numbers)),
        (8, PanelFace(.numbers), 3, PanelFace(.help)),
        (8, PanelFace(.symbols), 3, PanelFace(.help)),
    ]

    @Test(arguments: ladder)
    func `a face that leaves the page fewer than three rows gives way to a lower one`(
        _ step: (rows: Int, wanted: PanelFace, extraRows: Int?, shown: PanelFace)
    ) {
        let simulator = PanelSimulator(
            rows: step.rows, measures: FixedPanelMeasures(extraRows: step.extraRows))
        simulator.take(.show(step.wanted.kind))
        simulator.take(.expand(step.wanted.isExpanded))
        #expect(simulator.panel.shown == step.shown)
        #expect(simulator.panel.wanted == step.wanted)
        #expect(simulator.page.height >= KeyboardPanelState.leastPageRows)
    }

    @Test func `a panel that leaves no room in any face stays hidden`() {
        let simulator = PanelSimulator.after(.show(nil), rows: 5)
        simulator.expect(nil, remembering: .docked, height: 4)
        #expect(simulator.said == [])
    }

    @Test func `a screen without room to float leaves the panel docked`() {
        let simulator = PanelSimulator(rows: 7, measures: FixedPanelMeasures(extraRows: 4))
        simulator.take(.show(.help))
        simulator.take(.change(to: .extra))
        simulator.take(.undock)
        simulator.expect(.undocked, remembering: .undocked, height: 6)
        let lower = PanelSimulator(rows: 6, measures: FixedPanelMeasures(extraRows: 5))
        lower.take(.show(.extra))
        lower.take(.undock)
        lower.expect(.docked, remembering: .docked, height: 3)
        #expect(lower.said == [])
    }

    @Test func `a kind too wide to float gives way to one that is not`() {
        /// Only the help floats.
        struct NarrowMeasures: PanelMeasures {
            let usual = FixedPanelMeasures()

            func dockedRows(_ face: PanelFace, on stage: PanelStage) -> Int? {
                usual.dockedRows(face, on: stage)
            }
            func floatSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? {
                face.kind == .help ? usual.floatSize(face, on: stage) : nil
            }
            func halfSize(_ face: PanelFace, on stage: PanelStage) -> GridSize? { nil }
        }
        let simulator = PanelSimulator(measures: NarrowMeasures())
        simulator.take(.show(.letters))
        simulator.take(.undock)
        #expect(simulator.panel.shown == PanelFace(.help))
        simulator.take(.split)
        #expect(simulator.said == [])
        simulator.take(.dock)
        #expect(simulator.panel.shown == PanelFace(.letters))
    }

    @Test(arguments: 1...60, [0, 1])
    func `no float is ever taken for a docked panel`(rows: Int, bottom: Int) {
        let simulator = PanelSimulator(rows: rows, bottom: bottom, remembered: .undocked)
        simulator.take(.show(.numbers))
        guard simulator.panel.floats else { return }
        for row in 0...rows {
            simulator.take(.grab)
            simulator.take(.drag(to: GridPosition(row: row, column: 0)))
            #expect(simulator.panel.frame.overlap(on: simulator.panel.stage) == 0)
            #expect(simulator.panel.frame.bounds.origin.row >= simulator.panel.stage.top)
            simulator.take(.drop)
            guard simulator.panel.floats else { return }
        }
    }
}
