extension CommandInfo {
    /// How the page looks. All begin with Alt-7.
    static let page = [
        CommandInfo(
            .widerPage, "wider", ["alt+7 +", "alt+7 ="], "Make the column of text wider.", in: .page),
        CommandInfo(.narrowerPage, "narrower", ["alt+7 -"], "Make the column of text narrower.", in: .page),
        CommandInfo(
            .toggleTypewriter, "typewriter", ["alt+7 t"],
            "Keep the row being written on one row of the page, or not.", in: .page),
        CommandInfo(
            .turnParagraphs, "paragraphs", ["alt+7 p"],
            "Show paragraphs plain, with a gap, with an indent, in turn.", in: .page),
        CommandInfo(
            .hideEverything, "hide everything", ["alt+7 h"], "Show the text and nothing else, or all again.",
            in: .page),
    ]
}
