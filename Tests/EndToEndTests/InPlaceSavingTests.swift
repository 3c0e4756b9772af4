import Glibc
import Testing

/// Files that a new one cannot replace, and those that a writer is asked about.
@Suite(.serialized) struct InPlaceSavingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `a file with a second name keeps both, and the writer is told once`() throws {
        try scratch.write("draft.txt", "words\n")
        link(scratch("draft.txt"), scratch("second.txt"))
        let before = try scratch.status("second.txt")
        let tmux = try Tmux([scratch("draft.txt")], in: scratch, columns: 120)
        try tmux.wait(for: "draft.txt · saved")
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "saved; draft.txt has another name too, so it is written in place")
        #expect(try scratch.text("second.txt") == "More words\n")
        #expect(try scratch.status("second.txt").st_ino == before.st_ino)
        #expect(try scratch.status("draft.txt").st_nlink == 2)
        try tmux.type("and ")
        try tmux.wait(for: "More and words")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("second.txt") == "More and words\n")
        #expect(try scratch.stateNames("saving").isEmpty)
    }

    @Test func `a link to a file with a second name stays a link`() throws {
        try scratch.write("draft.txt", "words\n")
        link(scratch("draft.txt"), scratch("second.txt"))
        symlink("draft.txt", scratch("link.txt"))
        let terminal = try PseudoTerminal(["link.txt"], in: scratch)
        try terminal.waitForPage()
        try terminal.type("More ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("second.txt") == "More words\n")
        #expect(try scratch.status("link.txt").st_mode & S_IFMT == S_IFLNK)
        #expect(scratch.names() == ["draft.txt", "link.txt", "second.txt"])
    }

    @Test func `a read-only file is asked about once, and stays read-only`() throws {
        try scratch.write("draft.txt", "words\n")
        chmod(scratch("draft.txt"), 0o444)
        let tmux = try Tmux([scratch("draft.txt")], in: scratch, columns: 120)
        try tmux.wait(for: "draft.txt · read-only")
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt is read-only.")
        #expect(try scratch.text("draft.txt") == "words\n")
        try tmux.turn(to: "Save anyway")
        try tmux.press("enter")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "More words\n")
        try tmux.type("and ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "More and words\n")
        #expect(try scratch.status("draft.txt").st_mode & 0o7777 == 0o444)
    }

    @Test(.enabled(if: OtherUser.isAvailable, "only root can act as another user"))
    func `a file that somebody else has locked is refused, and another name is taken`() throws {
        chmod(scratch.path, 0o777)
        try scratch.write("draft.txt", "words\n")
        let tmux = try openAsOther()
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt may not be written by you. Your text is safe here.")
        try tmux.turn(to: "Another name")
        try tmux.press("n", "ctrl+a")
        try tmux.type(scratch("third.txt") + "\r")
        try tmux.wait(for: "third.txt · saved")
        #expect(try scratch.text("draft.txt") == "words\n")
        #expect(try scratch.text("third.txt") == "More words\n")
    }

    @Test(
        .enabled(if: OtherUser.isAvailable, "only root can act as another user"),
        arguments: [
            (0o755, 65_534, "is in a folder that you may not write in"),
            (0o777, 0, "belongs to someone else"),
            (0o1777, 0, "belongs to someone else"),
        ] as [(mode_t, uid_t, String)])
    func `where no new file can take its place it is written in place, and keeps its owner`(
        folder: mode_t, owner: uid_t, sentence: String
    ) throws {
        chmod(scratch.path, folder)
        try writeForAll(owner: owner)
        mkdir(scratch("state"), 0o700)
        chown(scratch("state"), 65_534, 65_534)
        let tmux = try openAsOther(environment: ["XDG_STATE_HOME": scratch("state")])
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: sentence)
        #expect(try scratch.text("draft.txt") == "More words\n")
        #expect(try scratch.status("draft.txt").st_uid == owner)
    }

    @Test(.enabled(if: OtherUser.isAvailable, "only root can act as another user"))
    func `where no copy can be kept either the writer is asked`() throws {
        try writeForAll(owner: 65_534)
        let tmux = try openAsOther(environment: ["XDG_STATE_HOME": "/proc", "HOME": "/proc"])
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "there is nowhere to keep its old version meanwhile")
        #expect(try scratch.text("draft.txt") == "words\n")
        try tmux.turn(to: "Write without a copy")
        try tmux.press("w")
        try tmux.wait(for: "saved; draft.txt")
        #expect(try scratch.text("draft.txt") == "More words\n")
    }

    @Test func `a file that is mounted from elsewhere gets the words there`() throws {
        let trial = try Command.run(["unshare", "-m", "true"], in: scratch)
        guard trial.exit == .status(0) else {
            return print("skipped: nothing can be mounted here")
        }
        try scratch.write("source.txt", "words\n")
        try scratch.write("draft.txt", "")
        let line = "mount --bind source.txt draft.txt && exec \"$0\" draft.txt"
        let terminal = try PseudoTerminal(
            ["-m", "sh", "-c", line, try Binary.path()], program: "unshare", in: scratch)
        try terminal.waitForPage()
        try terminal.type("More ")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("source.txt") == "More words\n")
        #expect(try scratch.text("draft.txt").isEmpty)
        #expect(scratch.names() == ["draft.txt", "source.txt"])
    }

    @Test func `a folder that was deleted is made again when the writer says so`() throws {
        mkdir(scratch("book"), 0o755)
        try scratch.write("book/draft.txt", "words\n")
        let tmux = try Tmux([scratch("book/draft.txt")], in: scratch, columns: 120)
        try tmux.wait(for: "draft.txt · saved")
        unlink(scratch("book/draft.txt"))
        rmdir(scratch("book"))
        try tmux.type("More ")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "book does not exist.")
        try tmux.turn(to: "Make it")
        try tmux.press("m")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("book/draft.txt") == "More words\n")
    }

    private func writeForAll(owner: uid_t) throws {
        try scratch.write("draft.txt", "words\n")
        chmod(scratch("draft.txt"), 0o666)
        chown(scratch("draft.txt"), owner, owner)
    }

    private func openAsOther(environment: [String: String] = [:]) throws -> Tmux {
        let command = OtherUser.arguments(try OtherUser.binary(in: scratch), scratch("draft.txt"))
        let tmux = try Tmux(
            command, program: "setpriv", in: scratch, columns: 160, environment: environment)
        try tmux.wait(for: "words")
        return tmux
    }
}
