/// What may follow the chords that begin a sequence: told when the hand rests, in the help bar or else in the foot line.
extension EditorSession {
    /// Who knows what follows a chord has pressed it by then, and saw nothing move.
    private static let prefixPause = Duration.milliseconds(400)

    /// From when on that is told; nil when no chord waits.
    private var prefixHelpTime: Duration? { pendingChords.isEmpty ? nil : pendingSince + Self.prefixPause }

    /// When the screen is to be drawn anew for that.
    var prefixHelpDue: Duration? { prefixHelpTime.flatMap { $0 > now ? $0 : nil } }

    /// Whether the hand has rested for so long.
    var prefixRests: Bool { prefixHelpTime.map { $0 <= now } == true }

    /// The chords pressed so far, and as many of the keys that may follow as one row has room for.
    var prefixLine: String {
        var line = KeyNotation.label(pendingChords) + " …"
        let barTells = panel.isVisible && panel.shown.kind == .help
        guard prefixRests, !barTells else { return line }
        let painter = FootPainter(geometry: geometry, settings: layoutSettings)
        for (sequence, command) in continuations(of: pendingChords) {
            let longer = line + "  " + rest(of: sequence) + " " + command.info.name
            guard painter.rows(of: .notice(longer, role: .notice)) == 1 else { break }
            line = longer
        }
        return line
    }

    /// The same as things to be tapped.
    func itemsAfter(_ prefix: [KeyChord]) -> [PanelHelpItem] {
        continuations(of: prefix).map { sequence, command in
            PanelHelpItem(rest(of: sequence), command.info.name, .command(command))
        }
    }

    private func rest(of sequence: [KeyChord]) -> String {
        KeyNotation.label(Array(sequence.dropFirst(pendingChords.count)))
    }

    /// What goes on from `prefix`, each command once, the most wanted first and the others by name.
    private func continuations(of prefix: [KeyChord]) -> [(sequence: [KeyChord], command: Command)] {
        var seen: Set<Command> = []
        let all = keymap.continuations(of: prefix).filter { seen.insert($0.command).inserted }
        let wanted = Command.wantedMost.compactMap { command in all.first { $0.command == command } }
        return wanted + all.filter { !Command.wantedMost.contains($0.command) }
    }
}

extension Command {
    /// Those of the sequences that a writer wants most, the most wanted first.
    fileprivate static let wantedMost: [Command] = [
        .openDocument, .recentFiles, .openTexts, .showCounts, .setGoal, .findInBook, .sideBySide,
        .toggleTypewriter, .turnFocus, .turnTheme, .widerPage, .narrowerPage, .hideEverything,
        .toggleMarkdown, .rewrap, .changeCase, .lookOver, .selectSentence, .selectParagraph, .deleteParagraph,
        .save, .saveAndQuit, .quit, .toggleMark, .copy, .cut, .paste,
    ]
}
