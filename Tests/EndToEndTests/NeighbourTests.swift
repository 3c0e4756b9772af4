import Glibc
import Testing

/// Two windows on one file.
@Suite(.serialized) struct NeighbourTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
    }

    private func open(_ name: String = "draft.txt") throws -> Tmux {
        let tmux = try Tmux([name], in: scratch)
        try tmux.wait(for: "It was a dark night.")
        return tmux
    }

    /// Two windows, of which the second asks what to do.
    private func two(typing words: String = "", as name: String = "draft.txt") throws -> (Tmux, Tmux) {
        let first = try open()
        // Its claim is there before the second one looks.
        try waitForClaims(1)
        try first.type(words)
        if !words.isEmpty { try first.wait(for: words) }
        let second = try open(name)
        try second.wait(for: "is open in another window (pts/")
        try turn(second)
        return (first, second)
    }

    private func turn(_ window: Tmux) throws { try window.turn(to: "Open anyway") }

    private func waitForClaims(_ count: Int) throws {
        let deadline = Deadline(Deadline.usual)
        while try claims().count != count {
            if deadline.isOver { throw Failure("there are never \(count) claims") }
            poll(nil, 0, 5)
        }
    }

    private func claims() throws -> [String] {
        access("\(scratch.state)/cleanwriter/open", F_OK) == 0
            ? try scratch.stateNames("open").filter { $0.hasSuffix(".open") } : []
    }

    @Test func `taking over moves text, caret and all that is unsaved, and the first window leaves`() throws {
        let first = try PseudoTerminal(["draft.txt"], in: scratch)
        try first.wait(for: "draft.txt · saved")
        try waitForClaims(1)
        try first.type("Once. ")
        let second = try open()
        try second.wait(for: "is open in another window (pts/")
        try turn(second)
        try second.type("t")
        try second.wait(for: "goes on here")
        #expect(try first.waitForEnd() == 0)
        #expect(first.contains("cleanwriter: draft.txt goes on in the other window (pts/"))
        #expect(first.settings == first.settingsBefore)
        try second.type("Twice. ")
        try second.wait(for: "Once. Twice. It was a dark night.")
        try second.press("ctrl+s", "ctrl+q")
        #expect(try second.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Once. Twice. It was a dark night.\n")
        #expect(try claims() == [])
        #expect(try scratch.stateNames("journal").allSatisfy { ["trash", "ballast"].contains($0) })
    }

    @Test func `taking over a text that is saved just moves it`() throws {
        let (first, second) = try two()
        try second.type("t")
        #expect(try first.waitForEnd() == 0)
        try second.type("Here. ")
        try second.wait(for: "Here. It was")
    }

    @Test func `a save of the first window while the second one asks changes nothing about taking over`()
        throws
    {
        let first = try PseudoTerminal(["draft.txt"], in: scratch)
        try first.wait(for: "draft.txt · saved")
        try waitForClaims(1)
        let second = try open()
        try second.wait(for: "is open in another window (pts/")
        try first.type("Once. ")
        try first.press("ctrl+s")
        try first.waitForSilence(of: .milliseconds(300))
        try first.type("Unsaved. ")
        try first.waitForSilence(of: .milliseconds(100))
        try turn(second)
        try second.type("t")
        try second.wait(for: "Once. Unsaved. It was a dark night.")
        try second.wait(for: "goes on here, as it was in the other window")
        #expect(try first.waitForEnd() == 0)
        #expect(first.contains("draft.txt goes on in the other window"))
    }

    @Test func `a window with another text gives one up and keeps the other`() throws {
        let first = try Tmux(["draft.txt", "other.txt"], in: scratch)
        try first.wait(for: "It was a dark night.")
        try waitForClaims(2)
        try first.type("Once. ")
        try first.wait(for: "Once. ")
        let second = try open()
        try second.wait(for: "is open in another window")
        try turn(second)
        try second.type("t")
        try second.wait(for: "Once. It was")
        try first.wait(for: "goes on in the other window")
        try first.type("Still here.")
        try first.wait(for: "Still here.")
    }

    @Test func `reading shows what the other window saves, and changes nothing`() throws {
        let (first, second) = try two()
        try second.press("esc")
        try second.wait(for: "for reading only")
        try second.type("Never")
        try second.press("ctrl+s")
        try second.wait(for: "for reading only")
        try first.type("Saved. ")
        try first.press("ctrl+s")
        try second.wait(for: "Saved. It was a dark night.")
        #expect(try !second.screen().contains { $0.contains("Never") })
        try second.press("ctrl+q")
        #expect(try second.waitForEnd() == 0)
    }

    @Test func `opened anyway, the second save is a question, and both texts come back after a kill`() throws
    {
        let windows = try (0..<2).map { number in
            let window = try PseudoTerminal(["draft.txt"], in: scratch)
            try window.wait(for: number == 0 ? "draft.txt · saved" : "is open in another window")
            try waitForClaims(number + 1)
            return window
        }
        try windows[1].press("esc")
        try windows[1].wait(for: "Open anyway")
        try windows[1].type("o")
        try windows[1].waitForSilence(of: .milliseconds(300))
        try windows[1].type("Second. ")
        try windows[0].type("First. ")
        try windows[0].press("ctrl+s")
        try windows[0].waitForSilence(of: .milliseconds(300))
        try windows[0].type("More. ")
        try windows[1].press("ctrl+s")
        try windows[1].wait(for: "changed by another program")
        for window in windows {
            try window.waitForSilence(of: .seconds(1))
            kill(window.pid, SIGKILL)
            _ = try window.waitForEnd()
        }
        #expect(try scratch.text("draft.txt") == "First. It was a dark night.\n")
        #expect(try Command.run([try Binary.path(), "--recover"], in: scratch).exit == .status(0))
        let texts = try scratch.names().filter { $0.contains("recovered") }.map { try scratch.text($0) }
        #expect(
            Set(texts) == ["First. More. It was a dark night.\n", "Second. It was a dark night.\n"])
    }

    @Test(arguments: ["link.txt", "second.txt", "./draft.txt"])
    func `the file counts, not the name`(name: String) throws {
        symlink("draft.txt", scratch("link.txt"))
        link(scratch("draft.txt"), scratch("second.txt"))
        _ = try two(as: name)
    }

    @Test func `a window that was killed is not asked about, whoever has its number now`() throws {
        let first = try PseudoTerminal(["draft.txt"], in: scratch)
        try first.wait(for: "draft.txt · saved")
        try waitForClaims(1)
        kill(first.pid, SIGKILL)
        _ = try first.waitForEnd()
        let second = try open()
        try waitForClaims(1)
        try second.type("x")
        try second.wait(for: "xIt was")
    }

    @Test func `a window that stands still is told of, and its words are offered`() throws {
        let first = try PseudoTerminal(["draft.txt"], in: scratch)
        try first.wait(for: "draft.txt · saved")
        try waitForClaims(1)
        try first.type("Once. ")
        try first.waitForSilence(of: .seconds(1))
        kill(first.pid, SIGSTOP)
        try waitForState("T", of: first.pid)
        let second = try open()
        try second.wait(for: "is open in another window")
        try turn(second)
        try second.type("t")
        try second.wait(for: "does not answer")
        try turn(second)
        try second.type("t")
        try second.wait(for: "Once. It was a dark night.")
        // When it goes on, it must not leave after all: the one who asked has long gone.
        kill(first.pid, SIGCONT)
        try first.waitForSilence(of: .milliseconds(500))
        try first.type("Twice. ")
        try first.wait(for: "Twice")
        try first.press("ctrl+s")
        try first.waitForSilence(of: .milliseconds(500))
        #expect(try scratch.text("draft.txt").contains("Twice. "))
    }

    @Test func `claims are for the owner alone and go when the window does`() throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        try waitForClaims(1)
        let folder = "\(scratch.state)/cleanwriter/open"
        var status = stat()
        #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
        for name in try claims() {
            #expect(lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.stateNames("open") == [])
    }

    @Test func `the swap file of a living vim is told of, and that of a dead one is not`() throws {
        func swap(_ pid: pid_t) throws {
            var bytes = [UInt8](repeating: 0, count: 1_024)
            bytes.replaceSubrange(0..<10, with: Array("b0VIM 9.0\0".utf8))
            for index in 0..<4 { bytes[24 + index] = UInt8(truncatingIfNeeded: pid >> (8 * pid_t(index))) }
            var name = utsname()
            uname(&name)
            let host = withUnsafeBytes(of: name.nodename) { Array($0.prefix { $0 != 0 }.prefix(39)) }
            bytes.replaceSubrange(68..<68 + host.count, with: host)
            try scratch.write(".draft.txt.swp", bytes)
        }
        try swap(getpid())
        let tmux = try open()
        try tmux.wait(for: "seems to be open in Vim too (process \(getpid()))")
        try swap(4_194_303)
        let other = try open("draft.txt")
        try other.wait(for: "is open in another window")
        #expect(try !other.screen().contains { $0.contains("Vim") })
    }
}
