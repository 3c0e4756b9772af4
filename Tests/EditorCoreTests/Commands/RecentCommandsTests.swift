import EditorCore
import Testing

/// Commands that are remembered from one run to the next.
@Suite struct RecentCommandsTests {
    @Test func `the last one comes first, and each once`() {
        var recent = RecentCommands()
        for command in [Command.save, .undo, .save, .find] { recent.remember(command) }
        #expect(recent.commands == [.find, .save, .undo])
    }

    @Test func `they are kept as their names`() {
        var recent = RecentCommands()
        for command in [Command.deleteWordBackward, .save] { recent.remember(command) }
        #expect(String(decoding: recent.encoded, as: UTF8.self) == "save\ndelete word back\n")
        #expect(RecentCommands(recent.encoded) == recent)
    }

    @Test func `names that no command has are left out`() {
        let bytes =
            Array("make tea\nsave\n\u{1b}[31m\n\u{FF}".utf8) + [0xC3, 0x0A, 0x0A] + Array("undo".utf8)
        #expect(RecentCommands(bytes).commands == [.save, .undo])
    }

    @Test func `the oldest are forgotten`() {
        var recent = RecentCommands()
        for command in Command.allCases { recent.remember(command) }
        #expect(recent.commands.count == 30 && recent.commands.first == Command.allCases.last)
        #expect(RecentCommands(recent.encoded) == recent)
    }
}
