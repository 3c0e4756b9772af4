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
    /// Sequences that are to run nothing.
    private var closed: Set<[KeyChord]> = []
    private var sequences: [Command: [[KeyChord]]] = [:]

    /// The keymap of `rows`. Where a sequence comes twice, or begins a longer one, the first row has it.
    public init(_ rows: [(sequence: [KeyChord], command: Command)]) {
        for row in rows { bind(row.sequence, to: row.command) }
    }

    /// The keys of a set, as the writer's own lines change them. Of two lines that cannot both hold, the later one does.
    public init(_ set: KeySet, changedBy lines: [KeyLine] = []) {
        let rows = set.rows
        // Growing step by step would take as long as all else.
        commands.reserveCapacity(lines.count + rows.count)
        sequences.reserveCapacity(CommandInfo.all.count)
        for line in lines.reversed() { bind(line.sequence, to: line.command) }
        for row in rows { bind(row.sequence, to: row.command) }
    }

    /// The keys that the program comes with.
    public static let standard = Keymap(.standard)

    /// What `sequence` means. Behind the first chord it makes no difference whether Ctrl or Shift is held, where nothing
    /// else is said: the hand is often late in letting go. Constant time in the size of the keymap.
    public subscript(sequence: [KeyChord]) -> Lookup {
        let exact = lookUp(sequence)
        guard exact == .none, sequence.count > 1 else { return exact }
        return lookUp(sequence.prefix(1) + sequence.dropFirst().map(\.withoutHeldKeys))
    }

    private func lookUp(_ sequence: [KeyChord]) -> Lookup {
        if let command = commands[sequence] { return .command(command) }
        return prefixes.contains(sequence) ? .prefix : .none
    }

    /// The best chord that runs `command` by itself; nil when there is none.
    public func chord(for command: Command) -> KeyChord? {
        sequences(for: command).first { $0.count == 1 }?.first
    }

    /// The sequences that run `command`, best first.
    public func sequences(for command: Command) -> [[KeyChord]] { sequences[command] ?? [] }

    /// How a sentence names what runs `command`: its best keys, or else its name in quotes.
    func label(of command: Command) -> String {
        sequences(for: command).first.map(KeyNotation.label) ?? "“\(command.info.name)”"
    }

    /// The sequences that go on from `prefix`, and what they run, by the names of the commands.
    ///
    /// - Complexity: O(commands · log commands).
    public func continuations(of prefix: [KeyChord]) -> [(sequence: [KeyChord], command: Command)] {
        CommandInfo.all.sorted { $0.name < $1.name }.flatMap { info in
            sequences(for: info.command).filter { $0.count > prefix.count && $0.starts(with: prefix) }
                .map { (sequence: $0, command: info.command) }
        }
    }

    private mutating func bind(_ sequence: [KeyChord], to command: Command?) {
        let starts = sequence.indices.dropFirst().map { Array(sequence[..<$0]) }
        guard !sequence.isEmpty, lookUp(sequence) == .none, !closed.contains(sequence),
            starts.allSatisfy({ commands[$0] == nil && !closed.contains($0) })
        else { return }
        guard let command else {
            closed.insert(sequence)
            return
        }
        commands[sequence] = command
        prefixes.formUnion(starts)
        sequences[command, default: []].append(sequence)
    }
}

extension KeyChord {
    /// The same key with Ctrl let go and without a capital.
    fileprivate var withoutHeldKeys: KeyChord {
        guard case .character(let scalar) = key else { return self }
        let small = scalar.properties.lowercaseMapping.unicodeScalars
        return KeyChord(
            .character(small.count == 1 ? small.first ?? scalar : scalar), modifiers.subtracting(.control))
    }
}
