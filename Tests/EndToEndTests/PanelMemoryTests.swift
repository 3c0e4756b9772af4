import Glibc
import Testing

/// What is known of the panel from one run to the next.
@Suite(.serialized) struct PanelMemoryTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "words\n")
    }

    private func open() throws -> Tmux { try Tmux([scratch("draft.txt")], in: scratch) }

    @Test func `the very first run shows the help bar, and Ctrl-K hides it for good`() throws {
        scratch.forgetPanel()
        let first = try open()
        try first.wait(for: "Ctrl-K hides these keys for good")
        let bar = try first.waitForKey("Ctrl-S save")
        #expect(bar.row == 23)
        try first.press("ctrl+k")
        try first.wait(for: "no panel") { rows in !rows.contains(where: Tmux.isRule) }
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)

        #expect(try scratch.rememberedPanel().hasSuffix("shown = no\n"))
        #expect(try mode(of: "/cleanwriter/panel") == 0o600)
        #expect(try mode(of: "/cleanwriter") == 0o700)

        let second = try open()
        try second.wait(for: "draft.txt · saved")
        #expect(try !second.screen().contains(where: Tmux.isRule))
    }

    private func mode(of name: String) throws -> mode_t {
        var status = stat()
        guard lstat(scratch.state + name, &status) == 0 else { throw Failure("there is no \(name)") }
        return status.st_mode & 0o777
    }

    /// Things to be found in the place of the state file.
    enum Oddity: CaseIterable {
        case garbage, empty, huge, writableByOthers, folder, pipe, linkToNothing, device
    }

    @Test(arguments: Oddity.allCases)
    func `an odd state file changes nothing and stops nothing`(oddity: Oddity) throws {
        try put(oddity)
        let tmux = try open()
        try tmux.wait(for: "words")
        // What a stranger has written does not say which keys are there.
        #expect(try !tmux.screen().contains { $0.contains("symbols") || $0.contains("†") })
        try tmux.type("More ")
        try tmux.wait(for: "More words")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "More words\n")
    }

    private func put(_ oddity: Oddity) throws {
        let path = scratch.state + "/cleanwriter/panel"
        if [.folder, .pipe, .linkToNothing, .device].contains(oddity) { unlink(path) }
        switch oddity {
        case .garbage:
            try scratch.rememberPanel("\u{1B}[2J\u{0}kind = \u{0}\nrow = -99999999999999999999\n= =\n")
        case .empty: try scratch.rememberPanel("")
        case .huge:
            try scratch.rememberPanel(String(repeating: "kind = symbols\nshown = yes\n", count: 50_000))
        case .writableByOthers:
            try scratch.rememberPanel("kind = symbols\nshown = yes\n")
            chmod(path, 0o666)
        case .folder: mkdir(path, 0o755)
        case .pipe: mkfifo(path, 0o600)
        case .linkToNothing: symlink(scratch("absent/panel"), path)
        case .device: symlink("/dev/zero", path)
        }
    }

    @Test func `where nothing can be kept that is told once, and the panel works`() throws {
        try put(.folder)
        let tmux = try open()
        try tmux.press("ctrl+k")
        try tmux.wait(for: "where the keys stand cannot be remembered")
        try tmux.type("x")
        try tmux.tap(onRule: "hide")
        try tmux.wait(for: "no panel") { rows in !rows.contains(where: Tmux.isRule) }
        #expect(try !tmux.screen().contains { $0.contains("cannot be remembered") })
        try tmux.press("ctrl+q")
        try tmux.wait(for: "Save changes")
        try tmux.press("d")
        #expect(try tmux.waitForEnd() == 0)
    }

    /// Words of the rule, and what is there once they have been tapped.
    @Test(arguments: [
        [("float", "dock")], [("split", "merge")], [("123", "Done")], [("float", "dock"), ("1", "Done")],
        [("split", "merge"), ("“—”", "†")],
    ])
    func `arrangement and kind are as they were left`(taps: [(word: String, brings: String)]) throws {
        try scratch.rememberPanel("kind = letters\nshown = yes\n")
        let first = try open()
        for tap in taps {
            try first.tap(onRule: tap.word)
            _ = try first.waitForKey(tap.brings)
        }
        let before = try panelRows(of: first)
        try first.press("ctrl+q")
        try first.wait(for: "Save changes")
        try first.press("d")
        #expect(try first.waitForEnd() == 0)

        #expect(try panelRows(of: try open()) == before)
    }

    /// The rows from the panel's rule on, once a letter typed shows that all before it has been done; the foot line
    /// is empty then.
    private func panelRows(of tmux: Tmux) throws -> [String] {
        try tmux.press("ctrl+home")
        try tmux.type("x")
        try tmux.wait(for: "xwords")
        return Array(try tmux.screen().drop { !Tmux.isRule($0) })
    }
}
