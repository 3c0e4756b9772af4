/// Commands that were run by name, the last one first.
///
/// Kept as their names, a line each, in a file of the program's own. A name that no command has by now is left out.
public struct RecentCommands: Hashable, Sendable {
    /// How many are remembered.
    static let limit = 30

    /// The commands, the last one first.
    public private(set) var commands: [Command] = []

    /// Reads what `encoded` wrote.
    public init(_ bytes: [UInt8] = []) {
        for line in bytes.split(separator: 0x0A).prefix(Self.limit).reversed() {
            if let command = Command(named: String(decoding: line, as: UTF8.self)) { remember(command) }
        }
    }

    /// Puts a command before all others.
    public mutating func remember(_ command: Command) {
        commands.removeAll { $0 == command }
        commands.insert(command, at: 0)
        commands = Array(commands.prefix(Self.limit))
    }

    /// The lines to be kept.
    public var encoded: [UInt8] { commands.flatMap { Array($0.info.name.utf8) + [0x0A] } }
}
