/// What is possible now, for the help bar.
extension EditorSession {
    /// The most needed first. Worked out when the situation changes, not for each key.
    func currentHelp() -> [PanelHelpItem] {
        let situation = helpSituation
        if situation != helpNow?.situation { helpNow = (situation, makeHelp()) }
        return helpNow?.items ?? []
    }

    private var helpSituation: HelpSituation {
        let words: [String] =
            switch prompt {
            case .question(let question): question.answers.map(\.label)
            case .field(let field): [field.label]
            case nil: []
            }
        return HelpSituation(
            words: words, isForm: formWindow != nil, isLifted: hands.isLifted,
            hasSelection: !view.selection.isEmpty, arrangement: panel.arrangement, pending: pendingChords)
    }

    private func makeHelp() -> [PanelHelpItem] {
        switch prompt {
        case .question(let question):
            return question.answers.map { PanelHelpItem($0.keyLabel, $0.label.lowercased(), action(of: $0)) }
        case .field(let field): return items(for: field.purpose)
        case nil: break
        }
        if formWindow != nil { return formItems }
        if hands.isLifted { return liftedItems }
        if !pendingChords.isEmpty { return itemsAfterPrefix }
        return (view.selection.isEmpty ? writingItems : selectionItems) + panelItems
    }

    private func item(_ command: Command, _ words: String) -> PanelHelpItem? {
        keymap.sequences(for: command).first.map {
            PanelHelpItem(KeyNotation.label($0), words, .command(command))
        }
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

    private func items(for purpose: Prompt.Field.Purpose) -> [PanelHelpItem] {
        let ways = [key(.enter, "done"), key(.escape, "back")]
        return switch purpose {
        case .find:
            [key(.enter, "stay there")] + items([(.findNext, "next"), (.findPrevious, "before")])
                + [key(.escape, "back")]
        case .command, .open, .saveAs: ways + [key(.tab, "complete")]
        case .goTo, .spelling: ways
        }
    }

    private var formItems: [PanelHelpItem] {
        [key(.tab, "next")] + items([(.save, "save")]) + [key(.escape, "leave")]
    }

    private var liftedItems: [PanelHelpItem] {
        [key(.enter, "put down"), key(.up, "higher"), key(.down, "lower"), key(.escape, "back")]
    }

    /// What a chord that has been begun may lead to.
    private var itemsAfterPrefix: [PanelHelpItem] {
        keymap.continuations(of: pendingChords).map { sequence, command in
            PanelHelpItem(KeyNotation.label(sequence), command.info.name, .command(command))
        }
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
    var arrangement: KeyboardPanelState.Arrangement?
    var pending: [KeyChord]
}
