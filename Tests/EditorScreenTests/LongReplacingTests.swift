import EditorTestSupport
import Testing

@testable import EditorCore

/// Replacing that takes several turns of the loop, in a text that is small to us and huge to its slices.
@Suite struct LongReplacingTests {
    private static let slice = 2_000
    private static let text = String(repeating: "so it goes ", count: 2_000)

    private func editorAsking() -> EditorHarness {
        let editor = EditorHarness("‸" + Self.text, rows: 10, columns: 60)
        editor.session.searchSlice = Self.slice
        editor.press("ctrl+r")
        editor.type("goes")
        editor.press("enter")
        editor.type("went")
        editor.press("enter")
        return editor
    }

    private func sendOnce(_ editor: EditorHarness, _ keys: String) {
        editor.script.pending.append([.input(Array(keys.utf8))])
        editor.step()
    }

    @Test func `no turn of the loop gathers more than a slice`() {
        let editor = editorAsking()
        sendOnce(editor, "a")
        var turns = 0
        var work = 0
        while case .gathering(let walk, _) = editor.session.finding.replacing?.work {
            #expect(walk.search.work - work <= Self.slice + 84 || walk.search.work < work)
            work = walk.search.work
            #expect(editor.bytes == Array(Self.text.utf8))
            editor.step()
            #expect(editor.foot.contains("Replacing…") && editor.foot.contains("Stop esc"))
            turns += 1
        }
        #expect(turns > 5)
        editor.step()
        #expect(editor.foot.contains("2000 replaced"))
    }

    @Test func `Escape in the middle leaves the text as it was`() {
        let editor = editorAsking()
        sendOnce(editor, "a")
        editor.step()
        sendOnce(editor, "\u{1B}")
        editor.script.now += .milliseconds(60)
        editor.step()
        editor.step()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.bytes == Array(Self.text.utf8))
        #expect(editor.foot.contains("stopped; nothing was replaced"))
        editor.press("ctrl+z")
        #expect(editor.foot.contains("nothing to undo"))
    }

    @Test func `other keys meanwhile are not typed into the text`() {
        let editor = editorAsking()
        sendOnce(editor, "a")
        sendOnce(editor, "yx")
        editor.turn()
        #expect(editor.foot.contains("2000 replaced"))
        #expect(!String(decoding: editor.bytes, as: UTF8.self).contains("x"))
    }

    @Test func `another text in front ends it`() {
        let editor = editorAsking()
        sendOnce(editor, "a")
        editor.script.pending.append([
            .file(.opened(DocumentID(9), OpenedText(path: FilePath("other"), text: Rope("other"))))
        ])
        editor.step()
        #expect(!editor.session.hasIdleWork)
        editor.expectText("‸other")
    }

    @Test func `counting goes on in slices and ends with the line`() {
        let editor = EditorHarness("‸" + Self.text, rows: 10, columns: 60)
        editor.session.searchSlice = Self.slice
        editor.press("ctrl+f")
        sendOnce(editor, "goes")
        editor.step()
        editor.step()
        #expect(editor.session.hasIdleWork && editor.foot.contains("1 of ") && editor.foot.contains("…"))
        editor.turn()
        #expect(editor.foot.hasSuffix("1 of 2000"))
        editor.press("esc")
        #expect(!editor.session.hasIdleWork)
    }
}
