import Glibc
import Testing

/// Spelling in the built program, with a dictionary of the test's own.
@Suite(
    .serialized, .enabled(if: dlopen("libhunspell-1.7.so.0", RTLD_NOW) != nil, "libhunspell-1.7-0 is missing")
)
struct SpellingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("en_US.aff", "SET UTF-8\nTRY esianrtolcdugmphbyfvkwz'\n")
        try scratch.write("en_US.dic", "7\nthe\nferry\nleft\ndoesn't\nit\nand\nso\n")
    }

    private func open(_ text: String, settings: String = "spelling = en_US\n") throws -> Tmux {
        try scratch.writeSettings(settings)
        try scratch.write("draft.txt", text)
        return try Tmux([scratch("draft.txt")], in: scratch, environment: environment)
    }

    private var environment: [String: String] {
        ["DICPATH": scratch.path, "XDG_DATA_DIRS": "/nowhere", "XDG_CONFIG_HOME": scratch.path]
    }

    @Test func `a mistake is marked, found, mended as a whole, and given back by one undo`() throws {
        let tmux = try open("the ferry doesb’t and teh\n")
        try tmux.waitForMark(on: "doesb’t")
        try tmux.waitForMark(on: "teh")
        try tmux.press("alt+$")
        try tmux.wait(for: "doesn’t 1")
        try tmux.type("1")
        try tmux.wait(for: "the ferry doesn’t and teh")
        try tmux.press("ctrl+z")
        try tmux.wait(for: "the ferry doesb’t and teh")
        try tmux.press("ctrl+y")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "the ferry doesn’t and teh\n")
    }

    @Test func `a word that was added is right in the next run, and a text keeps its languages`() throws {
        let first = try open("the Zarathos\n", settings: "")
        try first.wait(for: "draft.txt")
        try first.press("alt+'")
        try first.waitForMark(on: "Zarathos")
        try first.press("alt+$")
        try first.wait(for: "Add a")
        try first.type("a")
        try first.wait(for: "no mistake is left")
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)
        #expect(try scratch.text("cleanwriter/words") == "Zarathos\n")

        let second = try open("the Zarathos teh\n", settings: "")
        try second.waitForMark(on: "teh")
        #expect(try !second.isMarked("Zarathos"))
        try second.press("ctrl+q")
        #expect(try second.waitForEnd() == 0)
    }

    @Test func `without a dictionary the program starts, and says what is missing when it is asked`() throws {
        unlink(scratch("en_US.dic"))
        let tmux = try open("teh\n", settings: "")
        try tmux.wait(for: "draft.txt · saved")
        try tmux.press("alt+'")
        try tmux.wait(for: "install the package hunspell-en-us")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }
}

extension Tmux {
    /// Waits until a word is underlined.
    fileprivate func waitForMark(on word: String) throws {
        try wait(for: "a mark on “\(word)”") { _ in (try? isMarked(word)) == true }
    }

    /// Whether a word is underlined.
    fileprivate func isMarked(_ word: String) throws -> Bool {
        // SGR 4, alone or with a colour.
        try styledScreen().contains { row in
            row.firstRange(of: word).map { row[..<$0.lowerBound].suffix(24).contains("\u{1B}[4") } ?? false
        }
    }
}
