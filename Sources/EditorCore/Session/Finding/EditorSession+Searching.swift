/// A search that is still under way while keys are taken.
struct RunningSearch {
    /// What is to be done when it is over.
    enum Purpose {
        /// Words in the line are looked for as they are typed; the place to go back to if they are nowhere.
        case typing(origin: FindOrigin)
        /// The next hit from here.
        case again
    }

    var walk: SearchWalk
    var purpose: Purpose
    let began: Duration
}

/// Searching without keeping a key waiting.
///
/// Each search begins with the key that asks for it. What one slice does not find is looked for when no key waits, a
/// slice in each turn of the loop; what the writer does meanwhile ends the search or begins another.
extension EditorSession {
    /// Looks through one more slice.
    func goOnSearching() {
        if let search = finding.running { goOn(search) }
    }

    /// Looks for what is sought, as far as one slice goes.
    func search(from place: TextOffset, _ direction: SearchDirection, _ purpose: RunningSearch.Purpose) {
        stopSearching()
        guard let search = finding.search else { return }
        var isAgain = false
        var scope: Range<TextOffset>?
        switch purpose {
        case .again: isAgain = true
        case .typing(let origin): scope = origin.scope
        }
        let walk = SearchWalk(
            search, from: place, direction, in: view.text, scope: scope, isBehindHit: isAgain)
        goOn(RunningSearch(walk: walk, purpose: purpose, began: now))
    }

    /// Gives the search up, because the writer does something else.
    func stopSearching() {
        guard finding.$running else { return }
        finding.running = nil
        endProgress()
    }

    private func goOn(_ search: RunningSearch) {
        var search = search
        let outcome = search.walk.advance(in: view.text, atMost: searchSlice)
        if outcome == .unfinished {
            finding.running = search
            if now - search.began >= Self.unannounced { tellProgress("searching…") }
            return
        }
        stopSearching()
        switch outcome {
        case .unfinished: break
        case .found(let hit):
            select(hit)
            tell(hit.wrapped ? search.walk.direction.sentenceWhenWrapped : "")
        case .absent(let hasTornHits):
            goBack(search.purpose)
            // More letters do not make it come, unless what comes is the accent of one that is there.
            if case .typing = search.purpose { finding.missing = hasTornHits ? nil : finding.query }
            tellNotFound()
        case .failed(let problem):
            goBack(search.purpose)
            tell(Messages.cannotFind(problem))
        }
    }

    private func goBack(_ purpose: RunningSearch.Purpose) {
        guard case .typing(let origin) = purpose else { return }
        finding.hit = nil
        view.document.selection = origin.selection
    }

    func select(_ hit: SearchHit) {
        finding.hit = hit
        view.show(hit.range)
    }

    /// Says that what is sought is nowhere, as far as the text is here.
    func tellNotFound() {
        let isArriving = view.document.isArriving
        guard case .field = prompt else {
            let words = Messages.excerpt(finding.query.words)
            return say("“\(words)” is not in this text" + (isArriving ? " so far" : ""))
        }
        tell(isArriving ? "not found so far" : "not found")
    }

    /// Says how the search ended: behind the words while they are in the line, else in a notice.
    func tell(_ sentence: String) {
        finding.remark = sentence
        if case .field(let field) = prompt, field.purpose.isFinding {
            showCount()
        } else if !sentence.isEmpty {
            say(sentence)
        }
    }

    // MARK: Counting

    /// Whether hits are being counted: only where the number is on show, and all of the text is here.
    var isCounting: Bool {
        guard case .field(let field) = prompt, case .find = field.purpose, finding.running == nil,
            finding.search != nil, !view.document.isArriving
        else { return false }
        return finding.count.map { !$0.isDone || $0.textCount != view.text.count } ?? true
    }

    /// Counts on for one slice.
    func goOnCounting() {
        guard isCounting, let search = finding.search else { return }
        if finding.count?.textCount != view.text.count { finding.count = nil }
        var count = finding.count ?? HitCount(search, in: view.text)
        finding.count = nil
        count.advance(in: view.text, budget: searchSlice)
        finding.count = count
        showCount()
    }

    /// Shows which hit this is and how many there are, and what is to be said besides.
    func showCount() {
        guard case .field(var field) = prompt, field.purpose.isFinding else { return }
        field.hint = [countWords, finding.remark].filter { !$0.isEmpty }.joined(separator: " · ")
        prompt = .field(field)
    }

    private var countWords: String {
        guard let hit = finding.hit, finding.search != nil else { return "" }
        guard let count = finding.count else { return view.document.isArriving ? "" : "…" }
        let total = "\(count.total)" + (count.isDone ? "" : "…")
        return count.number(of: hit.range, in: view.text).map { "\($0) of \(total)" } ?? total
    }
}

extension DocumentView {
    /// Selects a part of the text, which is shown with some rows around it.
    mutating func show(_ range: Range<TextOffset>) {
        document.closeUndoStep()
        forgetMotion()
        document.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
        awaitedContext = range
    }
}

extension SearchDirection {
    fileprivate var sentenceWhenWrapped: String {
        switch self {
        case .forward: "from the start again"
        case .backward: "from the end again"
        }
    }
}
