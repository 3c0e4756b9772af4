/// A line of the settings file that gives a key another command, or none: `ctrl+k s save`, `f5 none`.
public struct KeyLine: Hashable, Sendable {
    /// The chords.
    public var sequence: [KeyChord]
    /// What they run; nil for nothing.
    public var command: Command?

    /// What is wrong with a line.
    public enum Problem: Error, Hashable, Sendable {
        /// It has no key, or no command behind it.
        case incomplete
        /// No terminal sends such a key.
        case noKey(String)
        /// No command is called so.
        case noCommand(String)
        /// The key is one that must stay what it is.
        case fixed(String)

        /// Said behind the number of the line.
        public var sentence: String {
            switch self {
            case .incomplete: "it wants a key and a command, such as “alt+j left”"
            case .noKey(let key): "“\(key)” is no key that a terminal sends"
            case .noCommand(let name): "there is no command “\(name)”; docs/keys.md lists them"
            case .fixed(let key): "\(key) writes or leaves, and cannot run another command"
            }
        }
    }

    /// Reads `line`: chords, then the name of a command or `none`.
    ///
    /// Names of commands have blanks in them as chords have between them, so the longest name is taken that leaves a key.
    public init(_ line: String) throws(Problem) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2 else { throw .incomplete }
        guard
            let split = (1..<words.count).first(where: {
                Self.isCommand(words[$0...].joined(separator: " "))
            })
        else {
            let keys = words.prefix { KeyNotation.chord($0) != nil }.count
            if keys == 0 { throw .noKey(words[0]) }
            if keys == words.count { throw .incomplete }
            throw .noCommand(words[keys...].joined(separator: " "))
        }
        for word in words[..<split] where KeyNotation.chord(word) == nil { throw .noKey(word) }
        sequence = words[..<split].compactMap { KeyNotation.chord($0) }
        command = Command(named: words[split...].joined(separator: " "))
        guard let first = sequence.first, Self.mayBegin(first) else { throw .fixed(words[0]) }
    }

    /// The line as `init` reads it.
    public var line: String {
        (sequence.map { KeyNotation.notation($0) } + [command?.info.name ?? Self.none])
            .joined(separator: " ")
    }

    private static let none = "none"

    private static func isCommand(_ name: String) -> Bool {
        name.lowercased() == none || Command(named: name) != nil
    }

    /// A letter alone is for writing, and Enter, Tab, Backspace and Esc must be what they are in questions too.
    private static func mayBegin(_ chord: KeyChord) -> Bool {
        guard chord.modifiers.isEmpty else { return true }
        switch chord.key {
        case .character, .enter, .escape, .backspace, .tab: return false
        default: return true
        }
    }
}
