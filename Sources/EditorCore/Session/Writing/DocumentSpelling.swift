/// What is known of the spelling of one text.
struct DocumentSpelling {
    /// The languages chosen for it; nil when it goes by the settings.
    var languages: SpellingLanguages?
    /// Words that are right in it.
    var words = PersonalWords()
    /// Misspelt words that are to be let be; each goes with the text around it.
    private(set) var ignored: [Range<TextOffset>] = []
    /// The marks on show.
    var window = MistakeWindow()
    /// How far the words have been asked for ahead of being looked at; nil when all were.
    var reached: TextOffset? = .zero

    /// Lets the word at `range` be.
    mutating func ignore(_ range: Range<TextOffset>) {
        ignored.append(range)
        window.forget()
    }

    /// Begins anew with other languages.
    mutating func restart() {
        reached = .zero
        window.forget()
    }

    /// What is remembered for the next time.
    var entry: SpellingNotes.Entry { SpellingNotes.Entry(languages: languages, words: words) }

    /// Moves the places along with a change. A word that was changed itself is no longer let be.
    mutating func follow(_ edit: Edit) {
        if let reached { self.reached = edit.map(reached) }
        if ignored.isEmpty { return }
        let removed = edit.removedRange
        ignored = ignored.compactMap { range in
            if range.upperBound < removed.lowerBound { return range }
            if range.lowerBound <= removed.upperBound { return nil }
            return range.lowerBound + edit.delta..<range.upperBound + edit.delta
        }
    }
}

/// What the session knows of spelling, whichever text is in front.
struct SpellingDesk {
    /// What is known of words, by languages.
    var verdicts: [SpellingLanguages: SpellingVerdicts] = [:]
    /// Questions that have not been answered.
    var openQuestions = 0
    /// Languages in which nothing can be looked up.
    var missing: Set<SpellingLanguages> = []
    /// The next mistake, while it is looked for.
    var seeking: MistakeWalk?
    /// Whether a word on its way has been asked for.
    var isWaiting = false
}

/// A misspelt word that the writer is asked about.
struct Correction: Hashable {
    /// Where it is.
    var range: Range<TextOffset>
    /// As the text has it.
    var word: String
    /// As dictionaries are asked for it.
    var form: String
    /// What may be meant, in the word's dress; nil while that is not known.
    var suggestions: [String]?
    /// Which way the walk goes that has come to it, and whether it has gone on from the other end.
    var direction = MistakeWalk.Direction.forward, hasGoneRound = false

    /// What can be done about it.
    enum Choice {
        case take(Int)
        /// Right in all texts, in this one, at this place.
        case learn, keep, ignore
        case next
    }
}
