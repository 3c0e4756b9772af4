extension CommandInfo {
    /// How what is on the page looks. All begin with Alt-7.
    static let look = [
        CommandInfo(
            .turnFocus, "focus", ["alt+7 f"], "Dim all but the row, the sentence, the paragraph in turn.",
            in: .page),
        CommandInfo(.focusOff, "focus off", ["alt+7 0"], "Dim nothing.", in: .page),
        CommandInfo(.focusRow, "focus row", ["alt+7 1"], "Dim all but the row of the caret.", in: .page),
        CommandInfo(
            .focusSentence, "focus sentence", ["alt+7 2"], "Dim all but the sentence of the caret.", in: .page
        ),
        CommandInfo(
            .focusParagraph, "focus paragraph", ["alt+7 3"], "Dim all but the paragraph of the caret.",
            in: .page),
        CommandInfo(
            .toggleMarkdown, "markdown", ["alt+7 m"], "Show Markdown in this text by weight, or not.",
            in: .page),
        CommandInfo(
            .turnTheme, "colours", ["alt+7 c"],
            "Paint the page: the terminal's colours, light, dark in turn.",
            in: .page),
    ]
}
