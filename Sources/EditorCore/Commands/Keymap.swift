/// Which chords run which command. A command may have several sequences of chords; a sequence has one command.
public struct Keymap: Sendable {
    /// What a sequence of chords means so far.
    public enum Lookup: Hashable, Sendable {
        /// It is complete.
        case command(Command)
        /// More chords must follow.
        case prefix
        /// It means nothing.
        case none
    }

    private var commands: [[KeyChord]: Command] = [:]
    private var prefixes: Set<[KeyChord]> = []
    private var sequences: [Command: [[KeyChord]]] = [:]

    /// The keymap of `rows`. Where a sequence comes twice, or begins a longer one, the first row has it.
    public init(_ rows: [(sequence: [KeyChord], command: Command)]) {
        for row in rows { bind(row.sequence, to: row.command) }
    }

    /// The keys that the program comes with.
    public static let standard = Keymap(
        CommandInfo.all.flatMap { info in info.keys.map { ($0, info.command) } })

    /// What `sequence` means. Constant time in the size of the keymap.
    public subscript(sequence: [KeyChord]) -> Lookup {
        if let command = commands[sequence] { return .command(command) }
        return prefixes.contains(sequence) ? .prefix : .none
    }

    /// The sequences that run `command`, best first.
    public func sequences(for command: Command) -> [[KeyChord]] { sequences[command] ?? [] }

    /// The sequences that go on from `prefix`, and what they run, by the names of the commands.
    ///
    /// - Complexity: O(commands).
    public func continuations(of prefix: [KeyChord]) -> [(sequence: [KeyChord], command: Command)] {
        Command.allCases.flatMap { command in
            sequences(for: command).filter { $0.count > prefix.count && $0.starts(with: prefix) }
                .map { (sequence: $0, command: command) }
        }.sorted { $0.command.info.name < $1.command.info.name }
    }

    private mutating func bind(_ sequence: [KeyChord], to command: Command) {
        let starts = sequence.indices.dropFirst().map { Array(sequence[..<$0]) }
        guard !sequence.isEmpty, self[sequence] == .none, starts.allSatisfy({ commands[$0] == nil }) else {
            return
        }
        commands[sequence] = command
        prefixes.formUnion(starts)
        sequences[command, default: []].append(sequence)
    }
}
