/// What is remembered of texts as to their spelling, each by the path of its file.
///
/// The form is one line for each fact: `text PATH`, and below it `languages en_US` and `word Zarathos`. The text that was
/// touched last stands at the end, and the first go when there are more than `limit`.
public struct SpellingNotes: Hashable, KeptState {
    /// What is remembered of one text.
    public struct Entry: Hashable, Sendable {
        /// The languages chosen for it; nil when it goes by the settings.
        public var languages: SpellingLanguages?
        /// Words that are right in it.
        public var words: PersonalWords

        /// Makes an entry.
        public init(languages: SpellingLanguages? = nil, words: PersonalWords = PersonalWords()) {
            self.languages = languages
            self.words = words
        }

        var isEmpty: Bool { languages == nil && words.isEmpty }
    }

    /// Texts that are remembered.
    public static let limit = 500

    private var entries: [(path: [UInt8], entry: Entry)] = []

    /// Nothing is remembered.
    public init() {}

    /// Reads what `encoded` gave. Lines that cannot be understood are left out.
    public init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            let parts = line.split(separator: 0x20, maxSplits: 1)
            guard parts.count == 2 else { continue }
            let words = String(decoding: parts[1], as: UTF8.self)
            switch String(decoding: parts[0], as: UTF8.self) {
            case "text": entries.append((Self.path(from: parts[1]), Entry()))
            case "languages": change { $0.languages = (try? SpellingLanguages(words)) ?? $0.languages }
            case "word": change { $0.words.add(words) }
            default: continue
            }
        }
    }

    private mutating func change(_ body: (inout Entry) -> Void) {
        if let last = entries.indices.last { body(&entries[last].entry) }
    }

    /// What is remembered of the text at `path`.
    public subscript(path: [UInt8]) -> Entry {
        get { entries.last { $0.path == path }?.entry ?? Entry() }
        set {
            entries.removeAll { $0.path == path }
            if !newValue.isEmpty { entries.append((path, newValue)) }
            if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
        }
    }

    /// The notes as they are kept.
    public var encoded: [UInt8] {
        var bytes: [UInt8] = []
        for (path, entry) in entries {
            bytes += Array("text ".utf8) + Self.line(from: path) + [0x0A]
            if let languages = entry.languages { bytes += Array("languages \(languages)\n".utf8) }
            for word in entry.words.words.sorted() { bytes += Array("word \(word)\n".utf8) }
        }
        return bytes
    }

    /// A name may hold line ends; those and the sign that stands for them are written as `%0A` and `%25`.
    private static func line(from path: [UInt8]) -> [UInt8] {
        path.flatMap { $0 == 0x0A ? Array("%0A".utf8) : $0 == 0x25 ? Array("%25".utf8) : [$0] }
    }

    private static func path(from line: ArraySlice<UInt8>) -> [UInt8] {
        var path: [UInt8] = []
        var rest = line
        while let byte = rest.popFirst() {
            if byte == 0x25, rest.starts(with: "0A".utf8) || rest.starts(with: "25".utf8) {
                path.append(rest.first == 0x30 ? 0x0A : 0x25)
                rest = rest.dropFirst(2)
            } else {
                path.append(byte)
            }
        }
        return path
    }

    /// Whether two remember the same.
    public static func == (one: SpellingNotes, other: SpellingNotes) -> Bool { one.encoded == other.encoded }
    /// By what is remembered.
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}
