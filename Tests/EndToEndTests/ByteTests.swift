import Glibc
import Testing

/// What was not edited stays as it was, byte for byte, and what stands in a file never commands the terminal.
@Suite(.serialized) struct ByteTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    static let everyByte = Array(UInt8.min...UInt8.max)
    static let texts: [(name: String, bytes: [UInt8])] = [
        ("every byte value", everyByte),
        ("a NUL", Array("a\0b\n".utf8)),
        ("a byte order mark", [0xEF, 0xBB, 0xBF] + Array("Then text.\n".utf8)),
        ("mixed line ends", Array("one\r\ntwo\nthree\rfour\r\n".utf8)),
        ("no last line end", Array("abc".utf8)),
        ("broken UTF-8", Array("caf".utf8) + [0xE9, 0x20, 0xF0, 0x9F, 0x91, 0x0A, 0xED, 0xA0, 0x80, 0x0A]),
        ("UTF-16", utf16("Größe\r\n文字 👩\n")),
        ("UTF-16 with an unpaired half", utf16("a") + [0x00, 0xD8] + utf16("b").dropFirst(2)),
    ]

    @Test(arguments: texts)
    func `a letter typed and taken back leaves the saved file as it was`(
        text: (name: String, bytes: [UInt8])
    ) throws {
        try scratch.write("draft.txt", text.bytes)
        let before = try scratch.status("draft.txt")
        let terminal = try open()
        try terminal.press("right", "x", "ctrl+z", "ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.bytes("draft.txt") == text.bytes)
        #expect(try scratch.status("draft.txt").st_ino != before.st_ino, "it was not even written")
    }

    @Test(arguments: texts)
    func `a line typed at the end is all that is added`(text: (name: String, bytes: [UInt8])) throws {
        try scratch.write("draft.txt", text.bytes)
        let terminal = try open()
        try terminal.press("ctrl+end")
        try terminal.type("The end.")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        let line =
            text.name.hasPrefix("UTF-16") ? Array(utf16("The end.").dropFirst(2)) : Array("The end.".utf8)
        #expect(try scratch.bytes("draft.txt") == text.bytes + line)
    }

    @Test(arguments: [("\r\n", "a\r\nb\r\n"), ("\n", "a\nb\n"), ("\r", "a\rb\r")])
    func `a new line ends as its neighbours do`(ending: String, text: String) throws {
        try scratch.write("draft.txt", text)
        let terminal = try open()
        try terminal.type("first\r")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try scratch.text("draft.txt") == "first" + ending + text)
    }

    @Test(arguments: [
        "\u{1B}]0;stolen title\u{07}", "\u{1B}[31mred", "\u{1B}[2Jgone", "\u{9B}5n", "\u{9D}0;title\u{9C}",
        "\u{202E}reversed", "\u{2066}isolated\u{2069}", "\u{1B}Pdevice\u{1B}\\", "\u{0E}shifted",
        "\u{08}\u{7F}",
        "\u{85}next", "\u{1B}[?1049l",
    ])
    func `a code in a text is shown and never sent`(code: String) throws {
        let bare = try bytesShowing("plain")
        let bytes = try bytesShowing("before " + code + " after")
        expectHarmless(bytes, code, besides: bare)
    }

    @Test(arguments: [
        "\u{1B}]0;stolen title\u{07}.txt", "\u{9B}5n.txt", "\u{202E}txt.exe", "\u{1B}[2J", "line\nbreak.txt",
    ])
    func `a code in the name of a file is shown and never sent`(name: String) throws {
        let terminal = try PseudoTerminal(["--", name], in: scratch)
        try terminal.wait(for: "· new")
        try terminal.type("word")
        try terminal.press("ctrl+s", "ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        try terminal.drain()
        #expect(try scratch.text(name) == "word\n")
        expectHarmless(terminal.output, name, besides: [])
    }

    @Test func `a code in the name of a file that cannot be opened is shown and never sent`() throws {
        mkdir(scratch("\u{1B}[31mfolder"), 0o755)
        let terminal = try PseudoTerminal(["\u{1B}[31mfolder"], in: scratch)
        #expect(try terminal.waitForEnd() == 1)
        try terminal.drain()
        #expect(terminal.contains("folder is a folder, not a text"))
        #expect(!terminal.output.contains(0x1B))
    }

    private func open() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(["draft.txt"], in: scratch)
        try terminal.waitForPage()
        return terminal
    }

    private func bytesShowing(_ text: String) throws -> [UInt8] {
        try scratch.write("draft.txt", text)
        let terminal = try open()
        try terminal.wait(for: "draft.txt · saved")
        try terminal.press("ctrl+q")
        #expect(try terminal.waitForEnd() == 0)
        try terminal.drain()
        return terminal.output
    }

    private func expectHarmless(
        _ output: [UInt8], _ code: String, besides bare: [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = String(decoding: output, as: UTF8.self)
        let forbidden = text.unicodeScalars.filter {
            (0x80...0x9F).contains($0.value) || [0x202E, 0x2066, 0x2069, 0x07, 0x0E, 0x7F].contains($0.value)
        }
        #expect(forbidden.isEmpty, sourceLocation: sourceLocation)
        #expect(!text.contains("\u{1B}]0;"), sourceLocation: sourceLocation)
        #expect(!text.contains("\u{1B}P"), sourceLocation: sourceLocation)
        #expect(!text.contains("\u{1B}[31m"), sourceLocation: sourceLocation)
        // One leave of the page and at most one clearing of the screen: our own.
        for sequence in ["\u{1B}[?1049l", "\u{1B}[2J"] {
            let parts = text.split(separator: sequence, omittingEmptySubsequences: false)
            #expect(parts.count <= 2, sourceLocation: sourceLocation)
        }
    }
}

/// Text as UTF-16LE after a byte order mark.
private func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}
