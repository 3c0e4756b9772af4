/// The strip above the keys: words that may be meant, to be taken by a tap.
extension EditorSession {
    /// What the strip shows now.
    var stripWords: [String] {
        if panel.shown.kind == .japanese { return kana.composition.places.map(\.text) }
        if let suggestionsInStrip { return suggestionsInStrip }
        guard panel.shown.kind == .letters, settings.typeahead, prompt == nil, formWindow == nil,
            pages.isEmpty, view.selection.isEmpty
        else { return [] }
        return continuations.words(at: view.selection.head, in: view.text, atMost: Self.mostWords)
    }

    private static let mostWords = 8

    /// Takes the word at a place of the strip.
    func take(candidate index: Int) {
        if panel.shown.kind == .japanese {
            guard kana.composition.places.indices.contains(index) else { return }
            return compose(.choose(kana.composition.places[index].index))
        }
        if suggestionsInStrip != nil { return answer(.correct(.take(index))) }
        let words = stripWords
        guard words.indices.contains(index) else { return }
        let caret = view.selection.head
        let begun = Continuations.startOfWord(before: caret, in: view.text) ?? caret
        typeIntoText(String(words[index].utf8.dropFirst(caret - begun)) ?? "")
    }

    /// Tab takes the first word of the strip, where there is one; a Tab is typed where there is none.
    func takeFirstWord() -> Bool {
        refreshPanel()
        guard panel.shown.kind == .letters, shownPanel?.layout.candidateCount ?? 0 > 0 else { return false }
        take(candidate: 0)
        return true
    }

    // MARK: Japanese

    /// What the keys of the Japanese kind do besides typing kana.
    func perform(_ work: PanelComposing) {
        switch work {
        case .marks: compose(.toggleMark)
        case .convert: kana.composition.isEmpty ? route(.text("\u{3000}")) : compose(.convert)
        case .previousPage: compose(.pageBack)
        case .nextPage: compose(.pageForward)
        case .expand: compose(kana.composition.isExpanded ? .collapse : .expand)
        case .spelling: hands.spellsInLatin.toggle()
        }
    }

    /// The panel grows with the candidates and shrinks with them, and the page makes room.
    func followExpansion() {
        guard panel.wanted.kind == .japanese else { return }
        // It follows what is typed, and nothing slides under that.
        tell(panel: .expand(kana.composition.isExpanded), cause: .system)
        fitComposition()
    }

    /// Keeps what is composed to the keys that are there: without any it becomes text, and candidates keep to the rows
    /// of their strip.
    func fitComposition() {
        guard !kana.composition.isEmpty else { return }
        guard panel.shown.kind == .japanese, panel.isVisible else { return endComposition() }
        if kana.composition.isExpanded, !panel.shown.isExpanded {
            _ = kana.composition.receive(.collapse, from: candidateSources)
            tell(panel: .expand(false))
            say("there is no room for more words on so small a screen")
        }
        kana.composition.room = candidateRoom
    }

    /// The strip for candidates.
    var candidateRoom: CandidateRoom {
        JapaneseTable.room(in: panel, at: panelFrame, CellWidth(ambiguousIsWide: settings.wideAmbiguous))
    }

    var candidateSources: CandidateSources {
        let caret = view.selection.head
        let nearby = view.text.kanaWords(before: caret)
        return CandidateSources(dictionary: kana.dictionary, choices: kana.choices) { reading in
            nearby.filter { $0.hasPrefix(reading) && $0 != reading }
        }
    }

    func remember(_ word: String, for reading: String) {
        kana.choices.remember(word, for: reading)
        want(.file(.keep(.japanese, kana.choices)))
    }

    /// Asks for the dictionary when the Japanese keys are shown for the first time.
    func wantDictionary() {
        guard panel.shown.kind == .japanese, panel.isVisible, !kana.hasAsked else { return }
        kana.hasAsked = true
        want(.file(.readDictionary))
    }

    /// Takes the dictionary, or hears that there is none; kana and the words chosen before work without it.
    func receive(_ answer: DictionaryAnswer) {
        kana.choices = kana.choices.put(before: UserChoices(answer.choices))
        switch answer.dictionary {
        case .success(let found):
            kana.dictionary = found
            kana.composition.refresh(from: candidateSources)
        case .failure(let problem): say(problem.sentence)
        }
    }
}
