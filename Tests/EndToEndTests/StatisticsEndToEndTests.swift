import Glibc
import Testing

/// Counts, goals and statistics, through the real program.
@Suite(.serialized) struct StatisticsEndToEndTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// Where the settings are.
    private var environment: [String: String] { ["XDG_CONFIG_HOME": scratch.path] }

    private func run(_ arguments: String...) throws -> Command {
        try Command.run([try Binary.path()] + arguments, in: scratch, environment: environment)
    }

    private func write(_ words: String, in name: String) throws {
        let terminal = try PseudoTerminal([name], in: scratch, environment: environment)
        try terminal.waitForPage()
        try terminal.type(words)
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `what is written in one run and the next is told in the shell`() throws {
        #expect(try run("--stats").output == "nothing is noted yet\n")
        try write("Three words here.", in: "draft.txt")
        try write("And two more, five in all. ", in: "other.txt")
        let told = try run("--stats", "--days", "1")
        #expect(told.exit == .status(0))
        #expect(told.output.hasPrefix("today         9 words\n"))
        #expect(told.output.contains("/draft.txt"))
        let json = try run("stats", "--json")
        #expect(json.output.contains("\"words_today\":9,"))
        #expect(json.output.contains("\"net\":9,"))
    }

    @Test func `only the writer may read the notes, and only they are added to`() throws {
        try write("Three words here.", in: "draft.txt")
        let path = scratch.state + "/cleanwriter/writing.jsonl"
        var before = stat()
        #expect(lstat(path, &before) == 0)
        #expect(before.st_mode & 0o777 == 0o600)
        try write(" More words.", in: "draft.txt")
        var after = stat()
        #expect(lstat(path, &after) == 0)
        #expect(after.st_ino == before.st_ino)
        #expect(after.st_size > before.st_size)
    }

    @Test func `a file that is called stats is a file`() throws {
        try scratch.write("stats", "numbers\n")
        let told = try run("stats")
        #expect(told.exit == .status(1))
        #expect(told.output == "")
        #expect(try run("--stats").output == "nothing is noted yet\n")
    }

    @Test func `with statistics off nothing is written down`() throws {
        try scratch.writeSettings("statistics = off\n")
        try write("Three words here.", in: "draft.txt")
        #expect(access(scratch.state + "/cleanwriter/writing.jsonl", F_OK) != 0)
    }

    @Test func `words, selection, goal and statistics are on the screen`() throws {
        try scratch.write("draft.txt", "It was a bright cold day in April.\n")
        let tmux = try Tmux([scratch("draft.txt")], in: scratch, environment: environment)
        try tmux.wait(for: "8 words")
        try tmux.press("ctrl+right", "shift+end")
        try tmux.wait(for: "7 of 8 words")
        try tmux.press("end", "alt+8")
        try tmux.type("g")
        try tmux.wait(for: "A goal for each day")
        try tmux.type("d")
        try tmux.wait(for: "Words a day:")
        try tmux.type("500")
        try tmux.press("enter")
        try tmux.wait(for: "500 words a day")
        try tmux.type(" And then")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "2 of 500 today")
        try tmux.press("alt+8")
        try tmux.type("s")
        try tmux.wait(for: "today         2 of 500 words")
        try tmux.press("esc")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }
}
