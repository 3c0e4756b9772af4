import Glibc
import Testing

/// Typographic marks in the real program.
@Suite(.serialized) struct TypingMarksTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "")
    }

    private func open(_ environment: [String: String] = [:]) throws -> Tmux {
        let config = ["XDG_CONFIG_HOME": scratch.path]
        let tmux = try Tmux(
            [scratch("draft.txt")], in: scratch, environment: environment.merging(config) { own, _ in own })
        try tmux.wait(for: "draft.txt · saved")
        return tmux
    }

    private func leave(_ tmux: Tmux) throws {
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    @Test func `marks are switched on for a text, and are on when it is opened again`() throws {
        let first = try open()
        try first.press("alt+\"")
        try first.wait(for: "typing marks are on: “” ‘’ – …")
        try first.type("\"No--\" he said, 'tis so...")
        try first.wait(for: "“No—” he said, ’tis so…")
        try first.press("ctrl+z")
        try first.wait(for: "’tis so...")
        try first.press("ctrl+y")
        try leave(first)

        var status = stat()
        #expect(lstat(scratch.state + "/cleanwriter/marks", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)

        let second = try open()
        try second.press("ctrl+home")
        try second.type("\"")
        try second.wait(for: "““No—”")
        try leave(second)
        #expect(try scratch.text("draft.txt") == "““No—” he said, ’tis so…\n")
    }

    @Test func `the settings have marks, quotes and abbreviations, the locale the language`() throws {
        try scratch.writeSettings("marks = on\nabbreviation = ;mk Marguerite Kaminski\n")
        let tmux = try open(["LC_ALL": "", "LC_MESSAGES": "de_CH.UTF-8"])
        try tmux.type("\"Ja\" -- ;mk ")
        try tmux.wait(for: "«Ja» – Marguerite Kaminski")
        try leave(tmux)
    }

    @Test func `a whole text is converted there and back`() throws {
        try scratch.write("draft.txt", "\"It's\" -- `\"x\"`\n")
        let tmux = try open()
        try tmux.press("alt+*")
        try tmux.wait(for: "4 marks changed; Ctrl-Z takes them back")
        try tmux.wait(for: "“It’s” — `\"x\"`")
        try tmux.press("alt+/")
        try tmux.wait(for: "\"It's\" -- `\"x\"`")
        try leave(tmux)
        #expect(try scratch.text("draft.txt") == "\"It's\" -- `\"x\"`\n")
    }
}
