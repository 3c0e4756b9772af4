import EditorCore
import EditorTestSupport
import Testing

@Suite struct PastingTests {
    @Test func `a paste of a megabyte is one change, one frame and one undo step`() {
        let editor = EditorHarness("start ‸end")
        let line = Array("“A line,” she said -- and 'more'.\n".utf8)
        let megabyte = Array(repeating: line, count: 1_000_000 / line.count).flatMap { $0 }
        let frames = editor.script.frames.count
        editor.paste(megabyte)
        #expect(editor.bytes.count == 9 + megabyte.count)
        #expect(editor.script.frames.count - frames <= 4)
        editor.press("ctrl+z")
        editor.expectText("start ‸end")
    }

    @Test func `pasted quotes, indents and tabs go in as they are`() {
        let editor = EditorHarness("")
        let text = "\tif \"x\"\n\t\tthen 'y' -- ...\n"
        editor.paste(Array(text.utf8))
        #expect(editor.bytes == Array(text.utf8))
    }

    @Test func `line ends of a paste become those of the neighbourhood`() {
        let editor = EditorHarness("one\r\ntwo‸\r\n")
        editor.paste(Array("a\rb\nc\r\nd".utf8))
        #expect(String(decoding: editor.bytes, as: UTF8.self) == "one\r\ntwoa\r\nb\r\nc\r\nd\r\n")
    }

    @Test func `NUL is left out of a paste and the writer is told`() {
        let editor = EditorHarness("", columns: 60)
        editor.paste([0x61, 0x00, 0x62, 0x00])
        editor.expectText("ab‸")
        #expect(editor.foot.contains("2 NUL bytes were left out"))
    }

    @Test func `an end mark inside a paste does not let the rest run as keys`() {
        let editor = EditorHarness("")
        editor.paste(Array("A\u{1b}[201~B\u{11}C".utf8))
        #expect(editor.end == nil)
        #expect(editor.bytes == Array("A\u{1b}[201~B\u{11}C".utf8))
    }

    @Test func `a paste replaces what is selected, and undo brings it back`() {
        let editor = EditorHarness("keep ⟦this⟧ text")
        editor.paste(Array("that".utf8))
        editor.expectText("keep that‸ text")
        editor.press("ctrl+z")
        editor.expectText("keep ⟦this‸⟧ text")
    }

    @Test func `cut and paste move words, and the copy goes to the terminal too`() {
        let editor = EditorHarness("one ⟦two ⟧three")
        editor.press("ctrl+x")
        #expect(editor.script.takeEffects() == [.copy(Array("two ".utf8))])
        editor.press("home ctrl+v")
        editor.expectText("two ‸one three")
    }

    @Test func `copying a wrapped paragraph adds no line ends and no margin`() {
        let text = "one two three four five six seven"
        let editor = EditorHarness(text, rows: 8, columns: 12)
        editor.press("ctrl+a ctrl+c")
        #expect(editor.script.takeEffects() == [.copy(Array(text.utf8))])
    }
}
