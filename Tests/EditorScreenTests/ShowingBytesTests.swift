import EditorCore
import EditorTestSupport
import Testing

/// Bytes that are no letters: shown as marks, never sent, always kept.
@Suite struct ShowingBytesTests {
    private func opened(_ bytes: [UInt8], columns: Int = 42) -> EditorHarness {
        EditorHarness(
            opened: [(OpenedText(path: FilePath("a"), text: Rope(bytes), stamp: nil), nil)], rows: 6,
            columns: columns)
    }

    @Test func `a byte that is not UTF-8 shows in brackets and is one step wide`() {
        let editor = opened([0x63, 0x61, 0x66, 0xE9, 0x21])
        #expect(ScreenText.letters(editor.frame, row: 0) == " caf‹E9›!")
        editor.press("right", times: 4)
        #expect(editor.frame.caret == GridPosition(row: 0, column: 8))
        editor.type("x")
        #expect(editor.bytes == [0x63, 0x61, 0x66, 0xE9, 0x78, 0x21])
    }

    @Test func `escape codes of a file show as letters and reach no cell raw`() {
        let bytes = Array("a\u{1b}[2Jb\u{1b}]0;x\u{7}c\u{9b}d".utf8) + [0x0D] + Array("e\u{7f}".utf8)
        let editor = opened(bytes)
        #expect(ScreenText.letters(editor.frame, row: 0).hasPrefix(" a^[[2Jb^[]0;x^Gc"))
        for cell in editor.frame.cells {
            guard case .scalar(let scalar) = cell.glyph else { continue }
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        }
    }

    @Test func `NUL is shown, kept, and never made`() {
        let editor = opened([0x61, 0x00, 0x62])
        #expect(ScreenText.letters(editor.frame, row: 0) == " a^@b")
        editor.press("ctrl+end")
        editor.type("c")
        #expect(editor.bytes == [0x61, 0x00, 0x62, 0x63])
    }

    @Test func `a soft hyphen, a zero-width space and a BOM do not shift the caret`() {
        let editor = opened(Array("\u{FEFF}co\u{AD}op a\u{200B}b\u{FEFF}c".utf8))
        editor.press("ctrl+home")
        var columns: [Int] = []
        for _ in 0..<12 {
            columns.append(editor.frame.caret?.column ?? -1)
            editor.press("right")
        }
        #expect(columns == columns.sorted() && Set(columns).count == columns.count)
    }

    @Test func `a name with escape codes is shown harmlessly`() {
        let name = FilePath(Array("a\u{1b}]0;X\u{7}b".utf8))
        let editor = EditorHarness(
            opened: [(OpenedText(path: name, text: Rope("x"), stamp: nil), nil)], rows: 4, columns: 60)
        #expect(editor.foot.contains("a^[]0;X^Gb · new"))
    }

    @Test func `a letter and its accents are one step, and are deleted as one`() {
        let editor = EditorHarness("e\u{301}a‸", columns: 20)
        editor.press("left left")
        #expect(editor.frame.caret?.column == 1)
        editor.press("delete")
        editor.expectText("‸a")
    }

    @Test(arguments: ["⌨️ x", "ℹ️ x", "👨‍👩‍👧‍👦 x", "🇩🇪 x", "👍🏽 x"])
    func `an emoji of several parts is one step`(text: String) {
        let editor = EditorHarness(text, columns: 20)
        editor.press("right")
        #expect(editor.session.document.selection.head.bytes == text.utf8.count - 2)
        editor.press("backspace")
        editor.expectText("‸ x")
    }

    @Test func `new lines end as their neighbours do`() {
        let editor = EditorHarness("one‸\r\ntwo\nthree")
        editor.press("enter")
        #expect(editor.bytes == Array("one\r\n\r\ntwo\nthree".utf8))
        editor.press("down down end enter")
        #expect(
            editor.bytes == Array("one\r\n\r\ntwo\n\nthree".utf8)
                || editor.bytes == Array("one\r\n\r\ntwo\nthree\n".utf8))
    }

    @Test(arguments: [
        "ctrl+home left", "ctrl+home shift+left", "home", "ctrl+g", "ctrl+a left", "ctrl+home up",
    ])
    func `there is no room to write before a byte order mark`(keys: String) {
        let editor = opened(Array("\u{FEFF}one".utf8))
        editor.press(keys)
        if keys == "ctrl+g" {
            editor.type("0%")
            editor.press("enter")
        }
        editor.type("x")
        #expect(editor.bytes == Array("\u{FEFF}xone".utf8))
    }

    @Test func `a click in the margin leaves a byte order mark first`() {
        let editor = opened(Array("\u{FEFF}one".utf8))
        editor.press("ctrl+end")
        editor.click(row: 0, column: 0)
        editor.type("x")
        #expect(editor.bytes == Array("\u{FEFF}xone".utf8))
    }

    @Test(arguments: ["backspace", "alt+backspace"])
    func `deleting back from the first letter leaves a byte order mark`(key: String) {
        let editor = opened(Array("\u{FEFF}one".utf8))
        editor.press("ctrl+home \(key)")
        #expect(editor.bytes == Array("\u{FEFF}one".utf8))
        editor.press("ctrl+a delete")
        #expect(editor.bytes == Array("\u{FEFF}".utf8))
    }
}
