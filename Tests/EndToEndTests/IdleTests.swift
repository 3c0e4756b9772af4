import Testing

/// A page that is only looked at costs nothing.
@Suite(.serialized) struct IdleTests {
    @Test(arguments: ["", "x"])
    func `while nothing happens no processor time is used`(typed: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        try terminal.type(typed)
        try terminal.waitForSilence(of: .milliseconds(200))
        let before = try ProcessStatus(of: terminal.pid).ticks
        #expect(!terminal.hasOutput(within: .seconds(1)))
        #expect(try ProcessStatus(of: terminal.pid).ticks - before <= 1)
    }
}
