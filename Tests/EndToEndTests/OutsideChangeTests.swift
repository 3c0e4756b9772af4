import Glibc
import Testing

/// Another program changes a file that is open.
@Suite(.serialized) struct OutsideChangeTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "It was a dark night.\n")
    }

    private func open(_ arguments: String...) throws -> Tmux {
        let tmux = try Tmux(arguments, in: scratch)
        try tmux.wait(for: "It was a dark night.")
        return tmux
    }

    enum Change: CaseIterable, CustomTestStringConvertible {
        case written, sameSizeAndTime, replaced, throughALink, byAnotherName

        var testDescription: String { "\(self)" }
    }

    @Test(arguments: Change.allCases)
    func `a change is shown by itself, and nobody has touched a key`(change: Change) throws {
        link(scratch("draft.txt"), scratch("second.txt"))
        symlink("draft.txt", scratch("link.txt"))
        let tmux = try open(change == .throughALink ? "link.txt" : "draft.txt")
        switch change {
        case .written, .throughALink: try scratch.write("draft.txt", "It was a bright day.\n")
        case .sameSizeAndTime:
            var times = [try scratch.status("draft.txt").st_atim, try scratch.status("draft.txt").st_mtim]
            try scratch.write("draft.txt", "It was a dark NIGHT.\n")
            utimensat(AT_FDCWD, scratch("draft.txt"), &times, 0)
        case .replaced:
            try scratch.write("other", "It was a bright day.\n")
            rename(scratch("other"), scratch("draft.txt"))
        case .byAnotherName: try scratch.write("second.txt", "It was a bright day.\n")
        }
        try tmux.wait(for: change == .sameSizeAndTime ? "NIGHT" : "bright day")
        try tmux.wait(for: "changed by another program")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    @Test func `a change of a text with changes is asked about once, and both can be had`() throws {
        let tmux = try open("draft.txt")
        try tmux.type("Mine. ")
        for number in 1...20 { try scratch.write("draft.txt", "Theirs, \(number).\n") }
        try tmux.wait(for: "changed by another program")
        try scratch.write("draft.txt", "Theirs, last.\n")
        try tmux.turn(to: "Take theirs")
        try tmux.type("b")
        try tmux.wait(for: "text of its own")
        try tmux.wait(for: "Mine. It was a dark night.")
        try tmux.press("alt+t")
        try tmux.wait(for: "Theirs, ")
    }

    @Test func `theirs is taken and given back`() throws {
        let tmux = try open("draft.txt")
        try tmux.type("Mine. ")
        try scratch.write("draft.txt", "Theirs.\n")
        try tmux.wait(for: "changed by another program")
        try tmux.turn(to: "Take theirs")
        try tmux.type("t")
        try tmux.wait(for: "Theirs.")
        try tmux.press("ctrl+z")
        try tmux.wait(for: "Mine. It was a dark night.")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "saved")
        #expect(try scratch.text("draft.txt") == "Mine. It was a dark night.\n")
    }

    @Test(arguments: ["deleted", "a folder", "a pipe"])
    func `a file that goes is told of, and its words are safe`(change: String) throws {
        let tmux = try open("draft.txt")
        unlink(scratch("draft.txt"))
        if change == "a folder" { mkdir(scratch("draft.txt"), 0o755) }
        if change == "a pipe" { mkfifo(scratch("draft.txt"), 0o644) }
        try tmux.wait(for: "your text is safe here")
        try tmux.press("ctrl+q")
        try tmux.wait(for: "Save changes")
    }

    @Test func `a file that is written all the time is followed without work`() throws {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "draft.txt · saved")
        let writer = try Command.run(
            ["sh", "-c", "for i in $(seq 2000); do echo line $i >>draft.txt; done"], in: scratch)
        #expect(writer.exit == .status(0))
        #expect(try ProcessStatus(of: terminal.pid).ticks < 100)
        let deadline = Deadline(Deadline.usual)
        while !terminal.contains("line 2000"), !deadline.isOver {
            try terminal.press("ctrl+end", "ctrl+l")
            try terminal.waitForSilence(of: .milliseconds(500))
        }
        #expect(!deadline.isOver)
    }
}
