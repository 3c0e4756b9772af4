extension CommandInfo {
    /// What is done with several texts and their files. All begin with Alt-8, the desk.
    static let documents = [
        CommandInfo(
            .openTexts, "open texts", ["alt+8 l"], "List the open texts; letters filter them.", in: .files),
        CommandInfo(
            .recentFiles, "recent files", ["alt+8 r"], "List the files that were open last.", in: .files),
        CommandInfo(
            .rename, "rename file", ["alt+8 n"], "Give the file of this text another name or folder.",
            in: .files),
        CommandInfo(
            .saveCopy, "save a copy", ["alt+8 k"], "Write a copy; the text keeps its own name.", in: .files),
        CommandInfo(
            .sideBySide, "side by side", ["alt+8 i"],
            "Show another text beside this one, the same text twice, one.",
            in: .files),
        CommandInfo(.otherSide, "other side", ["alt+8 o"], "Go to the text on the other side.", in: .files),
    ]
}
