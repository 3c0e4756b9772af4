/// A book that lies in a folder, a file for each chapter: its words counted, and something looked for in all of it.
extension EditorSession {
    /// Counts the words of all texts in the folder of the text in front.
    func countBook() {
        begin(.counting)
        choose(from: Chooser(.chapter))
        tellBook()
    }

    /// Asks for words that are to be found in all of these texts.
    func findInBook() {
        var field = Prompt.Field(
            purpose: .findInBook, line: LineField(finding.query.words, isProposal: true))
        field.switches = finding.options.words
        finding.sought.rest()
        prompt = .field(field)
    }

    /// Switches a way to look.
    func toggle(_ option: SearchQuery.Options, in field: Prompt.Field) {
        finding.options.formSymmetricDifference(option)
        var field = field
        field.switches = finding.options.words
        prompt = .field(field)
    }

    /// Looks for what was typed.
    func acceptFindingInBook(_ words: String) {
        guard !words.isEmpty else { return }
        finding.sought.keep(words)
        begin(.finding(SearchQuery(words, finding.options)))
        choose(from: Chooser(.hit))
        tellBook()
    }

    private func begin(_ work: Book.Work) {
        endBrowsing()
        let number = folders.nextNumber()
        folders.book = Book(number: number, work: work)
        let order = BookOrder(folder: document.path?.home ?? FilePath([]), open: textsAheadOfTheDisk)
        switch work {
        case .counting: want(.file(.folder(.count(number, order, settings.countWords))))
        case .finding(let query): want(.file(.folder(.find(number, order, query))))
        }
    }

    private var textsAheadOfTheDisk: [BookOrder.OpenText] {
        views.compactMap { view in
            // One that is not here as a whole is no better than its file.
            guard let stamp = view.document.stamp, view.document.isEdited, view.document.loading == .complete
            else { return nil }
            return BookOrder.OpenText(stamp: stamp, text: view.text)
        }
    }

    // MARK: Answers

    func receive(counted chapters: [BookChapter], _ number: Int) {
        guard isChoosing, let before = folders.book, before.number == number else { return }
        folders.book?.chapters += chapters
        chooser?.append(
            chapters.enumerated().map { index, chapter in
                ChooserItem(
                    Messages.text(chapter.name), detail: Messages.words(chapter.words),
                    id: .number(before.chapters.count + index))
            })
        tellBook()
    }

    func receive(found hits: [FolderHit], in chapter: BookChapter, _ number: Int) {
        guard isChoosing, let before = folders.book, before.number == number else { return }
        folders.book?.chapters.append(chapter)
        folders.book?.hits += hits.map { (before.chapters.count, $0) }
        let name = Messages.text(chapter.path.lastComponent)
        let rows = hits.enumerated().map { index, hit in
            var row = ChooserItem(
                hit.excerpt, detail: "\(name):\(hit.line)", id: .number(before.hits.count + index))
            row.marked = hit.place
            return row
        }
        chooser?.append([ChooserItem(heading: Messages.text(chapter.name))] + rows)
        tellBook()
    }

    func receive(_ end: BookEnd, _ number: Int) {
        guard isChoosing, folders.book?.number == number else { return }
        folders.book?.end = end
        if let problem = end.pattern {
            endBrowsing()
            prompt = nil
            return say(Messages.cannotFind(problem))
        }
        tellBook()
    }

    /// Says how the work stands, behind the line.
    private func tellBook() {
        guard let book = folders.book else { return }
        chooser?.emptiness = book.end == nil ? "reading…" : "nothing fits"
        if let problem = book.end?.problem { chooser?.emptiness = "this folder \(Messages.reason(problem))" }
        chooser?.summary = book.summary
        hint(inChooser: nil)
    }

    // MARK: Going there

    func chose(chapter number: Int) {
        guard let chapter = folders.book?.chapters[number] else { return }
        endBrowsing()
        open(chapter.path)
    }

    /// Opens the text of a hit and selects it. From then on the next hits in this text are a key away.
    func chose(hit number: Int) {
        guard let book = folders.book, case .finding(let query) = book.work else { return }
        let (chapter, hit) = book.hits[number]
        endBrowsing()
        finding.options = query.options
        finding.query = SearchQuery("", query.options)
        let id = open(book.chapters[chapter].path)
        folders.awaitedHits[id] = AwaitedHit(range: hit.range, words: query.words)
        if let index = index(of: id) { goToAwaitedHit(index) }
    }

    /// Goes to the hit for which a text was opened that is open already.
    func goToAwaitedHit(_ index: Int) {
        guard let hit = folders.awaitedHits.removeValue(forKey: views[index].document.id) else { return }
        views[index].awaitedPlace = .hit(hit)
        goToAwaitedPlace(index)
    }

    /// Selects a hit. What is looked for on a page, or in another text, stays what it is.
    func go(to hit: AwaitedHit, in index: Int) {
        let text = views[index].text
        let end = text.clusterEdge(atOrBefore: min(hit.range.upperBound, text.end))
        let start = text.clusterEdge(atOrBefore: min(hit.range.lowerBound, end))
        guard start < end else { return }
        views[index].trail.leave(views[index].selection.head)
        views[index].show(start..<end)
        guard index == currentIndex, pages.isEmpty, prompt == nil else { return }
        look(for: hit.words)
        finding.hit = SearchHit(start..<end)
    }
}
