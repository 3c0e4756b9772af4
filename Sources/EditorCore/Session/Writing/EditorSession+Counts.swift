/// How long the text in front is: in the foot line, and on a page of its own.
///
/// A key makes a part of the text unknown and waits for nothing; the figures are worked out while nothing happens, and until
/// then those of the text before stand in the foot line.
extension EditorSession {
    /// What the session is about to tell of figures.
    struct Counting {
        /// Bytes that one turn of the loop counts: some milliseconds' work.
        var slice = 128 << 10
        /// The figures of the last selection.
        var selected: (place: Place, figures: TextFigures)?

        /// A stretch of a text in one of its states.
        struct Place: Equatable {
            var document: DocumentID
            var state: Int
            var length: Int
            var range: Range<TextOffset>
            var rule: CountingRule
        }
    }

    // MARK: Counting

    /// Whether figures are wanted that are not known.
    var hasFiguresWork: Bool { uncounted != nil }

    /// The text that is to be counted next: the one in front, or any of them for the notes of what was written.
    private var uncounted: Int? {
        if writing.isDue { return views.indices.first { !isCounted($0) } }
        return wantsCounts && !isCounted(currentIndex) ? currentIndex : nil
    }

    private func isCounted(_ index: Int) -> Bool {
        views[index].counts.total != nil && views[index].counts.rule == settings.countWords
    }

    /// Whether the figures of the text in front are of interest now. They are worked out once in any case, so that they are
    /// there when they are wanted.
    private var wantsCounts: Bool {
        if case .counts = awaitedPage { return true }
        guard views[currentIndex].counts.lastKnown == nil else {
            return settings.count != .none && tellsStatus
        }
        return settings.count != .none || settings.statistics
    }

    /// Counts on for one turn of the loop.
    func goOnWithFigures() {
        guard let index = uncounted else { return }
        count(index, atMost: counting.slice)
        if case .counts = awaitedPage, isCounted(currentIndex) { showCounts() }
        if writing.isDue, uncounted == nil { noteWriting() }
    }

    /// Counts a short text that has just been opened, so that its first frame is the final one.
    func countAtOnce() {
        guard wantsCounts, document.text.count <= Self.short else { return }
        count(currentIndex, atMost: Self.short)
    }

    /// Bytes that are counted in less time than anybody sees.
    private static let short = 32 << 10

    func count(_ index: Int, atMost bytes: Int) {
        let document = views[index].document
        if views[index].counts.rule != settings.countWords {
            views[index].counts.forget(bytes: document.text.count, rule: settings.countWords)
        }
        views[index].counts.goOn(in: document.text, atMost: bytes)
        if let all = views[index].counts.total, document.loading == .complete {
            views[index].writing.begin(at: all.words)
        }
    }

    // MARK: In the foot line

    /// How long the text is, or the part of it that is selected; nil when the writer does not want to know.
    var figure: String? {
        guard settings.count != .none else { return nil }
        let all = views[currentIndex].counts.lastKnown
        let goal = settings.count == .words ? views[currentIndex].writing.goal : nil
        if !view.selection.isEmpty {
            return "\(selected.map(number) ?? "…") of " + (all.map(figure) ?? "…")
        }
        if let goal { return "\(all.map(number) ?? "…") of " + Messages.words(goal) }
        return all.map(figure) ?? "…"
    }

    /// The figures of what is selected; nil while they are not known. They are asked for more than once in a frame.
    private var selected: TextFigures? {
        let place = Counting.Place(
            document: document.id, state: document.state, length: document.text.count,
            range: view.selection.range, rule: view.counts.rule)
        if let known = counting.selected, known.place == place { return known.figures }
        let figures = view.counts.figures(of: place.range, in: view.text)
        counting.selected = figures.map { (place, $0) }
        return figures
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
        guard let all = views[currentIndex].counts.total, isCounted(currentIndex) else {
            awaitedPage = .counts
            return say("counting…")
        }
        awaitedPage = nil
        guard hasRoomForPage else { return }
        dismissNotice()
        let range = views[currentIndex].selection.range
        let part = range.isEmpty ? nil : views[currentIndex].counts.figures(of: range, in: document.text)
        let table = FiguresTable(
            name: name(of: document), all: all, part: part, pageWords: settings.pageWords,
            readingSpeed: settings.readingSpeed, rule: settings.countWords)
        open(
            ReadingPage(
                content: .figures("counts"), view: readingView(Rope(table.text)), marks: table.marks,
                stops: [],
                choices: []))
    }
}
