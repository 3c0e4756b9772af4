extension Command {
    /// What writers also call it: who looks for a command by such a word finds it.
    var otherWords: String { Self.others[self] ?? "" }

    private static let others: [Command: String] = [
        .save: "write store", .saveAs: "export", .saveCopy: "export backup duplicate",
        .versions: "restore history backup snapshots revert", .recover: "crash lost restore",
        .quit: "exit leave", .openDocument: "load browse", .sideBySide: "split view panes",
        .settings: "preferences options configure", .help: "shortcuts manual",
        .showStoring: "latin-1 utf-8 utf-16 windows crlf", .undo: "revert",
        .outline: "headings contents navigate toc", .goTo: "jump line number",
        .replace: "substitute change all", .findInBook: "search everywhere project",
        .toggleSpelling: "dictionary spellcheck", .chooseSpelling: "dictionary",
        .vary: "accent diacritic umlaut special characters", .toggleMarks: "smart quotes curly",
        .setMarks: "smart quotes curly", .straightenMarks: "plain quotes ascii",
        .toggleMarkdown: "bold italic emphasis formatting", .turnTheme: "night dark light theme sepia",
        .hideEverything: "zen distraction free minimal", .turnFocus: "dim concentrate",
        .toggleTypewriter: "centre center scroll", .turnParagraphs: "spacing indent",
        .widerPage: "width margins", .narrowerPage: "width margins",
        .showCounts: "word count length", .setGoal: "target daily", .showStatistics: "progress streak",
        .runTimer: "sprint pomodoro", .toggleDrafting: "no backspace typewriter",
        .lookOver: "repetition style edit", .rewrap: "reflow fill hard wrap", .joinLines: "unwrap",
        .changeCase: "uppercase lowercase", .togglePanel: "on-screen touch", .scratchPage: "notes clippings",
    ]
}
