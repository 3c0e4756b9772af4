import Glibc
import Testing

/// Folders, books and their wishes in the built program.
@Suite(.serialized) struct FolderEndToEndTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        mkdir(scratch("book"), 0o755)
        try scratch.write("book/chapter 1.md", "The lamp went out.\n")
        try scratch.write("book/chapter 2.md", "Nobody knew.\nAnother lamp, far off.\n")
        try scratch.write("book/chapter 10.md", "The end.\n")
    }

    private func start(columns: Int = 80) throws -> Tmux {
        let tmux = try Tmux([scratch("book/chapter 1.md")], in: scratch, columns: columns)
        try tmux.wait(for: "The lamp went out.")
        return tmux
    }

    @Test func `a chapter is chosen by some letters, with its beginning beside the list`() throws {
        let tmux = try start(columns: 120)
        try tmux.press("ctrl+o")
        try tmux.wait(for: "chapter 10.md")
        try tmux.type("ch2")
        try tmux.wait(for: "Another lamp, far off.")
        try tmux.press("enter")
        try tmux.wait(for: "2 of 2")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
    }

    @Test func `the words of a book are counted, and something is found in it`() throws {
        let tmux = try start()
        try tmux.press("alt+8")
        try tmux.type("w")
        try tmux.wait(for: "3 texts · 12 words")
        try tmux.press("esc")
        try tmux.wait(for: "The lamp went out.")
        try tmux.press("alt+8")
        try tmux.type("flamp")
        try tmux.press("enter")
        try tmux.wait(for: "2 in 2 texts")
        try tmux.press("down", "enter")
        try tmux.wait(for: "Nobody knew.")
        try tmux.press("ctrl+x", "ctrl+s")
        try tmux.wait(for: "chapter 2.md · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("book/chapter 2.md") == "Nobody knew.\nAnother , far off.\n")
    }

    @Test func `a new file is as its folder wants it`() throws {
        try scratch.write(".editorconfig", "root = true\n[book/*.md]\nend_of_line = crlf\n")
        let tmux = try start()
        try tmux.press("ctrl+o")
        try tmux.wait(for: "chapter 10.md")
        try tmux.type("epilogue.md")
        try tmux.press("enter")
        try tmux.wait(for: "epilogue.md · new")
        try tmux.type("One")
        try tmux.press("enter")
        try tmux.type("Two")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "epilogue.md · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("book/epilogue.md") == "One\r\nTwo\r\n")
    }

    @Test func `a new file named in the shell is as its folder wants it from the first line on`() throws {
        try scratch.write(".editorconfig", "root = true\n[*.md]\nend_of_line = crlf\ntab_width = 8\n")
        let tmux = try Tmux([scratch("new.md")], in: scratch)
        try tmux.wait(for: "new.md · new")
        try tmux.type("One")
        try tmux.press("enter")
        try tmux.type("Two")
        try tmux.press("ctrl+s")
        try tmux.wait(for: "new.md · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("new.md") == "One\r\nTwo\r\n")
    }

    @Test func `a text gets other line ends when somebody asks for it`() throws {
        try scratch.write("old.txt", "one\r\ntwo\n")
        let tmux = try Tmux([scratch("old.txt")], in: scratch)
        try tmux.wait(for: "two")
        try tmux.press("alt+8")
        try tmux.type("e")
        try tmux.wait(for: "1 of 2 lines")
        try tmux.press("enter", "ctrl+s")
        try tmux.wait(for: "old.txt · saved")
        try tmux.press("ctrl+q")
        #expect(try tmux.waitForEnd() == 0)
        #expect(try scratch.text("old.txt") == "one\ntwo\n")
    }
}
