import EditorCore

/// Dictionaries in memory.
public final class MemorySpeller {
    /// Words that are right, by the name of the dictionary.
    public var words: [String: Set<String>] = [:]
    /// What is suggested for a form.
    public var suggestions: [String: [String]] = [:]
    /// Why nothing can be looked up, while nothing can.
    public var problem: SpellingProblem?
    /// What is remembered of texts.
    public var notes: [FilePath: SpellingNotes.Entry] = [:]
    /// Words of the writer's own.
    public private(set) var learned: [String] = []
    /// Forms that were asked for, in the order of the questions.
    public private(set) var asked: [[String]] = []

    /// Has no dictionary.
    public init() {}

    /// The answer to a request; nil where there is none.
    func answer(_ request: SpellingRequest) -> SpellingAnswer? {
        switch request {
        case .recall(let id, let path): return notes[path].map { .recalled(id, $0) }
        case .keep(let path, let entry): notes[path] = entry
        case .learn(let word): learned.append(word)
        case .suggest(let languages, let form): return .suggested(languages, form, suggestions[form] ?? [])
        case .check(let languages, let forms):
            asked.append(forms)
            if let problem { return .failed(languages, problem) }
            let missing = languages.names.first { words[$0] == nil }
            if let missing { return .failed(languages, .noDictionary(missing)) }
            let known = languages.names.reduce(into: Set(learned)) { $0.formUnion(words[$1] ?? []) }
            return .checked(
                languages,
                Dictionary(
                    forms.map { ($0, known.contains($0) || known.contains($0.lowercased())) },
                    uniquingKeysWith: { first, _ in first }))
        }
        return nil
    }
}
