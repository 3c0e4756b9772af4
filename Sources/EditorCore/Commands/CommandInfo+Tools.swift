extension CommandInfo {
    /// Tools for the text as it stands. All begin with Alt-R; the few that are pressed again and again have a chord of their
    /// own too.
    static let tools = [
        CommandInfo(
            .rewrap, "rewrap", ["alt+r r"], "Wrap the paragraph or selection by hand, as rewrap says.",
            in: .tools),
        CommandInfo(
            .joinLines, "join lines", ["alt+r j"], "Make one line of each paragraph wrapped by hand.",
            in: .tools),
        CommandInfo(
            .moveTextUp, "move up", ["alt+up", "alt+r i"], "Move the paragraph past the one above.",
            in: .tools),
        CommandInfo(
            .moveTextDown, "move down", ["alt+down", "alt+r m"], "Move the paragraph past the one below.",
            in: .tools),
        CommandInfo(
            .changeCase, "change case", ["alt+r c"], "Small letters, a Title, CAPITALS in turn.", in: .tools),
        CommandInfo(.lowerCase, "lower case", ["alt+r l"], "Write in small letters.", in: .tools),
        CommandInfo(.titleCase, "title case", ["alt+r t"], "Write as a title is written.", in: .tools),
        CommandInfo(.upperCase, "upper case", ["alt+r u"], "Write in capitals.", in: .tools),
        CommandInfo(
            .sentenceCase, "sentence case", ["alt+r s"], "Write as a sentence is written.", in: .tools),
        CommandInfo(
            .sortLines, "sort lines", ["alt+r o"], "Sort the lines of the selection or paragraph.", in: .tools
        ),
        CommandInfo(
            .sortBlocks, "sort paragraphs", ["alt+r b"], "Sort paragraphs that blank lines part.", in: .tools),
        CommandInfo(
            .transposeWords, "exchange words", ["alt+r x"], "Exchange the words around the caret.", in: .tools
        ),
        CommandInfo(
            .transposeLetters, "exchange letters", ["alt+r y"], "Exchange the letters around the caret.",
            in: .tools),
        CommandInfo(
            .growSelection, "grow selection", ["alt+0", "alt+r g"],
            "Select the word, the sentence, the paragraph, all.", in: .tools),
        CommandInfo(
            .shrinkSelection, "shrink selection", ["alt+9", "alt+r h"], "Take the last growing back.",
            in: .tools),
        CommandInfo(
            .selectSentence, "select sentence", ["alt+r e"], "Select the sentence at the caret.", in: .tools),
        CommandInfo(
            .selectParagraph, "select paragraph", ["alt+r p"], "Select the paragraph at the caret.",
            in: .tools),
        CommandInfo(
            .lookOver, "look over", ["alt+r w"], "Look for repeated words and long sentences.", in: .tools),
    ]
}
