/// Replacing what is found. A text is never looked through again where something was put in, so a word may be replaced
/// by one that holds it.
extension EditorSession {
    /// Goes on from the words to find to those to put in.
    func askForReplacement(_ field: Prompt.Field, _ origin: FindOrigin) {
        finding.sought.keep(field.line.text)
        if let problem = look(for: field.line.text) {
            prompt = .field(field)
            return tell(problem)
        }
        guard !field.line.isEmpty else { return }
        finding.putIn.rest()
        let line = LineField(finding.replacement, isProposal: true)
        var next = Prompt.Field(purpose: .replacement(origin), line: line)
        next.switches = [Messages.excerpt(finding.query.words)]
        next.hint = finding.options.contains(.pattern) ? "$1 is the first group" : ""
        prompt = .field(next)
    }

    /// Begins to replace what is sought by the words in the line.
    func beginReplacing(_ field: Prompt.Field, _ origin: FindOrigin) {
        guard let search = finding.search else { return leavePrompt() }
        if view.document.isArriving {
            return refuse(field, "not all of the text has been read yet; try again in a moment")
        }
        let typed = field.line.text
        let replacement: Replacement
        do throws(PatternProblem) {
            replacement = try Replacement(typed, for: finding.query, search)
        } catch {
            return refuse(field, Messages.cannotFind(error))
        }
        let total = finding.count.flatMap { $0.isDone && origin.scope == nil ? $0.total : nil }
        stopSearching()
        finding.replacement = typed
        finding.putIn.keep(typed)
        keepSearches()
        let end = view.text.end
        let first = finding.hit?.range.lowerBound ?? origin.selection.range.lowerBound
        let ahead = origin.scope.map { [$0] } ?? [first..<end, .zero..<first]
        finding.replacing = Replacing(
            search: search, replacement: replacement, ahead: ahead,
            work: .seeking(HitWalk(search, in: ahead[0])), total: total)
        prompt = nil
        view.place(first)
        seek()
    }

    private func refuse(_ field: Prompt.Field, _ sentence: String) {
        var field = field
        field.hint = sentence
        prompt = .field(field)
    }

    /// Does one more slice of it.
    func goOnReplacing() {
        switch finding.replacing?.work {
        case .seeking: seek()
        case .gathering: gather()
        case .asking, nil: break
        }
    }

    /// Whether there is something to do while nothing happens.
    var isReplacing: Bool {
        switch finding.replacing?.work {
        case .seeking, .gathering: true
        case .asking, nil: false
        }
    }

    /// Answers the question about the hit that stands there.
    func answer(_ step: ReplacingStep) {
        guard var replacing = finding.replacing else { return }
        switch (step, replacing.work) {
        case (.stop, _): return endReplacing()
        case (.replace, .asking(let hit)):
            replaceOne(hit, &replacing)
        case (.skip, .asking(let hit)):
            replacing.ahead[0] = hit.range.upperBound..<replacing.ahead[0].upperBound
        case (.all, .asking(let hit)):
            let plan = ReplacingPlan(following: [hit.range.lowerBound, view.viewport.top])
            replacing.work = .gathering(replacing.walkAhead, plan)
            finding.replacing = replacing
            return gather()
        case (.replace, _), (.skip, _), (.all, _): return
        }
        replacing.isBehindHit = true
        replacing.work = .seeking(replacing.walkAhead)
        finding.replacing = replacing
        seek()
    }

    /// Ends it where it is; what was replaced stays so.
    func stopReplacing() {
        guard finding.replacing != nil else { return }
        finding.replacing = nil
        prompt = nil
    }

    // MARK: One by one

    /// Looks for the next hit for one slice.
    private func seek() {
        guard var replacing = finding.replacing, case .seeking(var walk) = replacing.work else { return }
        switch walk.next(in: view.text, budget: searchSlice) {
        case .hit(let hit):
            replacing.ahead[0] = hit.range.lowerBound..<replacing.ahead[0].upperBound
            replacing.work = .asking(hit)
            replacing.asked += 1
            finding.replacing = replacing
            select(hit)
            return ask(question(about: hit, replacing), Prompt.Question.Answer.forHits)
        case .unfinished:
            replacing.work = .seeking(walk)
        case .done:
            guard replacing.goToNextStretch() else { return endReplacing(replacing) }
            replacing.work = .seeking(replacing.walkAhead)
        case .failed(let problem):
            return endReplacing(replacing, Messages.cannotFind(problem))
        }
        finding.replacing = replacing
        showWork("Looking for the next one…")
    }

    /// Says what is being done, and how to stop it.
    func showWork(_ sentence: String) {
        prompt = .question(.init(sentence: sentence, answers: [.stopReplacing]))
    }

    var replacedLineEnding: LineEnding { view.document.lineEnding(at: view.selection.head) }

    private func question(about hit: SearchHit, _ replacing: Replacing) -> String {
        let bytes = replacing.replacement.bytes(for: hit, in: view.text, replacedLineEnding)
        let place = replacing.total.map { "\(replacing.asked) of \($0): " } ?? ""
        if bytes.isEmpty { return place + "Take it out?" }
        return place + "Put “\(Messages.excerpt(Messages.text(bytes)))” there?"
    }

    private func replaceOne(_ hit: SearchHit, _ replacing: inout Replacing) {
        let bytes = replacing.replacement.bytes(for: hit, in: view.text, replacedLineEnding)
        let edit = Edit(
            offset: hit.range.lowerBound, removed: view.text[hit.range], inserted: Rope(bytes))
        let end = edit.insertedRange.upperBound
        // Taking it back selects what was selected before, and a hit was not selected by the writer.
        view.place(hit.range.lowerBound)
        view.make([edit], leaving: Selection(caret: end), at: now)
        replacing.count += 1
        // What comes after the end of the text lies before this.
        replacing.ahead[0] = end..<replacing.ahead[0].upperBound + edit.delta
    }

    // MARK: The end

    private func endReplacing() {
        guard let replacing = finding.replacing else { return }
        guard case .gathering = replacing.work else { return endReplacing(replacing) }
        endReplacing(
            replacing,
            replacing.count == 0
                ? "stopped; nothing was replaced" : "stopped; only \(replacing.count) replaced")
    }

    func endReplacing(_ replacing: Replacing, _ sentence: String? = nil) {
        finding.replacing = nil
        prompt = nil
        (finding.hit, finding.count) = (nil, nil)
        if let sentence { return say(sentence) }
        if replacing.hasAsked {
            say("\(replacing.count) replaced")
        } else {
            tellNotFound()
        }
    }
}
