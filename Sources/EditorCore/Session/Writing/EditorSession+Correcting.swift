/// From one mistake to the next, and what is done about each.
extension EditorSession {
    /// Goes to the nearest mistake in a direction. Forward, the word at the caret is the first.
    func seekMistake(_ direction: MistakeWalk.Direction) {
        guard let languages = spellingInUse else {
            let chord = keymap.label(of: .toggleSpelling)
            return say("spelling is off; \(chord) switches it on")
        }
        let range = view.selection.range
        let isWord = !view.selection.isEmpty
        let start = isWord ? range.upperBound : view.text.wordRange(at: range.lowerBound).lowerBound
        spelling.seeking = MistakeWalk(
            from: direction == .forward ? start : range.lowerBound, direction)
        spelling.isWaiting = false
        goOnSeeking(in: languages)
    }

    /// Looks through one stretch more.
    func goOnSeeking(in languages: SpellingLanguages) {
        guard var walk = spelling.seeking else { return }
        let outcome = walk.advance(
            in: view.text, by: spellingJudge,
            &spelling.verdicts[languages, default: SpellingVerdicts(languages)])
        spelling.seeking = walk
        switch outcome {
        case .unfinished: break
        case .waiting:
            spelling.isWaiting = true
            askForWords(in: languages)
        case .absent:
            spelling.seeking = nil
            say("no mistake is left" + (document.isArriving ? " so far" : ""))
        case .found(let range, let form):
            spelling.seeking = nil
            ask(about: range, form.trimmingApostrophes, in: languages, walk)
        }
    }

    // MARK: Asking the writer

    private func ask(
        about range: Range<TextOffset>, _ form: String, in languages: SpellingLanguages, _ walk: MistakeWalk
    ) {
        view.document.closeUndoStep()
        view.forgetMotion()
        view.document.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
        let word = String(decoding: view.text.bytes(in: range), as: UTF8.self)
        questionWasShown = false
        show(
            Correction(
                range: range, word: word, form: form, direction: walk.direction, hasGoneRound: walk.wrapped))
        want(.file(.spelling(.suggest(languages, form))))
    }

    private func show(_ correction: Correction) {
        let words = (correction.suggestions ?? []).enumerated().map { index, word in
            Prompt.Question.Answer(
                label: word, key: KeyChord(.character(Self.digits[index])), action: .correct(.take(index)))
        }
        let hint = correction.suggestions == nil ? "…" : words.isEmpty ? ": nothing like it is known" : ""
        let end = correction.direction == .forward ? "start" : "end"
        let way = correction.hasGoneRound ? "again from the \(end): " : ""
        prompt = .question(
            Prompt.Question(
                sentence: way + "“\(correction.word)”\(hint)",
                answers: words + [
                    .init("Add", "a", .correct(.learn)), .init("In this text", "t", .correct(.keep)),
                    .init("Ignore", "i", .correct(.ignore)), .init("Next", "n", .correct(.next)),
                    .init(label: "Leave", key: KeyChord(.escape), action: .stay),
                ], correction: correction))
    }

    private static let digits: [Unicode.Scalar] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

    /// Takes what may be meant, if that is still the question.
    func suggest(_ words: [String], for form: String) {
        guard var correction = askedCorrection, correction.form == form, correction.suggestions == nil else {
            return
        }
        let (word, curls) = (correction.word, hasCurlyApostrophes(around: correction.range))
        var suggestions: [String] = []
        for likely in SuggestionOrder.sorted(words, for: form) {
            let suggestion = WordDressing.dress(likely, as: word, curls: curls)
            if suggestion != word, !suggestions.contains(suggestion) { suggestions.append(suggestion) }
        }
        correction.suggestions = Array(suggestions.prefix(size.columns < 60 ? 5 : Self.digits.count))
        show(correction)
    }

    /// Bytes on each side that tell which apostrophes a text has.
    private static let dressReach = 4_096

    private func hasCurlyApostrophes(around range: Range<TextOffset>) -> Bool {
        let text = view.text
        let start = range.lowerBound - min(range.lowerBound.bytes, Self.dressReach)
        let end = min(text.end, range.upperBound + Self.dressReach)
        return text.firstOccurrence(of: Array("’".utf8), in: start..<end) != nil
    }

    /// The mistake that is asked about.
    var askedCorrection: Correction? {
        if case .question(let question) = prompt { return question.correction }
        return nil
    }

    /// The words that stand in the strip of the panel while a mistake is asked about; nil when the foot line has them.
    var suggestionsInStrip: [String]? {
        guard panel.isVisible, panel.shown.kind == .letters, let words = askedCorrection?.suggestions,
            !words.isEmpty
        else { return nil }
        return words
    }

    /// The answers that the foot line shows; suggestions in the strip are not told twice.
    func shownAnswers(to question: Prompt.Question) -> [Prompt.Question.Answer] {
        guard suggestionsInStrip != nil else { return question.answers }
        return question.answers.filter {
            if case .correct(.take) = $0.action { return false }
            return true
        }
    }

    /// The chords that lead on from one mistake to the next while one is asked about, and those that take back what was
    /// done about the one before.
    func leadsOn(_ chord: KeyChord, from question: Prompt.Question) -> Bool {
        guard question.correction != nil, case .command(let command) = keymap[[chord]],
            [.nextMistake, .previousMistake, .undo, .redo].contains(command)
        else { return false }
        prompt = nil
        perform(command)
        return true
    }

    // MARK: Answering

    /// Does what the writer has chosen, and goes on to the next mistake.
    func answer(_ choice: Correction.Choice, to correction: Correction) {
        switch choice {
        case .take(let index):
            let words = correction.suggestions ?? []
            if words.indices.contains(index) { take(words[index], for: correction) }
        case .next: return seekMistake(.forward)
        case .ignore: view.spelling.ignore(correction.range)
        case .learn:
            let word = Self.stem(of: correction.form)
            want(.file(.spelling(.learn(word))))
            for languages in spelling.verdicts.keys {
                spelling.verdicts[languages]?.learn([correction.form: true])
                spelling.verdicts[languages]?.learn([word: true])
            }
        case .keep:
            let word = Self.stem(of: correction.form)
            view.spelling.words.add(word)
            view.spelling.window.forget()
            keepSpelling(of: currentIndex)
        }
        seekMistake(correction.direction)
    }

    /// A possessive teaches the name.
    private static func stem(of form: String) -> String {
        form.hasSuffix("'s") ? String(form.dropLast(2)) : form
    }

    private func take(_ word: String, for correction: Correction) {
        guard view.text.bytes(in: correction.range) == Array(correction.word.utf8) else { return }
        view.document.closeUndoStep()
        view.replace(correction.range, with: Rope(word), .paste, at: now)
        view.document.closeUndoStep()
    }
}
