import EditorCore
import Testing

/// Commands that are remembered from one run to the next.
@Suite struct RecentCommandsTests {
    @Test func `the last one comes first, and each once`() {
        var recent = RecentCommands()
        for command in [Command.save, .undo, .save, .find] { recent.remember(command) }
        #expect(recent.commands == [.find, .save, .undo])
    }

    /// Commands that were run, and the file in which they are kept.
    private func run(_ commands: [Command]) -> (recent: RecentCommands, kept: [UInt8]) {
        var (recent, kept) = (RecentCommands(), [UInt8]())
        for command in commands { kept = recent.remember(command).applied(to: kept) }
        return (recent, kept)
    }

    @Test func `they are kept as their names`() {
        let (recent, kept) = run([.deleteWordBackward, .save])
        #expect(String(decoding: kept, as: UTF8.self) == "delete%20word%20back\nsave\n")
        #expect(RecentCommands(kept) == recent)
    }

    @Test func `names that no command has are left out`() {
        let bytes =
            Array("make tea\nsave\n\u{1b}[31m\n\u{FF}".utf8) + [0xC3, 0x0A, 0x0A] + Array("undo".utf8)
        #expect(RecentCommands(bytes).commands == [.undo, .save])
    }

    @Test func `the oldest are forgotten`() {
        let (recent, kept) = run(Command.allCases)
        #expect(recent.commands.count == 30 && recent.commands.first == Command.allCases.last)
        #expect(RecentCommands(kept) == recent)
    }
}
