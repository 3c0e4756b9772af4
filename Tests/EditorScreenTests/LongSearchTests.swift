import EditorTestSupport
import Testing

@testable import EditorCore

/// A search that takes several turns of the loop, in a text that is small to us and huge to its slices.
@Suite struct LongSearchTests {
    private static let slice = 1_000

    private func editor(_ ending: String = "") -> EditorHarness {
        let text = "‸" + String(repeating: "so it goes ", count: 2_000) + ending
        let editor = EditorHarness(text, rows: 10, columns: 60)
        editor.session.searchSlice = Self.slice
        return editor
    }

    /// Sends bytes and lets the loop go round once, however much there is to do.
    private func sendOnce(_ editor: EditorHarness, _ keys: String) {
        editor.script.pending.append([.input(Array(keys.utf8))])
        editor.step()
    }

    private func begin(_ editor: EditorHarness, _ words: String) {
        editor.press("ctrl+f")
        sendOnce(editor, words)
    }

    @Test func `no turn of the loop looks through more than a slice, and the last one finds`() {
        let editor = editor("zebra")
        begin(editor, "zebra")
        var turns = 0
        while let search = editor.session.finding.running {
            let before = search.walk.search.work
            #expect(turns > 0 || before <= Self.slice + 84)
            editor.step()
            turns += 1
            let after = editor.session.finding.running?.walk.search.work ?? before
            #expect(after - before <= Self.slice + 84)
        }
        #expect(turns > 20)
        #expect(editor.marked.hasSuffix("⟦zebra‸⟧"))
        #expect(!editor.foot.contains("searching"))
    }

    @Test func `a search that takes its time is told of`() {
        let editor = editor()
        begin(editor, "zebra")
        #expect(!editor.foot.contains("searching"))
        editor.script.now += .milliseconds(60)
        editor.step()
        editor.step()
        #expect(editor.foot.contains("searching…"))
        editor.turn()
        #expect(editor.foot.contains("not found") && !editor.foot.contains("searching"))
    }

    @Test func `another letter begins another search`() {
        let editor = editor("zebu")
        begin(editor, "zebr")
        sendOnce(editor, "\u{7F}")
        editor.turn()
        #expect(editor.marked.hasSuffix("⟦zeb‸⟧u"))
    }

    @Test func `Escape ends the search where it began`() {
        let editor = editor("zebra")
        begin(editor, "zebra")
        editor.script.now += .milliseconds(60)
        sendOnce(editor, "\u{1B}")
        editor.script.now += .milliseconds(60)
        editor.step()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.marked.hasPrefix("‸so"))
    }

    @Test func `after Enter the search goes on without its line`() {
        let editor = editor("zebra")
        begin(editor, "zebra")
        editor.script.now += .milliseconds(60)
        sendOnce(editor, "\r")
        editor.step()
        editor.step()
        #expect(editor.foot.hasSuffix("searching…") && !editor.foot.contains("Find"))
        editor.turn()
        #expect(editor.marked.hasSuffix("⟦zebra‸⟧"))
        #expect(!editor.foot.contains("searching"))
    }

    @Test func `a letter typed into the text ends a search that goes on`() {
        let editor = editor("zebra")
        begin(editor, "zebra")
        sendOnce(editor, "\r")
        sendOnce(editor, "x")
        #expect(!editor.session.hasIdleWork)
        #expect(editor.marked.hasPrefix("x‸so"))
    }

    @Test func `what is nowhere is said after Enter too`() {
        let editor = editor()
        begin(editor, "zebra")
        sendOnce(editor, "\r")
        editor.turn()
        #expect(editor.foot.contains("“zebra” is not in this text"))
        #expect(editor.marked.hasPrefix("‸so"))
    }

    @Test func `the next and the last place are looked for in slices too`() {
        let editor = editor("zebra")
        editor.press("ctrl+f")
        editor.type("zebra")
        editor.press("enter ctrl+home")
        for key in [".", ","] {
            sendOnce(editor, "\u{1B}" + key)
            #expect(editor.session.hasIdleWork)
            editor.turn()
            #expect(editor.marked.hasSuffix("⟦zebra‸⟧"))
        }
    }

    @Test func `another text in front ends the search`() {
        let editor = editor("zebra")
        begin(editor, "zebra")
        sendOnce(editor, "\r")
        editor.script.pending.append([
            .file(.opened(DocumentID(9), OpenedText(path: FilePath("other"), text: Rope("other"))))
        ])
        editor.step()
        #expect(!editor.session.hasIdleWork)
        editor.expectText("‸other")
    }
}
