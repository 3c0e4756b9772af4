import EditorCore
import EditorTestSupport
import Testing

/// Whatever happens to the panel, and however it tells of it: the page has the rows that the panel leaves it.
@Suite struct PanelPropertyTests {
    /// Rounds, each with quirks and sizes of its own, and events in each: 100 000 in all.
    static let rounds = 400
    static let events = 250

    @Test(arguments: 0..<4)
    func `scenario 62 the page is its full height less the docked rows after every event`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<Self.rounds / 4 {
            let quirks = Self.quirks(&random)
            let simulator = PanelSimulator(
                rows: Int.random(in: 1...60, using: &random),
                columns: Int.random(in: 1...200, using: &random),
                top: Int.random(in: 0...1, using: &random), bottom: Int.random(in: 0...1, using: &random),
                remembered: KeyboardPanelState.Arrangement.allCases.randomElement(using: &random) ?? .docked,
                measures: FixedPanelMeasures(
                    floatColumns: Bool.random(using: &random) ? 30 : nil,
                    extraRows: Bool.random(using: &random) ? 3 : nil))
            simulator.quirks = quirks
            for number in 0..<Self.events {
                let happened = Self.happen(simulator, &random)
                let expected = Self.height(simulator.panel)
                guard simulator.page.height == expected else {
                    Issue.record(
                        "\(simulator.page.height) rows, not \(expected), after event \(number), \(happened), under \(quirks)"
                    )
                    return
                }
            }
        }
    }

    /// Full height less visible rows of a docked panel, worked out without the page and its notices.
    private static func height(_ panel: KeyboardPanelState) -> Int {
        let stage = panel.stage
        let docked = panel.arrangement == .docked ? panel.frame.bounds.size.rows : 0
        return max(1, stage.size.rows - stage.top - max(stage.bottom, docked))
    }

    private static func quirks(_ random: inout SeededGenerator) -> [PanelQuirk] {
        let count = Int.random(in: 0...3, using: &random)
        return (0..<count).compactMap { _ in
            PanelQuirk.profiles.compactMap(\.self).randomElement(using: &random)
        }
    }

    private static func happen(_ simulator: PanelSimulator, _ random: inout SeededGenerator) -> String {
        if Int.random(in: 0..<6, using: &random) == 0 {
            let most = Bool.random(using: &random) ? 12 : 60
            let rows = Int.random(in: 1...most, using: &random)
            let columns = Int.random(in: 1...200, using: &random)
            simulator.resize(rows: rows, columns: columns)
            return "a screen of \(rows)×\(columns)"
        }
        let event = event(&random)
        let cause: PanelNotice.Cause = Bool.random(using: &random) ? .user : .focus
        simulator.take(event, cause: cause)
        return "\(event)"
    }

    private static func event(_ random: inout SeededGenerator) -> PanelEvent {
        let kind = PanelKind.allCases.randomElement(using: &random) ?? .help
        let place = GridPosition(
            row: Int.random(in: -5...70, using: &random), column: Int.random(in: -20...220, using: &random))
        let owner = [PanelOwner.document, .prompt, .field(3)].randomElement(using: &random) ?? .document
        let events: [PanelEvent] = [
            .show(nil), .show(kind), .hide, .undock, .split, .merge, .dock, .grab, .drag(to: place), .drop,
            .change(to: kind), .expand(Bool.random(using: &random)), .focus(owner, nil),
            .focus(owner, kind), .clear(row: place.row),
        ]
        return events.randomElement(using: &random) ?? .hide
    }
}
