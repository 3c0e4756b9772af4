import Glibc
import Testing

/// Writing with nothing but the panel.
@Suite(.serialized) struct PanelTappingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.writeSettings("japanese = on\n")
    }

    private static let dictionaryIsThere = access("/usr/share/skk/SKK-JISYO.L", R_OK) == 0

    @Test func `words of several scripts are tapped out, saved and left by taps alone`() throws {
        let tmux = try open(kind: "letters")
        try tmux.tap("shift", "H", "e", "l", "l", "o", "space", "—", "space", "2", "0", "2", "6", "space")
        try tmux.tap(onRule: "かな")
        try tmux.tap("か", "な", "⏎")
        try tmux.wait(for: "Hello — 2026 かな")
        try tmux.tap(onRule: "abc")
        try tmux.tap("ctrl", "s")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.tap("ctrl", "q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "Hello — 2026 かな\n")
    }

    @Test(.enabled(if: dictionaryIsThere, "Debian's skkdic is not installed, so there are no kanji to tap"))
    func `a word in kanji is chosen by a tap and saved by a tap on the help bar`() throws {
        let tmux = try open(kind: "japanese")
        try tmux.tap("か", "ん", "し", "゛゜小", "1 漢字")
        try tmux.tap(onRule: "?")
        try tmux.tap("Ctrl-S save")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.tap(onRule: "abc")
        try tmux.tap("ctrl", "q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "漢字\n")
    }

    @Test func `taps that come all at once are all taken, in their order`() throws {
        let tmux = try open(kind: "letters")
        try tmux.tapAtOnce("w", "o", "r", "d", "s", "space", "—", "space", "1", "2", "⌫ back", "ctrl", "s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "words — 1\n")
    }

    @Test func `a swipe over the space key moves the caret`() throws {
        let tmux = try open(kind: "letters")
        try tmux.tapAtOnce("a", "b", "c")
        try tmux.swipeUp(over: try tmux.waitForKey("space"), times: 2)
        try tmux.tapAtOnce("x", "ctrl", "s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "axbc\n")
    }

    private func open(kind: String) throws -> Tmux {
        try scratch.rememberPanel("kind = \(kind)\nshown = yes\n")
        return try Tmux(
            [scratch("draft.txt")], in: scratch, rows: 28, columns: 100,
            environment: ["XDG_CONFIG_HOME": scratch.path])
    }
}
