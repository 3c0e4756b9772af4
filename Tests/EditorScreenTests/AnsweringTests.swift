import EditorTestSupport
import Testing

@testable import EditorCore

/// Questions that a key brings up at once.
struct AnsweringTests {
    private let file = FilePath("draft.txt")

    @Test(arguments: ["y", "s"])
    func `letters that save elsewhere save here`(key: String) {
        let editor = EditorHarness("one‸", columns: 80)
        editor.type("x")
        editor.press("ctrl+q " + key)
        #expect(editor.end == .finished(0) && editor.disk.files[file] == Array("onex".utf8))
    }

    @Test func `a key that is no answer says so, and n gives nothing up`() {
        let editor = EditorHarness("one‸", columns: 100)
        editor.type("x")
        editor.press("ctrl+q n")
        #expect(editor.end == nil)
        #expect(editor.foot.contains("n is no answer here. Save changes to draft.txt?  Save ⏎"))
        editor.press("esc")
        #expect(editor.disk.givenUp.isEmpty)
    }

    @Test func `texts of one name are told apart by their folders`() {
        let texts = ["a/ch1.md", "b/ch1.md"].map {
            (text: OpenedText(path: FilePath($0), text: Rope("x")), place: TextPlace?.none)
        }
        let editor = EditorHarness(opened: texts, rows: 8, columns: 100)
        editor.type("y")
        editor.press("alt+t")
        editor.type("z")
        editor.press("ctrl+w")
        #expect(editor.screen.contains("Save changes to /b/ch1.md?"))
        editor.press("esc ctrl+q")
        #expect(editor.screen.contains("2 texts are not saved: /a/ch1.md and /b/ch1.md."))
    }

    @Test func `what is given up on the way out is told with the way back`() {
        let editor = EditorHarness("one‸", columns: 100)
        editor.type("x")
        editor.press("ctrl+q d")
        #expect(
            editor.session.farewell
                == "draft.txt is given up, but kept for a week; Alt-Y or cleanwriter --recover brings it back"
        )
    }
}
