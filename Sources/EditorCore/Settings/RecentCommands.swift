/// Commands that were run by name, the last one first.
///
/// Each is kept as its name in a line, the last one at the end (`NoteChange`). A name that no command has by now is left
/// out.
public struct RecentCommands: Hashable, Sendable {
    /// How many are remembered.
    static let limit = 30

    /// The commands, the last one first.
    public private(set) var commands: [Command] = []

    /// Reads the lines that the changes have made.
    public init(_ bytes: [UInt8] = []) {
        for line in bytes.split(separator: 0x0A) {
            let name = String(decoding: NoteChange.unescaped(line), as: UTF8.self)
            if let command = Command(named: name) { remember(command) }
        }
    }

    /// Puts a command before all others.
    ///
    /// - Returns: what is to be done to the file in which this is kept.
    @discardableResult
    public mutating func remember(_ command: Command) -> NoteChange {
        commands.removeAll { $0 == command }
        commands.insert(command, at: 0)
        commands = Array(commands.prefix(Self.limit))
        return NoteChange(name: Array(command.info.name.utf8), words: "", most: Self.limit)
    }
}
