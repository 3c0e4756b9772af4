import Glibc
import Testing

/// What a kill in the middle of a save leaves, and how the next start puts it right.
@Suite(.serialized) struct CutSaveTests {
    private static let stem = "0123456789abcdef"
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// A file that was torn while it was written in place, both versions beside the program's state.
    private func leaveTornFile() throws {
        let (old, new) = ("Old words.\n", "New words.\n")
        try scratch.write("draft.txt", "New wds.\n")
        try scratch.writeState("saving", Self.stem + ".old", old)
        try scratch.writeState("saving", Self.stem + ".new", new)
        let path = scratch("draft.txt")
        try scratch.writeState(
            "saving", Self.stem + ".save",
            "cleanwriter save 1\nold \(old.utf8.count)\nnew \(new.utf8.count)\nbegan 7\npath \(path.utf8.count)\n"
                + "\(path)\nend\n")
    }

    @Test(arguments: [("\r", "New words.\n"), ("o", "Old words.\n")])
    func `a torn file is asked about, and put right as the writer says`(answer: String, text: String) throws {
        try leaveTornFile()
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "both versions are safe")
        try terminal.press("esc")
        try terminal.wait(for: "Later")
        try terminal.send(answer.utf8)
        try terminal.wait(for: "whole again")
        #expect(try scratch.text("draft.txt") == text)
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.stateNames("saving").isEmpty)
    }

    @Test func `a torn file that is put off is asked about again`() throws {
        try leaveTornFile()
        for _ in 1...2 {
            let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
            try terminal.wait(for: "both versions are safe")
            try terminal.press("esc")
            try terminal.wait(for: "Later")
            try terminal.press("esc")
            try terminal.waitForSilence(of: .milliseconds(200))
            try terminal.press("ctrl+q")
            #expect(try terminal.waitForEnd() == 0)
        }
        #expect(try scratch.text("draft.txt") == "New wds.\n")
        #expect(try scratch.stateNames("saving").count == 3)
    }

    @Test func `a hidden file that a kill has left goes with the next start`() throws {
        let hidden = ".cleanwriter-" + Self.stem
        let path = try scratch.write("draft.txt", "Old words.\n")
        try scratch.write(hidden, "New wo")
        let status = try scratch.status("draft.txt")
        let modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        try scratch.writeState(
            "saving", Self.stem + ".hidden",
            "cleanwriter hidden 1\nname \(hidden)\nold \(status.st_dev) \(status.st_ino) \(status.st_size) \(modified)\n"
                + "path \(path.utf8.count)\n\(path)\nend\n")
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.wait(for: "the hidden file to go") { !scratch.names().contains(hidden) }
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Old words.\n")
    }
}
