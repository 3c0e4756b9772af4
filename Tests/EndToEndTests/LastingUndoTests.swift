import Glibc
import Testing

/// Undo and drafts that outlive the program.
@Suite(.serialized) struct LastingUndoTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `undo goes on after saving and leaving`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try leave(terminal, "ctrl+s", "ctrl+q")
        #expect(try scratch.text("draft.txt") == "Zero. One.\n")
        try undoneAndSaved()
        #expect(try scratch.text("draft.txt") == "One.\n")
        #expect(try scratch.stateMode("undo") == 0o700 && scratch.stateMode("") == 0o700)
    }

    @Test func `a kill after a save takes no history with it`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try terminal.press("ctrl+s")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        try undoneAndSaved()
        #expect(try scratch.text("draft.txt") == "One.\n")
    }

    @Test func `a file that another program has changed has no history, and that is said`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try leave(terminal, "ctrl+s", "ctrl+q")
        try scratch.write("draft.txt", "Theirs.\n")
        let next = try open("draft.txt")
        try next.waitForSilence(of: .milliseconds(300))
        try next.press("ctrl+z")
        try next.wait(for: "nothing to undo: draft.txt was changed by another program")
        try leave(next, "ctrl+q")
        #expect(try scratch.stateNames("undo").isEmpty)
    }

    @Test func `forgetting removes histories and what was given up, and no unsaved text`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try leave(terminal, "ctrl+s", "ctrl+q")
        let other = try open("new.txt")
        try other.type("Not saved")
        try other.waitForSilence(of: .seconds(1))
        try killed(other)
        let command = try Command.run([try Binary.path(), "--forget"], in: scratch)
        #expect(command.exit == .status(0) && command.output.contains("undo histories: 1 removed"))
        #expect(try scratch.stateNames("undo").isEmpty)
        for name in ["places", "recent"] {
            #expect(access(scratch.state + "/cleanwriter/" + name, F_OK) != 0)
        }
        let recovered = try Command.run([try Binary.path(), "--recover"], in: scratch)
        #expect(recovered.output.contains("new.txt.recovered"))
    }

    @Test func `a crash during a session that goes on after a crash keeps all history`() throws {
        try scratch.write("draft.txt", "One.\n")
        for word in ["Zero. ", "Half. "] {
            let terminal = try open("draft.txt")
            if word == "Half. " {
                try terminal.wait(for: "Take them?")
                try terminal.press("enter", "ctrl+home")
            }
            try terminal.type(word)
            try terminal.waitForSilence(of: .seconds(1))
            try killed(terminal)
        }
        let next = try open("draft.txt")
        try next.wait(for: "Take them?")
        try next.press("enter")
        try next.waitForSilence(of: .milliseconds(200))
        try next.press("ctrl+z", "ctrl+z")
        try next.press("ctrl+z")
        try next.wait(for: "there is nothing to undo")
        try leave(next, "ctrl+q")
        #expect(try scratch.text("draft.txt") == "One.\n")
    }

    @Test func `a draft of a file comes back without loss`() throws {
        try scratch.write("draft.txt", "One.\n")
        let terminal = try open("draft.txt")
        try terminal.type("Zero. ")
        try terminal.press("ctrl+q")
        try terminal.wait(for: "Keep as draft")
        try leave(terminal, "k")
        #expect(try scratch.text("draft.txt") == "One.\n")
        let next = try open("draft.txt")
        try next.wait(for: "draft.txt has a draft of")
        try next.press("esc")
        try next.wait(for: "Discard")
        try leave(next, "enter", "ctrl+s", "ctrl+q")
        #expect(try scratch.text("draft.txt") == "Zero. One.\n")
        #expect(try scratch.stateNames("journal").allSatisfy { ["trash", "ballast"].contains($0) })
    }

    @Test func `a draft without a name is told of at the next start and opens by its key`() throws {
        let terminal = try open()
        try terminal.type("Once upon a time")
        try terminal.press("ctrl+q")
        try terminal.wait(for: "Keep as draft")
        try leave(terminal, "k")
        let next = try open()
        try next.wait(for: "a draft is kept; Alt-Y opens it")
        try next.press("alt+y")
        try next.wait(for: "Once upon a time")
        try next.press("ctrl+s")
        try next.wait(for: "Save as:")
        try leave(next, "enter", "ctrl+q")
        #expect(try scratch.text("once-upon-a-time.txt") == "Once upon a time\n")
    }

    @Test func `a text without a name that was killed is offered at the next start`() throws {
        let terminal = try open()
        try terminal.type("Once")
        try terminal.waitForSilence(of: .seconds(1))
        try killed(terminal)
        let next = try open()
        try next.wait(for: "“Once” (1 word, today")
        try next.press("esc")
        try next.wait(for: "Discard")
        try next.press("enter")
        try next.wait(for: "Once")
        try killed(next)
    }

    private func undoneAndSaved() throws {
        let next = try open("draft.txt")
        try next.waitForSilence(of: .milliseconds(300))
        try leave(next, "ctrl+z", "ctrl+s", "ctrl+q")
    }

    private func open(_ arguments: String...) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments, in: scratch)
        try terminal.waitForPage()
        return terminal
    }

    private func leave(_ terminal: PseudoTerminal, _ keys: String...) throws {
        for key in keys { key.count == 1 ? try terminal.type(key) : try terminal.press(key) }
        #expect(try terminal.waitForEnd() == 0)
    }

    private func killed(_ terminal: PseudoTerminal) throws {
        kill(terminal.pid, SIGKILL)
        #expect(try terminal.waitForEnd() == 128 + SIGKILL)
    }
}
