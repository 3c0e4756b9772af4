/// Spelling: in which languages, what is marked, and what the dictionaries say.
extension EditorSession {
    /// The languages of the text in front; nil when nothing is looked up.
    var spellingInUse: SpellingLanguages? {
        guard pages.isEmpty else { return nil }
        let languages = views[currentIndex].spelling.languages ?? settings.spelling
        return languages.isOff || spelling.missing.contains(languages) ? nil : languages
    }

    // MARK: Switching

    /// Commands that concern spelling; returns false for any other.
    func perform(spelling command: Command) -> Bool {
        switch command {
        case .toggleSpelling: toggleSpelling()
        case .chooseSpelling:
            let present = (view.spelling.languages ?? settings.spelling).description
            prompt = .field(
                .init(purpose: .spelling, line: LineField(present), hint: "off, en_US or en_GB de_DE"))
        case .nextMistake: seekMistake(.forward)
        case .previousMistake: seekMistake(.backward)
        default: return false
        }
        return true
    }

    private func toggleSpelling() {
        if spellingInUse != nil { return choose(.off) }
        choose(settings.spelling.isOff ? SpellingLanguages(settings.language) : settings.spelling)
    }

    /// Takes the languages that the writer has typed for this text.
    func chooseSpelling(_ words: String) {
        do throws(SpellingLanguages.Problem) {
            choose(try SpellingLanguages(words))
        } catch {
            prompt = .field(.init(purpose: .spelling, line: LineField(words), hint: error.sentence))
        }
    }

    private func choose(_ languages: SpellingLanguages) {
        // Who asks again may have installed what was missing.
        spelling.missing.remove(languages)
        view.spelling.languages = languages
        view.spelling.restart()
        spelling.verdicts[languages]?.forgetAsked()
        keepSpelling(of: currentIndex)
        say(languages.isOff ? "spelling is off for this text" : "spelling: \(languages)")
    }

    /// Lets the settings hold for the texts that have no choice of their own.
    func followSpellingSettings(_ old: Settings) {
        guard settings.spelling != old.spelling || settings.spellCapitals != old.spellCapitals else { return }
        spelling.missing = []
        for index in views.indices { views[index].spelling.restart() }
    }

    // MARK: Remembering

    /// Asks what is remembered of a text.
    func recallSpelling(of document: Document) {
        if let path = document.path { want(.file(.spelling(.recall(document.id, path)))) }
    }

    /// Remembers what was chosen for a text, once it has a name.
    func keepSpelling(of index: Int) {
        guard let path = views[index].document.path else { return }
        want(.file(.spelling(.keep(path, views[index].spelling.entry))))
    }

    // MARK: Asking

    /// Misspelt words on show.
    func misspeltWords(in rows: [Row]) -> [Range<TextOffset>] {
        guard let languages = spellingInUse, let first = rows.first, let last = rows.last else { return [] }
        let (text, caret, edited) = ofView { ($0.text, $0.selection.head, $0.document.lastEdit) }
        let judge = spellingJudge
        let found = view.spelling.window.mistakes(
            in: first.start..<last.end, of: text, caret: caret, editedAt: edited, by: judge,
            &spelling.verdicts[languages, default: SpellingVerdicts(languages)])
        askForWords(in: languages)
        return found
    }

    var spellingJudge: MistakeWindow.Judge {
        let (words, ignored) = ofView { ($0.spelling.words, $0.spelling.ignored) }
        return MistakeWindow.Judge(
            scanner: SpellingScanner(checksCapitals: settings.spellCapitals), own: words, ignored: ignored)
    }

    /// Asks for the words that have come up.
    func askForWords(in languages: SpellingLanguages) {
        guard spelling.verdicts[languages]?.wantedCount ?? 0 > 0,
            let words = spelling.verdicts[languages]?.takeWanted()
        else { return }
        spelling.openQuestions += 1
        want(.file(.spelling(.check(languages, words))))
    }

    /// Takes what the dictionaries say.
    func receive(_ answer: SpellingAnswer) {
        switch answer {
        case .recalled(let id, let entry):
            guard let index = index(of: id) else { return }
            views[index].spelling.words.add(entry.words)
            views[index].spelling.languages = views[index].spelling.languages ?? entry.languages
            views[index].spelling.restart()
        case .checked(let languages, let verdicts):
            spelling.openQuestions -= 1
            spelling.isWaiting = false
            spelling.verdicts[languages]?.learn(verdicts)
        case .failed(let languages, let problem):
            spelling.openQuestions -= 1
            spelling.isWaiting = false
            spelling.seeking = nil
            spelling.verdicts[languages] = nil
            if spelling.missing.insert(languages).inserted { say(Messages.cannotSpell(problem)) }
        case .suggested(_, let form, let words): suggest(words, for: form)
        case .notLearned(let word):
            say("“\(word)” is right for now, but your list of words cannot be written", role: .warning)
        }
    }

    // MARK: While nothing happens

    /// Whether there are words to be looked through.
    var hasSpellingWork: Bool {
        guard spellingInUse != nil else { return false }
        if spelling.seeking != nil { return !spelling.isWaiting }
        return view.spelling.reached != nil && spelling.openQuestions == 0
    }

    /// Words that are asked for in one go.
    private static let batch = 500

    /// Looks through one stretch more: for the next mistake, else for words that nobody has asked for.
    func goOnSpelling() {
        guard hasSpellingWork, let languages = spellingInUse else { return }
        if spelling.seeking != nil { return goOnSeeking(in: languages) }
        guard let place = view.spelling.reached.map({ min($0, view.text.end) }) else { return }
        let (text, judge) = (view.text, spellingJudge)
        let stretch = text.spellingStretch(from: place, size: MistakeWalk.step)
        let words = judge.scanner.words(
            in: text.bytes(in: stretch), isInCode: text.isInCode(at: stretch.lowerBound))
        for word in words { _ = spelling.verdicts[languages]?.isRight(word.form, own: judge.own) }
        view.spelling.reached = stretch.upperBound < text.end ? stretch.upperBound : nil
        let count = spelling.verdicts[languages]?.wantedCount ?? 0
        if count >= Self.batch || view.spelling.reached == nil { askForWords(in: languages) }
    }
}
