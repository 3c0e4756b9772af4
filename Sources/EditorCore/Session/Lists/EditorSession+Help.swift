/// What is possible now, for the help bar.
extension EditorSession {
    /// The most needed first. Worked out when the situation changes, not for each key.
    func currentHelp() -> [PanelHelpItem] {
        let situation = helpSituation
        if situation != desk.help?.situation {
            desk.help = (situation, makeHelp(situation))
            hands.turn = 0
        }
        return desk.help?.items ?? []
    }

    private var helpSituation: HelpSituation {
        let words: [String] =
            switch prompt {
            case .question(let question): question.answers.map(\.label)
            case .field(let field): [field.label]
            case nil: pages.last.map { choices(on: $0).map(\.label) } ?? []
            }
        return HelpSituation(
            words: words, isForm: formWindow != nil, isLifted: hands.isLifted,
            hasSelection: !view.selection.isEmpty, isLookingOver: lookingOver != nil,
            arrangement: panel.arrangement,
            pending: prefixRests ? pendingChords : [])
    }

    private func makeHelp(_ situation: HelpSituation) -> [PanelHelpItem] {
        switch prompt {
        case .question(let question):
            return question.answers.map { PanelHelpItem($0.keyLabel, $0.label.lowercased(), action(of: $0)) }
        case .field(let field): return items(for: field.purpose)
        case nil: break
        }
        if formWindow != nil { return formItems }
        if let page = pages.last { return items(for: page) }
        if hands.isLifted { return liftedItems }
        if !situation.pending.isEmpty { return itemsAfter(situation.pending) }
        if situation.isLookingOver { return lookOverItems + writingItems }
        return (view.selection.isEmpty ? writingItems : selectionItems) + panelItems
    }

    private func item(_ command: Command, _ words: String) -> PanelHelpItem? {
        bestKeys(for: command).map { PanelHelpItem(KeyNotation.label($0), words, .command(command)) }
    }

    /// The best keys of a command. Where nobody has changed any they are the table's, and no keymap is made for them: the
    /// first page may show some.
    func bestKeys(for command: Command) -> [KeyChord]? {
        let isTable = settings.keys == .standard && settings.keyLines.isEmpty
        return isTable ? command.info.bestKeys : keymap.sequences(for: command).first
    }

    private func items(_ wanted: [(Command, String)]) -> [PanelHelpItem] {
        wanted.compactMap { item($0.0, $0.1) }
    }

    private func key(_ key: KeyChord.Key, _ words: String) -> PanelHelpItem {
        PanelHelpItem(KeyNotation.label([KeyChord(key)]), words, .key(key))
    }

    private func action(of answer: Prompt.Question.Answer) -> PanelAction {
        if case .character(let scalar) = answer.key.key { return .text(String(scalar)) }
        return .key(answer.key.key)
    }

    private var writingItems: [PanelHelpItem] {
        items([
            (.save, "save"), (.undo, "undo"), (.find, "find"), (.goTo, "go to"), (.runCommand, "commands"),
            (.togglePanel, "keyboard"), (.quit, "quit"), (.openDocument, "open"), (.settings, "settings"),
        ])
    }

    private var selectionItems: [PanelHelpItem] {
        items([
            (.cut, "cut"), (.copy, "copy"), (.paste, "paste"), (.deleteBackward, "delete"),
            (.cancel, "let go"), (.undo, "undo"), (.save, "save"),
        ])
    }

    private var lookOverItems: [PanelHelpItem] {
        [key(.enter, "next")] + items([(.findPrevious, "before")]) + [key(.escape, "done")]
    }

    private func items(for purpose: Prompt.Field.Purpose) -> [PanelHelpItem] {
        let ways = [key(.enter, "done"), key(.escape, "back")]
        return switch purpose {
        case .find(let origin):
            [key(.enter, origin.replaces ? "go on" : "stay")]
                + items([(.findNext, "next"), (.findPrevious, "before")])
                + [key(.escape, "back")] + switchItems + [key(.up, "earlier")]
        case .replacement: [key(.enter, "go on"), key(.up, "earlier"), key(.escape, "back")]
        case .choosing: chooserItems
        case .saveAs, .rename, .copy: ways + [key(.tab, "complete")]
        case .findInBook: ways + switchItems + [key(.up, "earlier")]
        case .goTo, .spelling, .number: ways
        }
    }

    private func items(for page: ReadingPage) -> [PanelHelpItem] {
        let way: [PanelHelpItem] =
            switch page.content {
            case .comparison:
                [PanelHelpItem("n", "next", .text("n")), PanelHelpItem("p", "before", .text("p"))]
            case .figures: []
            case .versions: [key(.up, "newer"), key(.down, "older")]
            }
        return way
            + choices(on: page).map { PanelHelpItem($0.keyLabel, $0.label.lowercased(), action(of: $0)) }
    }

    private var chooserItems: [PanelHelpItem] {
        let own = (chooser?.keys ?? []).map {
            PanelHelpItem(KeyNotation.label([$0.chord]), $0.label, .chord($0.chord))
        }
        return [key(.enter, "choose"), key(.up, "before"), key(.down, "next"), key(.escape, "back")] + own
            + [key(.tab, "complete")]
    }

    /// The ways to look, each by what its key does now.
    private var switchItems: [PanelHelpItem] {
        SearchQuery.Options.switches.map { way in
            let name = finding.options.contains(way.option) ? way.off : way.on
            return PanelHelpItem(KeyNotation.label([way.key]), name, .chord(way.key))
        }
    }

    private var formItems: [PanelHelpItem] {
        // Forms take single chords; in some key sets there is none.
        let save = keymap.chord(for: .save).map {
            PanelHelpItem(KeyNotation.label($0), "save", .command(.save))
        }
        return [key(.tab, "next"), save, key(.escape, "leave")].compactMap { $0 }
    }

    private var liftedItems: [PanelHelpItem] {
        [key(.enter, "put down"), key(.up, "higher"), key(.down, "lower"), key(.escape, "back")]
    }

    private var panelItems: [PanelHelpItem] {
        guard panel.floats else { return [] }
        return items([
            (.floatPanel, "dock"), (.splitPanel, panel.arrangement == .split ? "join" : "split"),
        ])
    }
}

/// All that the help bar depends on.
struct HelpSituation: Hashable {
    /// Of the prompt: its label, or the answers to its question.
    var words: [String]
    var isForm: Bool
    var isLifted: Bool
    var hasSelection: Bool
    var isLookingOver: Bool
    var arrangement: KeyboardPanelState.Arrangement?
    /// Chords that wait to be gone on with.
    var pending: [KeyChord]
}
