import EditorCore
import Testing

/// A panel and a page that hears of it, with quirks between them.
public final class PanelSimulator {
    /// The panel.
    public private(set) var panel: KeyboardPanelState
    /// The page.
    public var page: Viewport
    /// What stands between the two, applied in this order.
    public var quirks: [PanelQuirk]
    /// What the page was told by the last event.
    public private(set) var told: [PanelNotice] = []
    /// Heights of the page after each of these.
    public private(set) var heights: [Int] = []
    private let hub = PanelHub()
    private var observation: PanelObservation?

    /// A hidden panel, which shows letters when nothing else is asked for.
    ///
    /// - Parameters:
    ///   - top: rows above the page, on every size of screen.
    ///   - bottom: rows below the page, on every size of screen.
    public init(
        rows: Int = 40, columns: Int = 80, top: Int = 1, bottom: Int = 0,
        remembered: KeyboardPanelState.Arrangement = .docked, under quirk: PanelQuirk? = nil,
        measures: any PanelMeasures = FixedPanelMeasures()
    ) {
        let stage = PanelStage(
            size: GridSize(rows: rows, columns: columns), top: top, bottom: bottom)
        panel = KeyboardPanelState(.letters, remembered: remembered, stage: stage, measures: measures)
        page = Viewport(stage: stage)
        quirks = quirk.map { [$0] } ?? []
        observation = hub.observe { [unowned self] notice in
            page.receive(notice)
            told.append(notice)
            heights.append(page.height)
        }
    }

    /// Lets the panel take an event.
    ///
    /// - Returns: what the page was told.
    @discardableResult
    public func take(_ event: PanelEvent, cause: PanelNotice.Cause = .user) -> [PanelNotice] {
        let before = panel
        let notices = panel.handle(event, cause: cause)
        send(PanelChange(from: before, to: panel, signals: notices.map(PanelSignal.notice)))
        return told
    }

    /// Gives the panel and its page another screen.
    @discardableResult
    public func resize(to stage: PanelStage) -> [PanelNotice] {
        let before = panel
        let notices = panel.resize(to: stage)
        let signals =
            notices.before.map(PanelSignal.notice) + [.screen(stage)]
            + notices.after.map(PanelSignal.notice)
        send(PanelChange(from: before, to: panel, signals: signals))
        return told
    }

    /// The same with the rows above and below the page that the test began with.
    @discardableResult
    public func resize(rows: Int, columns: Int) -> [PanelNotice] {
        resize(
            to: PanelStage(
                size: GridSize(rows: rows, columns: columns), top: panel.stage.top, bottom: panel.stage.bottom
            ))
    }

    /// Posts notices that the panel never sent. No quirk bends them.
    public func post(_ notices: [PanelNotice]) {
        told = []
        heights = []
        hub.post(notices)
    }

    /// Ends what tells the page of the panel.
    public func endObservation() { observation = nil }

    private func send(_ change: PanelChange) {
        var change = change
        for quirk in quirks { change.signals = quirk.bend(change) }
        told = []
        heights = []
        for signal in change.signals {
            switch signal {
            case .notice(let notice): hub.post([notice])
            case .screen(let stage): page.resize(to: stage)
            }
        }
    }
}

extension PanelSimulator {
    /// Lets one thing happen.
    public func perform(_ step: PanelStep) { step.take(self) }

    /// Takes one step after the other, and checks after each how many rows the page has.
    public func expect(
        _ steps: (PanelStep, height: Int)..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (index, (step, height)) in steps.enumerated() {
            perform(step)
            #expect(
                page.height == height, "step \(index + 1), told \(told.map(\.name))",
                sourceLocation: sourceLocation)
        }
    }
}

/// One thing that happens in a scenario.
public struct PanelStep: Sendable {
    let take: @Sendable (PanelSimulator) -> Void

    /// Makes a step of anything.
    public init(_ take: @escaping @Sendable (PanelSimulator) -> Void) { self.take = take }

    /// The panel comes up as it was.
    public static let show = show(nil)
    /// The panel comes up with a kind.
    public static func show(_ kind: PanelKind?) -> PanelStep { .event(.show(kind)) }
    /// The panel goes away.
    public static let hide = event(.hide)
    /// The panel leaves its dock.
    public static let undock = event(.undock)
    /// The panel goes to its dock.
    public static let dock = event(.dock)
    /// The panel parts.
    public static let split = event(.split)
    /// The panel becomes one piece.
    public static let merge = event(.merge)
    /// The panel shows another kind.
    public static func kind(_ kind: PanelKind) -> PanelStep { .event(.change(to: kind)) }
    /// The candidates get more rows.
    public static let expand = event(.expand(true))
    /// The candidates get fewer rows.
    public static let shrink = event(.expand(false))
    /// The screen is turned: 24 rows of 120 columns.
    public static let landscape = screen(24, 120)
    /// The screen is turned back: 40 rows of 80 columns.
    public static let portrait = screen(40, 80)

    /// The panel takes an event.
    public static func event(_ event: PanelEvent) -> PanelStep { PanelStep { $0.take(event) } }
    /// The screen gets another size.
    public static func screen(_ rows: Int, _ columns: Int) -> PanelStep {
        PanelStep { $0.resize(rows: rows, columns: columns) }
    }

    /// The panel is taken by its grip, moved and let go.
    public static func drag(rows: Int, columns: Int = 0) -> PanelStep {
        PanelStep { simulator in
            let origin = simulator.panel.frame.bounds.origin
            simulator.take(.grab)
            simulator.take(
                .drag(to: GridPosition(row: origin.row + rows, column: origin.column + columns)))
            simulator.take(.drop)
        }
    }

    /// Notices that the panel never sent, all to the same end.
    public static func raw(_ names: PanelNotice.Name..., end: PanelFrame) -> PanelStep {
        PanelStep { simulator in
            let panel = simulator.panel
            simulator.post(names.map { PanelNotice($0, from: panel.frame, to: end, face: panel.shown) })
        }
    }
}
