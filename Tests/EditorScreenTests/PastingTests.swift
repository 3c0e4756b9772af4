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

    @Test func `a paste that takes long stands in the text before its end, and is one undo step`() {
        let editor = EditorHarness("‸ end", columns: 60)
        editor.feed(Array("\u{1B}[200~one\r\n".utf8))
        editor.advance(by: .milliseconds(300))
        #expect(editor.bytes == Array("one\n end".utf8))
        editor.feed(Array("two\0".utf8))
        editor.advance(by: .milliseconds(300))
        editor.feed(Array(" three\u{1B}[201~".utf8))
        #expect(editor.bytes == Array("one\ntwo three end".utf8))
        #expect(editor.foot.contains("1 NUL byte was left out"))
        editor.advance(by: .milliseconds(100))
        editor.press("ctrl+z")
        editor.expectText("‸ end")
    }

    @Test func `behind a paste that took long the next one is another step`() {
        let editor = EditorHarness("‸")
        editor.feed(Array("\u{1B}[200~one ".utf8))
        editor.advance(by: .milliseconds(300))
        editor.feed(Array("\u{1B}[201~".utf8))
        editor.advance(by: .milliseconds(300))
        editor.paste(Array("two".utf8))
        editor.press("ctrl+z")
        editor.expectText("one ‸")
    }

    @Test func `a line takes the first line of a paste that takes long, and no more`() {
        let editor = EditorHarness("a b", columns: 40)
        editor.press("ctrl+f")
        for part in ["\u{1B}[200~on", "e\ntwo", "\nthree\u{1B}[201~"] {
            editor.feed(Array(part.utf8))
            editor.advance(by: .milliseconds(300))
        }
        #expect(editor.foot.contains("one"))
        #expect(!editor.foot.contains("two") && !editor.foot.contains("three"))
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
