extension CommandInfo {
    /// How the page looks. All begin with Alt-7.
    static let look = [
        CommandInfo(
            .turnFocus, "focus", ["alt+7 f"], "Dim all but the row, the sentence, the paragraph in turn.",
            in: .look),
        CommandInfo(.focusOff, "focus off", ["alt+7 0"], "Dim nothing.", in: .look),
        CommandInfo(.focusRow, "focus row", ["alt+7 1"], "Dim all but the row of the caret.", in: .look),
        CommandInfo(
            .focusSentence, "focus sentence", ["alt+7 2"], "Dim all but the sentence of the caret.", in: .look
        ),
        CommandInfo(
            .focusParagraph, "focus paragraph", ["alt+7 3"], "Dim all but the paragraph of the caret.",
            in: .look),
    ]
}
