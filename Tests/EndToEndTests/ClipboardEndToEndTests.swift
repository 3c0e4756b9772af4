import Glibc
import Testing

/// The clipboard of the machine, played by two programs of a test's own.
@Suite(.serialized) struct ClipboardEndToEndTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", "one two\n")
        try scratch.write("clipboard", "from elsewhere")
    }

    private func program(_ name: String, _ line: String) throws {
        chmod(try scratch.write(name, "#!/bin/sh\n\(line)\n"), 0o755)
    }

    private func open() throws -> Tmux {
        let tmux = try Tmux(
            [scratch("draft.txt")], in: scratch,
            environment: ["PATH": "\(scratch.path):/usr/bin:/bin", "WAYLAND_DISPLAY": "none"])
        try tmux.wait(for: "draft.txt · saved")
        return tmux
    }

    @Test func `what was copied elsewhere is pasted, and what is copied here is handed on`() throws {
        try program("wl-paste", "cat \(scratch("clipboard"))")
        try program("wl-copy", "cat > \(scratch("clipboard"))")
        let tmux = try open()
        try tmux.press("ctrl+v")
        try tmux.wait(for: "from elsewhereone two")
        try tmux.press("ctrl+a", "ctrl+c")
        try tmux.wait(for: "copied")
        try tmux.press("ctrl+end", "ctrl+v")
        try tmux.type("!")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("clipboard") == "from elsewhereone two\n")
        #expect(try scratch.text("draft.txt") == "from elsewhereone two\nfrom elsewhereone two\n!")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    @Test func `a program that does not answer holds nobody up`() throws {
        try program("wl-paste", "tail -f /dev/null")
        try program("wl-copy", "tail -f /dev/null")
        let tmux = try open()
        try tmux.press("ctrl+v")
        try tmux.type("here ")
        try tmux.wait(for: "here one two")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }
}
