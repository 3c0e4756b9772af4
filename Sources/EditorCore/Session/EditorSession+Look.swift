/// How the page looks, as far as it is changed by a key.
extension EditorSession {
    /// Commands that change how the page looks; returns false for any other.
    func perform(look command: Command) -> Bool {
        switch command {
        case .turnFocus: choose(focus: settings.focus.next)
        case .focusOff: choose(focus: .off)
        case .focusRow: choose(focus: .row)
        case .focusSentence: choose(focus: .sentence)
        case .focusParagraph: choose(focus: .paragraph)
        default: return false
        }
        return true
    }

    private func choose(focus: Settings.Focus) {
        settings.focus = focus
        keepChosen("focus")
        say(focus == .off ? "focus is off" : "focus on the \(focus.rawValue)")
    }

    /// Keeps a setting that was changed by a key for the next run.
    private func keepChosen(_ key: String) {
        chosen.remember(key, of: settings, filed: filedSettings)
        want(.file(.keep(.look, chosen.encoded)))
    }

    /// What is not dimmed while the rest is; nil when nothing is.
    func focusRange() -> Range<TextOffset>? {
        guard settings.focus != .off, pages.isEmpty else { return nil }
        let caret = view.selection.head
        switch settings.focus {
        case .off: return nil
        case .row: return view.caretRow().range
        case .sentence: return sentenceFinder.sentence(at: caret, in: view.text)
        case .paragraph: return sentenceFinder.paragraph(at: caret, in: view.text)
        }
    }

    private var sentenceFinder: SentenceFinder {
        if let known = sentences, known.language == settings.language { return known }
        let finder = SentenceFinder(settings.language)
        sentences = finder
        return finder
    }
}

extension Settings.Focus {
    /// The one that comes next when they are turned through.
    fileprivate var next: Settings.Focus {
        let all = Settings.Focus.allCases
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .off
    }
}
