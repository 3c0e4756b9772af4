import EditorCore

/// What reaches the page: a notice of the panel, or another screen.
public enum PanelSignal: Hashable, Sendable {
    case notice(PanelNotice)
    case screen(PanelStage)
}

/// What one event did to the panel, and what is told about it.
public struct PanelChange: Sendable {
    /// The panel before the event.
    public var from: KeyboardPanelState
    /// The panel after it.
    public var to: KeyboardPanelState
    /// What is told, in order.
    public var signals: [PanelSignal]

    /// Makes a change.
    public init(from: KeyboardPanelState, to: KeyboardPanelState, signals: [PanelSignal]) {
        self.from = from
        self.to = to
        self.signals = signals
    }

    var floated: Bool { from.floats }
    var floats: Bool { to.floats }
    var docks: Bool { to.arrangement == .docked }
    var leavesDock: Bool { from.arrangement == .docked && floats }
    var staysDocked: Bool { from.arrangement == .docked && docks }
    var isTurn: Bool { signals.contains(where: \.isScreen) }

    /// What is told, with another first row in the frames of what is going to be.
    func ending(at row: Int) -> [PanelSignal] {
        signals.map { signal in
            guard case .notice(var notice) = signal, [.willChangeFrame, .willHide].contains(notice.name)
            else { return signal }
            notice.end = PanelFrame(
                GridRect(
                    origin: GridPosition(row: row, column: notice.end.bounds.origin.column),
                    size: notice.end.bounds.size))
            return .notice(notice)
        }
    }

    /// The new screen, and then these names alone.
    func turned(_ names: [PanelNotice.Name]) -> [PanelSignal] {
        signals.filter(\.isScreen)
            + names.map {
                .notice(PanelNotice($0, from: from.frame, to: to.frame, face: to.shown, cause: .system))
            }
    }

    /// Notices whose frames tell nothing.
    var nothing: [PanelSignal] {
        let names: [PanelNotice.Name] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
        return names.map {
            .notice(PanelNotice($0, from: .unknown, to: .unknown, face: to.shown, cause: .system))
        }
    }
}

extension PanelSignal {
    var isScreen: Bool { name == nil }

    var name: PanelNotice.Name? {
        if case .notice(let notice) = self { notice.name } else { nil }
    }

    /// The same, and after a change of frame the hide that should not be.
    var followedByHide: [PanelSignal] {
        guard case .notice(var notice) = self else { return [self] }
        notice.name = notice.name == .willChangeFrame ? .willHide : .didHide
        return [self, .notice(notice)]
    }

    /// Before a show, two more: with no height, and with three quarters of it.
    func growing(_ panel: KeyboardPanelState) -> [PanelSignal] {
        guard case .notice(let notice) = self, notice.name == .willShow, notice.end != .unknown else {
            return [self]
        }
        let early = [0, panel.dockedRows * 3 / 4].map { rows in
            var notice = notice
            notice.end = .docked(rows: rows, on: panel.stage)
            return PanelSignal.notice(notice)
        }
        return early + [self]
    }
}
