/// Sentences about several texts, their names and their places.
extension Messages {
    /// Names that a sentence tells before it only counts.
    private static let mostNames = 3

    /// Several texts are not saved.
    static func notSaved(_ names: [String]) -> String {
        "\(names.count) texts are not saved: \(list(names))."
    }

    /// Texts that were given up, and the way back.
    static func givenUp(_ names: String, count: Int = 1, by way: String) -> String {
        let (are, them) = count == 1 ? ("is", "it") : ("are", "them")
        return "\(names) \(are) given up, but kept for a week; \(way) brings \(them) back"
    }

    /// What a former run has left of a text, as a question.
    static func offered(_ left: LeftText, columns: Int) -> String {
        let name = left.path.map { text($0.lastComponent) }
        switch (left.reason, name) {
        case (.draft, let name?):
            return "\(name) has a draft of \(CalendarDate(nanoseconds: left.lastChange)). Take it?"
        case (_, let name?): return "\(name) has words that were never saved. Take them?"
        case (_, nil): return "\(nameless(left, letters: columns - 66)) was never saved."
        }
    }

    /// A text without a name by its first words, its length and its day: `“Dear reader…” (516 words, yesterday 21:40)`.
    ///
    /// - Parameter letters: room for its words.
    static func nameless(_ left: LeftText, letters: Int = 24) -> String {
        let whole = left.former.text
        let start = String(decoding: whole.bytes(in: .zero..<min(whole.end, TextOffset(400))), as: UTF8.self)
        let words = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let room = min(max(letters, 8), 24)
        let shown = words.count > room ? String(words.prefix(room - 1)).trimmedOfBlanks + "…" : words
        let facts = [Messages.words(TextFigures(of: whole).words), left.changed].filter { !$0.isEmpty }
        return (words.isEmpty ? "A text without a name" : "“\(shown)”")
            + " (\(facts.joined(separator: ", ")))"
    }

    /// Texts of the last run that cannot be opened any more.
    public static func notReopened(_ paths: [FilePath]) -> String {
        "of the last texts \(list(paths.map { text($0.lastComponent) })) could not be opened"
    }

    /// A file has another name now.
    static func moved(_ old: String, to new: String, _ flaw: FileMove.Flaw?) -> String {
        switch flaw {
        case nil: "\(old) is \(new) now"
        case .oldFileStays: "\(old) is \(new) now; the old file could not be taken away and is still there"
        case .notConfirmed(let errno):
            "\(old) is \(new) now, but the disk did not confirm it: \(fault(errno)); save the text to be sure"
        }
    }

    /// A file was not moved.
    static func cannotMove(_ name: String, _ destination: FilePath, _ problem: MoveProblem) -> String {
        let new = text(destination.bytes)
        let same = "\(name) is as it was"
        return switch problem {
        case .vanished: "\(name) is no longer there, so it was not renamed; save your text"
        case .isLink: "\(name) is a link to another file and was not renamed"
        case .exists: "\(new) exists already, and nothing takes its place; \(same)"
        case .noSuchFolder(let folder): "The folder \(text(folder.bytes)) does not exist."
        case .unsteady: "another program is writing \(name), so it was not moved; \(same)"
        case .losesMetadata:
            "\(name) would lose its owner or its rights there, so it was not moved; save as writes it there"
        case .closedFolder: "you may not rename files there; \(same)"
        case .other(.refused(let refusal)): "\(new) \(reason(refusal)); \(same)"
        case .other(.diskFull(let needed)): "the disk is full, \(bytes(needed)) needed; \(same)"
        case .other(.failed(let errno)), .other(.notConfirmed(let errno)):
            "\(fault(errno)); \(same)"
        case .other: "it could not be renamed; \(same)"
        }
    }

    /// `a, b and c`, `a, b, c and 4 more`.
    static func list(_ names: [String]) -> String {
        let rest = names.count - mostNames
        let parts = names.prefix(mostNames) + (rest > 0 ? ["\(rest) more"] : [])
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
