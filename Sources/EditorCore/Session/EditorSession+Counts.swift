/// How long the text in front is: in the foot line, and on a page of its own.
///
/// A key makes a part of the text unknown and waits for nothing; the figures are worked out while nothing happens, and until
/// then those of the text before stand in the foot line.
extension EditorSession {
    /// What the session is about to tell of figures.
    struct Counting {
        /// Whether a page of them has been asked for.
        var awaitsPage = false
        /// Bytes that one turn of the loop counts: some milliseconds' work.
        var slice = 256 << 10
    }

    // MARK: Counting

    /// Whether figures are wanted that are not known.
    var hasFiguresWork: Bool {
        let counts = views[currentIndex].counts
        guard counts.total == nil || counts.rule != settings.countWords else { return false }
        if counting.awaitsPage || writing.isDue { return true }
        guard counts.lastKnown == nil else { return settings.count != .none && tellsStatus }
        return settings.count != .none || settings.statistics
    }

    /// Counts on for one turn of the loop.
    func goOnWithFigures() {
        guard hasFiguresWork else { return }
        count(atMost: counting.slice)
        guard views[currentIndex].counts.total != nil else { return }
        if counting.awaitsPage { showCounts() }
        if writing.isDue { noteWriting() }
    }

    func count(atMost bytes: Int) {
        let (text, rule) = (document.text, settings.countWords)
        if views[currentIndex].counts.rule != rule {
            views[currentIndex].counts.forget(bytes: text.count, rule: rule)
        }
        views[currentIndex].counts.goOn(in: text, atMost: bytes)
        if let all = views[currentIndex].counts.total, document.loading == .complete {
            views[currentIndex].writing.begin(at: all.words)
        }
    }

    // MARK: In the foot line

    /// How long the text is, or the part of it that is selected; nil when the writer does not want to know.
    var figure: String? {
        guard settings.count != .none else { return nil }
        let all = views[currentIndex].counts.lastKnown
        let goal = settings.count == .words ? views[currentIndex].writing.goal : nil
        guard view.selection.isEmpty, pages.isEmpty else {
            let part = view.counts.figures(of: view.selection.range, in: view.text)
            return "\(part.map(number) ?? "…") of " + (all.map(figure) ?? "…")
        }
        if let goal { return "\(all.map(number) ?? "…") of " + Messages.words(goal) }
        return all.map(figure) ?? "…"
    }

    private func number(_ figures: TextFigures) -> String { Messages.number(value(of: figures)) }

    private func figure(_ figures: TextFigures) -> String {
        let count = value(of: figures)
        return switch settings.count {
        case .words, .none: Messages.words(count)
        case .characters: count == 1 ? "1 character" : Messages.number(count) + " characters"
        case .pages: count == 1 ? "1 page" : Messages.number(count) + " pages"
        }
    }

    private func value(of figures: TextFigures) -> Int {
        switch settings.count {
        case .words, .none: figures.words
        case .characters: figures.characters
        case .pages: figures.pages(wordsOnEach: settings.pageWords)
        }
    }

    // MARK: The page of all figures

    /// Shows all figures of the text in front and of its selection, as soon as they are known.
    func showCounts() {
        guard let all = views[currentIndex].counts.total,
            views[currentIndex].counts.rule == settings.countWords
        else {
            counting.awaitsPage = true
            return say("counting…")
        }
        counting.awaitsPage = false
        dismissNotice()
        let range = views[currentIndex].selection.range
        let part = range.isEmpty ? nil : views[currentIndex].counts.figures(of: range, in: document.text)
        let table = FiguresTable(
            name: name(of: document), all: all, part: part, pageWords: settings.pageWords,
            readingSpeed: settings.readingSpeed, rule: settings.countWords)
        open(
            ReadingPage(
                content: .figures, view: readingView(Rope(table.text)), marks: table.marks, stops: [],
                choices: []))
    }
}
