/// What a person is told about a command, and the keys it has before anyone changes them.
public struct CommandInfo: Hashable, Sendable {
    /// Commands that belong together; in the order of the key reference.
    public enum Group: String, CaseIterable, Hashable, Sendable {
        case files = "Files"
        case program = "Program"
        case editing = "Undo and clipboard"
        case finding = "Finding and going"
        case spelling = "Spelling"
        case deleting = "Writing and deleting"
        case moving = "Moving"
        case selecting = "Selecting"
        case tools = "Text tools"
        case goals = "Counts and goals"
        case page = "The page"
        case panel = "Keyboard panel"
    }

    /// The command.
    public var command: Command
    /// Its name in words, as typed at the command prompt. No two commands share one.
    public var name: String
    /// One sentence on what it does.
    public var help: String
    /// Where it is listed.
    public var group: Group
    /// Its default chord sequences as the table writes them, best first.
    private let notations: [String]

    init(_ command: Command, _ name: String, _ keys: [String], _ help: String, in group: Group) {
        self.command = command
        self.name = name
        self.help = help
        self.group = group
        notations = keys
    }

    /// Its default chord sequences, best first. They are parsed each time: the first page needs few of them.
    public var keys: [[KeyChord]] { notations.map(sequence) }

    /// The first of its default sequences.
    var bestKeys: [KeyChord]? { notations.first.map(sequence) }

    private func sequence(_ notation: String) -> [KeyChord] {
        guard let sequence = KeyNotation.sequence(notation) else {
            preconditionFailure("The key table names \(notation) for \(name), which is no key.")
        }
        return sequence
    }
}

extension Command {
    /// What people are told about this command.
    ///
    /// - Complexity: O(commands).
    public var info: CommandInfo {
        guard let info = CommandInfo.all.first(where: { $0.command == self }) else {
            preconditionFailure("The key table has no row for \(rawValue).")
        }
        return info
    }

    /// The command that people call `name`, in any case; spaces at the ends do not count.
    public init?(named name: String) {
        let words = name.lowercased().split(separator: " ").joined(separator: " ")
        guard let info = CommandInfo.all.first(where: { $0.name == words }) else { return nil }
        self = info.command
    }
}
