/// The texts of a folder, while they are counted or looked through.
struct Book {
    /// What is done with them.
    enum Work {
        case counting
        case finding(SearchQuery)
    }

    let number: Int
    let work: Work
    /// Texts that were counted, or in which something was found, in order.
    var chapters: [BookChapter] = []
    /// What was found, in order, with the place of its text in `chapters`.
    var hits: [(chapter: Int, hit: FolderHit)] = []
    /// How it ended; nil while it goes on.
    var end: BookEnd?

    /// How it stands, in a few words.
    var summary: String {
        let sum: String
        switch work {
        case .counting:
            let words = chapters.reduce(0) { $0 + $1.words }
            sum = "\(texts(chapters.count)) · \(Messages.words(words))"
        case .finding:
            let none = end.map { "not found in \(texts($0.texts))" } ?? ""
            sum = hits.isEmpty ? none : "\(hits.count) in \(texts(chapters.count))"
        }
        guard let end else { return [sum, "reading…"].filter { !$0.isEmpty }.joined(separator: " · ") }
        let skipped = end.skipped > 0 ? "\(texts(end.skipped)) could not be read" : ""
        let cut = end.isCut ? "there is more" : ""
        return [sum, skipped, cut].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func texts(_ count: Int) -> String { count == 1 ? "1 text" : "\(count) texts" }
}
