/// What is known of words in one choice of languages, and what is to be asked.
///
/// A novel has some ten thousand different words, so nearly every word of a page has been asked before it is looked at
/// again. Forms are kept, not places: an edit makes nothing untrue.
public struct SpellingVerdicts: Sendable {
    /// Forms that are kept; when there are more, all are forgotten and those on show asked anew.
    public static let bound = 100_000

    private let isEnglish: Bool
    private let bound: Int
    private var known: [String: Bool] = [:]
    private var asked: Set<String> = []
    private var wanted: [String] = []
    /// Changes with everything that may change a verdict.
    public private(set) var generation = 0

    /// Nothing is known yet.
    public init(_ languages: SpellingLanguages, bound: Int = Self.bound) {
        isEnglish = languages.isEnglish
        self.bound = bound
    }

    /// Whether a word is right; nil when that is not known yet and has been put among what is to be asked.
    ///
    /// - Parameter own: words that are right in this text.
    public mutating func isRight(_ form: String, own: PersonalWords) -> Bool? {
        if known[form] == true || own.contains(form) { return true }
        var isOpen = false
        for reading in SpellingReadings.readings(of: form, isEnglish: isEnglish) {
            switch isRight(parts: reading, own) {
            case true?: return true
            case false?: break
            case nil: isOpen = true
            }
        }
        return isOpen ? nil : false
    }

    private mutating func isRight(parts: [String], _ own: PersonalWords) -> Bool? {
        var answer: Bool? = true
        for part in parts where known[part] != true && !own.contains(part) {
            if known[part] == false { return false }
            if asked.insert(part).inserted { wanted.append(part) }
            answer = nil
        }
        return answer
    }

    /// Forms that have not been asked for yet; they count as asked from now on.
    public mutating func takeWanted() -> [String] {
        defer { wanted = [] }
        return wanted
    }

    /// How many forms there are to be asked for.
    public var wantedCount: Int { wanted.count }

    /// Takes what a dictionary says.
    public mutating func learn(_ verdicts: [String: Bool]) {
        if known.count + verdicts.count > bound { known = [:] }
        known.merge(verdicts) { $1 }
        for form in verdicts.keys { asked.remove(form) }
        generation += 1
    }

    /// Takes what has been asked for as if it had not been.
    public mutating func forgetAsked() {
        asked = []
        wanted = []
    }
}
