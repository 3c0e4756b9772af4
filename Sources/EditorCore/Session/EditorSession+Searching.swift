/// A search that is still under way while keys are taken.
struct RunningSearch {
    /// What is to be done when it is over.
    enum Purpose {
        /// Words in the line are looked for as they are typed; the place to go back to if they are nowhere.
        case typing(origin: Selection)
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
        if let search = runningSearch { goOn(search) }
    }

    /// Looks for what is sought, as far as one slice goes.
    func search(from place: TextOffset, _ direction: SearchWalk.Direction, _ purpose: RunningSearch.Purpose) {
        stopSearching()
        let walk = SearchWalk(LiteralSearch(sought), from: place, direction, in: view.text)
        goOn(RunningSearch(walk: walk, purpose: purpose, began: now))
    }

    /// Gives the search up, because the writer does something else.
    func stopSearching() {
        guard runningSearch != nil else { return }
        runningSearch = nil
        endProgress()
    }

    private func goOn(_ search: RunningSearch) {
        var search = search
        let outcome = search.walk.advance(in: view.text, atMost: searchSlice)
        if outcome == .unfinished {
            runningSearch = search
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
            if case .typing(let origin) = search.purpose {
                view.document.selection = origin
                // More letters do not make it come, unless what comes is the accent of one that is there.
                missing = hasTornHits ? nil : sought
            }
            tellNotFound()
        }
    }

    private func select(_ hit: LiteralSearch.Hit) {
        view.document.closeUndoStep()
        view.forgetMotion()
        view.document.selection = Selection(anchor: hit.range.lowerBound, head: hit.range.upperBound)
    }

    /// Says that what is sought is nowhere, as far as the text is here.
    func tellNotFound() {
        let isArriving = view.document.isArriving
        guard case .field = prompt else {
            return say("“\(sought)” is not in this text" + (isArriving ? " so far" : ""))
        }
        tell(isArriving ? "not found so far" : "not found")
    }

    /// Says how the search ended: behind the words while they are in the line, else in a notice.
    func tell(_ sentence: String) {
        if case .field(var field) = prompt, case .find = field.purpose {
            field.hint = sentence
            prompt = .field(field)
        } else if !sentence.isEmpty {
            say(sentence)
        }
    }
}

extension SearchWalk.Direction {
    fileprivate var sentenceWhenWrapped: String {
        switch self {
        case .forward: "from the start again"
        case .backward: "from the end again"
        }
    }
}
