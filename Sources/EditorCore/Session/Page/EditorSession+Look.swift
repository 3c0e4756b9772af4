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
        case .toggleMarkdown: toggleMarkdown()
        case .turnTheme: turnTheme()
        default: return false
        }
        return true
    }

    private func choose(focus: Settings.Focus) {
        choose("focus", focus.rawValue)
        say(focus == .off ? "focus is off" : "focus on the \(focus.rawValue)")
    }

    private func turnTheme() {
        choose("theme", settings.theme.next.rawValue)
        say(settings.theme == .terminal ? "colours of the terminal" : "colours: \(settings.theme.rawValue)")
    }

    /// What is not dimmed while the rest is; nil when nothing is.
    ///
    /// - Parameter rows: those on show; focus on a row that is not among them dims them all.
    func focusRange(on rows: [Row]) -> Range<TextOffset>? {
        guard settings.focus != .off, pages.isEmpty else { return nil }
        let (text, selection) = ofView { ($0.text, $0.selection) }
        let caret = selection.head
        switch settings.focus {
        case .off: return nil
        case .row: return rows.first { $0.shows(selection) }?.range ?? caret..<caret
        case .sentence: return sentenceFinder.sentence(at: caret, in: text)
        case .paragraph: return sentenceFinder.paragraph(at: caret, in: text)
        }
    }

    /// Finds sentences in the language of the texts.
    var sentenceFinder: SentenceFinder {
        if let known = sentences, known.language == settings.language { return known }
        let finder = SentenceFinder(settings.language)
        sentences = finder
        return finder
    }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    /// The one that comes next when all are turned through.
    fileprivate var next: Self {
        let all = Self.allCases
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? self
    }
}
