/// The writer's own row of keys, as the settings write it:
///
///     left right wordleft wordright — … ( "best wishes,\nAnna" undo
///
/// A word is a command, a character by itself types itself, an opening bracket or quote becomes a key that opens and
/// then closes, and what stands in quotes is typed whole.
public struct ExtraRow: Hashable, Sendable, CustomStringConvertible {
    /// A row that cannot be read.
    public struct Problem: Error, Hashable, Sendable {
        /// What is wrong, as a sentence without a full stop.
        public let sentence: String
    }

    /// The most keys that a row may have.
    public static let limit = 60

    /// The keys from left to right; at least one.
    public let keys: [PanelKey]
    /// The row as the settings write it; reading it gives the same row.
    public let description: String

    /// The row of one who has not made any.
    public static let standard = ExtraRow(words: [
        "left", "right", "wordleft", "wordright", "rowstart", "rowend", "“", "’", "—", "–", "…", "(",
        "deleteword", "select", "undo", "redo", "vary",
    ])

    private init(words: [String]) {
        keys = words.compactMap(Self.key(word:))
        description = words.joined(by: " ")
    }

    /// Reads a row.
    ///
    /// - Throws: `Problem` with the first thing that is not understood.
    public init(_ text: String) throws(Problem) {
        var reader = ExtraRowReader(text)
        var keys: [PanelKey] = []
        var parts: [String] = []
        while let item = try reader.next() {
            switch item {
            case .macro(let text):
                keys.append(Self.macro(text))
                parts.append(Self.quoted(text))
            case .word(let word):
                guard let key = Self.key(word: word) else {
                    throw Problem(
                        sentence: "there is no key “\(word)”; text to be typed stands in \"quotes\"")
                }
                keys.append(key)
                parts.append(word)
            }
            guard keys.count <= Self.limit else {
                throw Problem(sentence: "that is more than \(Self.limit) keys")
            }
        }
        guard !keys.isEmpty else { throw Problem(sentence: "there is no key in it") }
        self.keys = keys
        description = parts.joined(by: " ")
    }

    /// Cells of a macro that stand on its key.
    private static let macroLabel = 8

    private static func macro(_ text: String) -> PanelKey {
        let visible = text.replacing("\n", with: " ").trimmedAtEnds
        let label = visible.count > macroLabel ? String(visible.prefix(macroLabel - 1)) + "…" : visible
        let plain = String(visible.unicodeScalars.filter(\.isASCII).prefix(macroLabel).map(Character.init))
        return PanelKey(
            label.isEmpty ? "text" : label, plain: plain.isEmpty ? "text" : plain,
            spoken: visible.isEmpty ? "text" : visible, .macro(text))
    }

    private static let escapes: [Unicode.Scalar: String] = [
        "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t",
    ]

    private static func quoted(_ text: String) -> String {
        // By scalars: a return and a line feed are one letter.
        let escaped = text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
        return "\"\(escaped)\""
    }
}

extension String {
    fileprivate var trimmedAtEnds: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

/// Cuts the text of a row into words and quoted texts.
struct ExtraRowReader {
    enum Item: Hashable {
        case word(String)
        case macro(String)
    }

    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The next item; nil at the end.
    mutating func next() throws(ExtraRow.Problem) -> Item? {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard let first = rest.first else { return nil }
        // A quote by itself is the key that types it.
        if first == "\"", let second = rest.dropFirst().first, second != " " { return try macro() }
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        rest = rest[word.endIndex...]
        return .word(String(word))
    }

    private mutating func macro() throws(ExtraRow.Problem) -> Item {
        rest.removeFirst()
        var text = ""
        while let letter = rest.popFirst() {
            switch letter {
            case "\"":
                guard !text.isEmpty else {
                    throw ExtraRow.Problem(sentence: "there is no text in the quotes")
                }
                guard rest.first == nil || rest.first == " " || rest.first == "\t" else {
                    throw ExtraRow.Problem(sentence: "a blank is missing behind \"\(text)\"")
                }
                return .macro(text)
            case "\\":
                switch rest.popFirst() {
                case "n"?: text += "\n"
                case "t"?: text += "\t"
                case let letter?: text.append(letter)
                case nil: break
                }
            default: text.append(letter)
            }
        }
        throw ExtraRow.Problem(sentence: "the quote before “\(text.prefix(12))” has no end")
    }
}
