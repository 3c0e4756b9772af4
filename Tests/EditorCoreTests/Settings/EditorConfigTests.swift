import EditorCore
import Testing

struct EditorConfigTests {
    /// What the lines of one file say of `book/one.md`.
    private func config(_ lines: String) -> EditorConfig {
        EditorConfig([(EditorConfigFile(Array(lines.utf8)), "book/one.md")])
    }

    @Test func `all that a writer's editor honours is read`() {
        let config = config(
            """
            [*.md]
            charset = utf-8-bom
            end_of_line = crlf
            insert_final_newline = true
            trim_trailing_whitespace = false
            max_line_length = 66
            """)
        #expect(config.charset == .utf8WithMark)
        #expect(config.lineEnding == .crlf)
        #expect(config.endsWithLineEnd == true)
        #expect(config.trimsLines == false)
        #expect(config.longestLine == 66)
    }

    /// Lines, and the width that they come to.
    @Test(arguments: [
        ("[*]\nmax_line_length=60", 60),
        ("[*]\n  max_line_length  =  60  ", 60),
        ("\u{FEFF}[*]\nmax_line_length = 60", 60),
        ("[*]\r\nmax_line_length = 60\r\n", 60),
        ("[*]\nMAX_Line_Length = 60", 60),
        ("[*]\nmax_line_length = 60\nmax_line_length = 70", 70),
        ("[*]\nmax_line_length = 60\n[*.md]\nmax_line_length = 70", 70),
        ("[*]\nmax_line_length = 60\n[*.txt]\nmax_line_length = 70", 60),
        ("[*]\nmax_line_length = 60\n[*.md]\nmax_line_length = unset", nil),
        ("[*]\nmax_line_length = 60\n[*.md]\nmax_line_length = off", nil),
        ("[*]\nmax_line_length = 6", nil),
        ("[*]\nmax_line_length = 60 ; not a comment", nil),
        ("[*]\n; max_line_length = 60\n# max_line_length = 61", nil),
        ("max_line_length = 60", nil),
        ("[*\nmax_line_length = 60", nil),
        ("[]\nmax_line_length = 60", nil),
        ("[*]\nmax_line_length", nil),
        ("[*]\n= 60", nil),
        ("", nil),
    ])
    func `lines mean what the specification says`(_ lines: String, _ width: Int?) {
        #expect(config(lines).longestLine == width)
    }

    /// Lines, and the distance of tab stops that they come to.
    @Test(arguments: [
        ("tab_width = 8", 8), ("indent_size = 2", 2), ("indent_size = 2\ntab_width = 8", 8),
        ("indent_size = tab\ntab_width = 3", 3), ("indent_size = tab", nil), ("indent_style = space", nil),
        ("tab_width = 0", nil), ("tab_width = 17", nil), ("tab_width = unset\nindent_size = 4", 4),
    ])
    func `tab stops go by tab_width, else by indent_size`(_ lines: String, _ width: Int?) {
        #expect(config("[*]\n" + lines).tabWidth == width)
    }

    @Test(arguments: ["LF", "lf", "Lf"])
    func `values are read in any case`(_ value: String) {
        #expect(config("[*]\nend_of_line = \(value)").lineEnding == .lf)
    }

    @Test(arguments: ["latin1", "ebcdic", "", "unset"])
    func `an encoding that we do not write is no wish`(_ value: String) {
        #expect(config("[*]\ncharset = \(value)").charset == nil)
    }

    @Test func `the nearest file has the last word`() {
        let far = EditorConfigFile(Array("[*]\nmax_line_length = 60\nend_of_line = lf".utf8))
        let near = EditorConfigFile(Array("[*.md]\nmax_line_length = 70".utf8))
        let config = EditorConfig([(far, "book/one.md"), (near, "one.md")])
        #expect(config.longestLine == 70)
        #expect(config.lineEnding == .lf)
    }

    @Test func `above a root nothing counts`() {
        let far = EditorConfigFile(Array("[*]\nend_of_line = crlf".utf8))
        let near = EditorConfigFile(Array("root = TRUE\n[*]\nmax_line_length = 70".utf8))
        let config = EditorConfig([(far, "book/one.md"), (near, "one.md")])
        #expect(config.lineEnding == nil)
        #expect(config.longestLine == 70)
    }

    @Test func `root counts before the first section alone`() {
        #expect(EditorConfigFile(Array("[*]\nroot = true".utf8)).isRoot == false)
        #expect(EditorConfigFile(Array("root = true\nroot = false".utf8)).isRoot == false)
    }

    @Test func `keys and values beyond all measure are left out`() {
        let key = String(repeating: "k", count: 2_000)
        let value = String(repeating: "6", count: 5_000)
        #expect(config("[*]\n\(key) = 60\nmax_line_length = \(value)") == EditorConfig())
    }

    @Test func `bytes that are no text fit nothing and harm nothing`() {
        let bytes: [UInt8] =
            [0x5B, 0xFF, 0x5D, 0x0A, 0x00, 0x3D, 0xFE, 0x0A] + Array("[*]\nmax_line_length=60".utf8)
        #expect(EditorConfig([(EditorConfigFile(bytes), "a.md")]).longestLine == 60)
    }
}
