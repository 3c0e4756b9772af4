import EditorCore

/// A panel as it stands on a screen, drawn without the page behind it.
public struct PanelPicture {
    /// Where it stands.
    public let state: KeyboardPanelState
    /// What was drawn.
    public let content: PanelContent
    /// Where its keys are.
    public let layout: PanelLayout
    /// The drawn screen.
    public let screen: Frame

    /// What a help bar says in the tests.
    public static let help = [
        PanelHelpItem("^S", "save", .command(.save)), PanelHelpItem("^Z", "undo", .command(.undo)),
        PanelHelpItem("^F", "find", .command(.find)), PanelHelpItem("^G", "go to", .command(.goTo)),
        PanelHelpItem("^P", "all commands", .command(.runCommand)),
        PanelHelpItem("^K", "keyboard", .panel(.hide)), PanelHelpItem("^Q", "quit", .command(.quit)),
    ]

    /// Shows `face` on a screen of `size`; `change` may alter what is shown.
    public init(
        _ face: PanelFace, _ arrangement: KeyboardPanelState.Arrangement, on size: GridSize,
        choices: PanelChoices = PanelChoices(), change: (inout PanelContent) -> Void = { _ in }
    ) {
        let stage = PanelStage(size: size)
        var state = KeyboardPanelState(
            face.kind, remembered: arrangement, stage: stage, measures: KeyTableMeasures(choices))
        _ = state.handle(.expand(face.isExpanded))
        _ = state.handle(.show(nil))
        var content = PanelContent(
            state.shown, state.arrangement ?? arrangement, on: stage, choices: choices)
        content.help = Self.help
        change(&content)
        self.state = state
        self.content = content
        layout = PanelLayout(content, in: state.frame)
        var screen = Frame(size: size)
        PanelPainter(content, layout, in: state.frame).paint(into: &screen)
        self.screen = screen
    }

    /// The letters of the rows on which the panel stands, one line each, between bars that mark the screen's edges.
    public var letters: String {
        guard state.isVisible else { return "(no room)" }
        let top = state.frame.bounds.origin.row
        return (top..<top + state.frame.bounds.size.rows).map { row in
            "|" + ScreenText.letters(screen, row: row)
        }.joined(separator: "\n")
    }
}
