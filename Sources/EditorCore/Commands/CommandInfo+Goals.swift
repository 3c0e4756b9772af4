extension CommandInfo {
    /// How much there is, and how much there is to be. All begin with Alt-8, as what has to do with documents does.
    static let goals = [
        CommandInfo(
            .showCounts, "counts", ["alt+8 c"], "Count words, letters, sentences, pages; of a selection too.",
            in: .goals),
        CommandInfo(
            .setGoal, "goal", ["alt+8 g"], "Say how many words a day, or this text, is to have.", in: .goals),
        CommandInfo(
            .showStatistics, "statistics", ["alt+8 s"], "Show the words written in the last weeks.",
            in: .goals),
        CommandInfo(
            .runTimer, "timer", ["alt+8 t"], "Write for some minutes; again, see what is left.", in: .goals),
        CommandInfo(
            .toggleDrafting, "draft without deleting", ["alt+8 d"],
            "Go on without deleting, or as usual again.", in: .goals),
    ]
}
