/// Finding words while they are typed.
extension EditorSession {
    /// Opens the line for words to find, and to replace where that is wanted.
    func beginFinding(replacing: Bool = false) {
        guard !replacing || view.mayChange() else { return }
        view.document.closeUndoStep()
        if rowsAreKnown() { view.settleViewport() }
        finding.missing = nil
        finding.sought.rest()
        recallSearches()
        let selected = selectedWords
        let scope = replacing && selected == nil && !view.selection.isEmpty ? view.selection.range : nil
        let origin = FindOrigin(
            selection: view.selection, top: view.viewport.top, scope: scope, replaces: replacing)
        let words = selected.map { finding.options.contains(.pattern) ? PatternSyntax.quoted($0) : $0 }
        let line = LineField(words ?? finding.query.words, isProposal: true)
        var field = Prompt.Field(purpose: .find(origin), line: line)
        field.switches = finding.options.words
        prompt = .field(field)
        look(for: line.text)
        finding.hit = words == nil ? nil : SearchHit(view.selection.range)
        showCount()
    }

    /// What is selected, when it is short enough to be looked for.
    private var selectedWords: String? {
        let range = view.selection.range
        guard !range.isEmpty, range.count <= Self.longestProposal else { return nil }
        let words = String(validating: view.text.bytes(in: range), as: UTF8.self)
        return words.flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
    }

    private static let longestProposal = 100

    /// Makes `words` what is looked for. Gives the sentence that says why they cannot be, and nil when they can.
    @discardableResult
    func look(for words: String) -> String? {
        let query = SearchQuery(words, finding.options)
        if query == finding.query, finding.search != nil { return nil }
        stopSearching()
        finding.query = query
        (finding.search, finding.hit, finding.count) = (nil, nil, nil)
        guard !words.isEmpty else { return nil }
        do throws(PatternProblem) {
            finding.search = try TextSearch(
                query, patterns, lineEnding: view.document.lineEnding(at: .zero))
            return nil
        } catch {
            return Messages.cannotFind(error)
        }
    }

    /// Looks for the words in the line, which have changed, from where the caret was.
    func findIncrementally(_ words: String, from origin: FindOrigin) {
        let problem = look(for: words)
        guard finding.search != nil else {
            stopSearching()
            view.document.selection = origin.selection
            return tell(problem ?? "")
        }
        if let missing = finding.missing, missing.options == finding.options,
            !finding.options.contains(.pattern), words.utf8.starts(with: missing.words.utf8)
        {
            return tellNotFound()
        }
        finding.missing = nil
        let place = origin.scope?.lowerBound ?? origin.selection.range.lowerBound
        search(from: place, .forward, .typing(origin: origin))
    }

    /// Switches a way to look, and looks again.
    func toggle(_ option: SearchQuery.Options, in field: Prompt.Field, _ origin: FindOrigin) {
        finding.options.formSymmetricDifference(option)
        if option == .pattern, finding.options.contains(.pattern), let problem = missingLibrary {
            finding.options.remove(.pattern)
            return tell(problem)
        }
        var field = field
        field.switches = finding.options.words
        prompt = .field(field)
        finding.missing = nil
        findIncrementally(field.line.text, from: origin)
    }

    /// The sentence for a machine without patterns.
    private var missingLibrary: String? {
        do throws(PatternProblem) {
            _ = try patterns.compile("", ignoringCase: false, acrossParagraphs: false)
            return nil
        } catch {
            return Messages.cannotFind(error)
        }
    }

    /// The next hit while the line still stands.
    func stepFind(_ field: Prompt.Field, _ direction: SearchDirection) {
        if field.line.isEmpty { return }
        if let problem = look(for: field.line.text) { return tell(problem) }
        if finding.hit?.range != view.selection.range { view.trail.leave(view.selection.head) }
        searchAgain(direction)
    }

    func findAgain(_ direction: SearchDirection) {
        if finding.query.words.isEmpty { return beginFinding() }
        if finding.search == nil {
            let words = finding.query.words
            finding.query = SearchQuery("")
            if let problem = look(for: words) { return say(problem) }
        }
        searchAgain(direction)
    }

    private func searchAgain(_ direction: SearchDirection) {
        let range = view.selection.range
        search(from: direction == .forward ? range.upperBound : range.lowerBound, direction, .again)
    }

    /// Stays where the words were found. When they are still looked for, that goes on without the line.
    func acceptFinding(_ field: Prompt.Field, from origin: FindOrigin) {
        if field.line.isEmpty { return }
        finding.sought.keep(field.line.text)
        view.trail.leave(origin.selection.head)
        keepSearches()
        if let problem = look(for: field.line.text) {
            return say(problem)
        } else if finding.running != nil {
            view.document.selection = origin.selection
        } else if view.selection.isEmpty, finding.hit == nil {
            tellNotFound()
        }
    }

    /// Brings back an older line, or a newer one.
    func turnHistory(_ field: Prompt.Field, older: Bool) {
        var field = field
        let present = field.line.text
        let line: String?
        switch field.purpose {
        case .find, .findInBook: line = older ? finding.sought.older(than: present) : finding.sought.newer()
        case .replacement: line = older ? finding.putIn.older(than: present) : finding.putIn.newer()
        default: line = nil
        }
        guard let line else { return }
        field.line = LineField(line)
        change(to: field)
    }

    /// Hits on show while something is being looked for.
    func hits(in rows: [Row]) -> [Range<TextOffset>] {
        guard showsHits, var search = finding.search, let first = rows.first, let last = rows.last else {
            return []
        }
        let source = ShownHits(
            query: finding.query, document: view.document.id, state: view.document.state,
            textCount: view.text.count, page: first.start..<last.end)
        if let shown = finding.shown, shown.source == source { return shown.hits }
        let hits = search.hits(touching: first.start..<last.end, of: view.text)
        finding.shown = (source, hits)
        return hits
    }

    private var showsHits: Bool {
        if finding.replacing != nil { return true }
        guard case .field(let field) = prompt else { return false }
        switch field.purpose {
        case .find, .replacement: return true
        default: return false
        }
    }
}
