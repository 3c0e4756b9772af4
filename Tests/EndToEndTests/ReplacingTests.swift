import Glibc
import Testing

/// Finding and replacing in the built program.
@Suite(.serialized) struct ReplacingTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `all is replaced and saved, and one Ctrl-Z gives back every byte`() throws {
        let text = "Colour, COLOUR and colour.\nI don’t mind the colour.\n"
        try scratch.write("draft.txt", text)
        let tmux = try Tmux([scratch("draft.txt")], in: scratch)
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("ctrl+r")
        try tmux.type("colour")
        try tmux.wait(for: "Replace: colour  1 of 4")
        try tmux.press("enter")
        try tmux.wait(for: "Replace “colour” with:")
        try tmux.type("color")
        try tmux.press("enter")
        try tmux.wait(for: "Put “Color” there?")
        try tmux.press("a")
        try tmux.wait(for: "4 replaced; Ctrl-Z takes it back")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == "Color, COLOR and color.\nI don’t mind the color.\n")
        try tmux.press("ctrl+z")
        try tmux.wait(for: "draft.txt · edited")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "draft.txt · saved")
        #expect(try scratch.text("draft.txt") == text)
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    @Test(.enabled(if: Self.hasPatterns, "the package libpcre2-8-0 is not installed"))
    func `a pattern swaps words by its groups`() throws {
        try scratch.write("names.txt", "Berg, Anna\nHolm, Ulf\n")
        let tmux = try Tmux([scratch("names.txt")], in: scratch)
        try tmux.wait(for: "names.txt · saved")
        try tmux.press("ctrl+r", "alt+r")
        try tmux.wait(for: "Replace pattern:")
        try tmux.type("(\\w+), (\\w+)")
        try tmux.wait(for: "1 of 2")
        try tmux.press("enter")
        try tmux.wait(for: "with:")
        try tmux.type("$2 $1")
        try tmux.press("enter")
        try tmux.wait(for: "Put “Anna Berg” there?")
        try tmux.press("a")
        try tmux.wait(for: "2 replaced")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "names.txt · saved")
        #expect(try scratch.text("names.txt") == "Anna Berg\nUlf Holm\n")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    private static var hasPatterns: Bool { dlopen("libpcre2-8.so.0", RTLD_NOW) != nil }
}
