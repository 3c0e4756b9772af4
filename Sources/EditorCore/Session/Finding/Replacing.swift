/// Replacing under way: hit by hit, or all the rest at once.
struct Replacing {
    /// What it is about at the moment.
    enum Work {
        /// The next hit is looked for.
        case seeking(HitWalk)
        /// A hit stands there and waits for an answer.
        case asking(SearchHit)
        /// All hits that are left are gathered.
        case gathering(HitWalk, ReplacingPlan)
    }

    let search: TextSearch
    let replacement: Replacement
    /// Where hits are still to be looked for: from the first one to the end of the text, then from its start; or what
    /// was selected.
    var ahead: [Range<TextOffset>]
    /// Whether the end of the first of these is where the search began, and has been looked at.
    var hasGoneRound = false
    /// Whether a hit ends where the first of these begins.
    var isBehindHit = false
    var work: Work
    /// How many were replaced.
    var count = 0
    /// How many hits were asked about.
    var asked = 0
    /// How many there were in all, where that is known.
    var total: Int?
    /// Whether there was any hit.
    var hasAsked: Bool { asked > 0 }

    /// A walk over the hits of the first stretch that is left.
    var walkAhead: HitWalk {
        HitWalk(search, in: ahead[0], isBehindHit: isBehindHit, includesEnd: !hasGoneRound)
    }

    /// Leaves the first stretch behind; false when it was the last one.
    mutating func goToNextStretch() -> Bool {
        ahead.removeFirst()
        hasGoneRound = true
        isBehindHit = false
        return !ahead.isEmpty
    }
}

/// An answer to the question whether a hit is to be replaced.
enum ReplacingStep {
    case replace, skip, all, stop
}

extension Prompt.Question.Answer {
    /// What can be done with a hit.
    static let forHits = [
        Self("Yes", "y", .replacing(.replace)), Self("No", "n", .replacing(.skip)),
        Self("All", "a", .replacing(.all)), stopReplacing,
    ]

    static let stopReplacing = Self(label: "Stop", key: KeyChord(.escape), action: .replacing(.stop))
}
