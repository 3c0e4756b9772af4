/// Which keys run the commands, before the writer's own lines change any.
public enum KeySet: String, CaseIterable, Hashable, Sendable {
    /// The keys of the key table.
    case standard = "default"
    /// Those of WordStar, with the key table's where they leave any free.
    case wordstar
    /// Those of Emacs, likewise.
    case emacs

    /// Which chords run which command. Where two rows have the same chords, or one begins with the other, the first holds.
    public var rows: [(sequence: [KeyChord], command: Command)] {
        let own =
            switch self {
            case .standard: [KeyBinding]()
            case .wordstar: KeyBinding.wordstar
            case .emacs: KeyBinding.emacs
            }
        return own.map { ($0.sequence, $0.command) }
            + CommandInfo.all.flatMap { info in info.keys.map { ($0, info.command) } }
    }
}

/// A row of a key set's table: chords and what they run.
struct KeyBinding {
    let sequence: [KeyChord]
    let command: Command

    init(_ notation: String, _ command: Command) {
        guard let sequence = KeyNotation.sequence(notation) else {
            preconditionFailure("A key set names \(notation), which is no key.")
        }
        self.sequence = sequence
        self.command = command
    }
}
