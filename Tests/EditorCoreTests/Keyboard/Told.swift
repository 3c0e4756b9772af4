import EditorCore
import EditorTestSupport
import Testing

/// What a notice says, for comparing.
struct Told: Hashable, CustomStringConvertible {
    var name: PanelNotice.Name
    var begin: PanelFrame
    var end: PanelFrame
    var cause = PanelNotice.Cause.user

    init(
        _ name: PanelNotice.Name, _ begin: PanelFrame, _ end: PanelFrame, _ cause: PanelNotice.Cause = .user
    ) {
        self.name = name
        self.begin = begin
        self.end = end
        self.cause = cause
    }

    init(_ notice: PanelNotice) { self.init(notice.name, notice.begin, notice.end, notice.cause) }

    var description: String { "\(name) \(Self.text(begin)) to \(Self.text(end)), \(cause)" }

    private static func text(_ frame: PanelFrame) -> String {
        frame.parts.map { part in
            "\(part.size.rows)×\(part.size.columns) at \(part.origin.row) \(part.origin.column)"
        }.joined(separator: " and ")
    }

    /// The four notices of a panel that docks.
    static func showing(
        _ begin: PanelFrame, _ end: PanelFrame, _ cause: PanelNotice.Cause = .user
    ) -> [Told] {
        [PanelNotice.Name.willChangeFrame, .willShow, .didChangeFrame, .didShow].map {
            Told($0, begin, end, cause)
        }
    }

    /// The four notices of a docked panel that goes.
    static func hiding(
        _ begin: PanelFrame, _ end: PanelFrame, _ cause: PanelNotice.Cause = .user
    ) -> [Told] {
        [PanelNotice.Name.willChangeFrame, .willHide, .didChangeFrame, .didHide].map {
            Told($0, begin, end, cause)
        }
    }

    /// The two notices of a panel that has nothing to do with the dock.
    static func moving(
        _ begin: PanelFrame, _ end: PanelFrame, _ cause: PanelNotice.Cause = .user
    ) -> [Told] {
        [Told(.willChangeFrame, begin, end, cause), Told(.didChangeFrame, begin, end, cause)]
    }
}

extension PanelFrame {
    /// A frame of one piece.
    static func at(_ row: Int, _ column: Int = 0, rows: Int, columns: Int = 80) -> PanelFrame {
        PanelFrame(.at(row, column, rows: rows, columns: columns))
    }

    /// A frame of two halves at the edges of a screen.
    static func halves(_ row: Int, rows: Int, columns: Int = 20, screen: Int = 80) -> PanelFrame {
        PanelFrame(
            left: .at(row, 0, rows: rows, columns: columns),
            right: .at(row, screen - columns, rows: rows, columns: columns))
    }
}

extension GridRect {
    fileprivate static func at(_ row: Int, _ column: Int, rows: Int, columns: Int) -> GridRect {
        GridRect(
            origin: GridPosition(row: row, column: column), size: GridSize(rows: rows, columns: columns))
    }
}

extension PanelSimulator {
    /// What the page was told last.
    var said: [Told] { told.map(Told.init) }

    /// A simulator in which all this has happened already.
    static func after(_ events: PanelEvent..., rows: Int = 40, columns: Int = 80) -> PanelSimulator {
        let simulator = PanelSimulator(rows: rows, columns: columns)
        for event in events { simulator.take(event) }
        return simulator
    }

    func expect(
        _ arrangement: KeyboardPanelState.Arrangement?, remembering: KeyboardPanelState.Arrangement,
        height: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(panel.arrangement == arrangement, sourceLocation: sourceLocation)
        #expect(panel.remembered == remembering, sourceLocation: sourceLocation)
        #expect(page.height == height, sourceLocation: sourceLocation)
    }
}
