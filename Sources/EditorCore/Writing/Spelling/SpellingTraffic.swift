/// What the session asks of those who have the dictionaries. Requests are answered in order.
public enum SpellingRequest: Sendable {
    /// What is remembered of a text? Answered by `recalled`.
    case recall(DocumentID, FilePath)
    /// Remember this of a text; no answer.
    case keep(FilePath, SpellingNotes.Entry)
    /// Which of these forms are right? Answered by `checked` or `failed`.
    case check(SpellingLanguages, [String])
    /// What may be meant by a form? Answered by `suggested`.
    case suggest(SpellingLanguages, String)
    /// Take a word among those of the writer's own; answered by `notLearned` alone.
    case learn(String)
}

/// What those say who have the dictionaries.
public enum SpellingAnswer: Sendable {
    /// What is remembered of a text.
    case recalled(DocumentID, SpellingNotes.Entry)
    /// Forms that were asked for, and whether they are right.
    case checked(SpellingLanguages, [String: Bool])
    /// Words that may be meant by a form, the likeliest first.
    case suggested(SpellingLanguages, String, [String])
    /// Nothing can be looked up in these languages.
    case failed(SpellingLanguages, SpellingProblem)
    /// A word is right until the program ends, and will be forgotten then.
    case notLearned(String)
}

/// Why nothing can be looked up.
public enum SpellingProblem: Error, Hashable, Sendable {
    /// The speller is not installed.
    case noLibrary
    /// There is no dictionary of this name.
    case noDictionary(String)
    /// A dictionary is written in letters that this system cannot read.
    case unreadable(String)
}
