import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct FocusTests {
    private func editor(
        _ marked: String, _ focus: Settings.Focus, rows: Int = 8, columns: Int = 30
    ) -> EditorHarness {
        var settings = Settings.still
        settings.focus = focus
        return EditorHarness(marked, rows: rows, columns: columns, settings: settings)
    }

    private static let text = "One two three. Fo‸ur five six seven eight nine. Ten.\n\nEleven twelve."

    @Test func `only the sentence of the caret stands out`() {
        let editor = editor(Self.text, .sentence)
        editor.type(" ")
        editor.press("backspace")
        editor.expectScreen(
            """
            | {faded:One two three.} Fo‸ur five six|
            | seven eight nine. {faded:Ten.}|
            ||
            | {faded:Eleven twelve.}|
            ||
            ||
            ||
            ||
            """)
    }

    @Test func `only the paragraph, or the row, of the caret stands out`() {
        #expect(!editor(Self.text, .paragraph).screen.contains("{faded:One"))
        #expect(editor(Self.text, .paragraph).screen.contains("{faded:Eleven"))
        #expect(editor(Self.text, .row).screen.contains("{faded:seven"))
        #expect(!editor(Self.text, .off).screen.contains("faded"))
    }

    @Test func `one key turns through row, sentence and paragraph, and off again`() {
        let editor = editor(Self.text, .off)
        var feet: [String] = []
        for _ in 0..<4 {
            editor.press("alt+7 f")
            feet.append(editor.foot.split(separator: " ").joined(separator: " "))
        }
        #expect(
            feet == [
                "focus on the row", "focus on the sentence", "focus on the paragraph", "focus is off",
            ])
    }

    @Test func `what is selected is not dimmed`() {
        let editor = editor("One two three. Four ⟦five. Six‸⟧ seven.", .sentence)
        #expect(editor.screen.contains("{selection:"))
        #expect(!editor.screen.contains("selection faded"))
    }

    @Test func `dimming follows the caret`() {
        let editor = editor("One two. Three.‸", .sentence)
        #expect(editor.screen.contains("{faded:One two.} Three."))
        editor.press("ctrl+home")
        #expect(editor.screen.contains("One two. {faded:Three.}"))
        editor.type("So. ")
        #expect(editor.screen.contains("{faded:So.} ‸One two. {faded:Three.}"))
    }

    @Test func `the wheel moves the page and leaves the focus with the caret`() {
        let long = (1...40).map { "Line \($0)." }.joined(separator: "\n")
        let editor = editor("‸" + long, .paragraph)
        editor.wheel(1)
        #expect(editor.screen.contains("{faded:Line 5.}"))
        #expect(editor.session.document.selection.head == .zero)
        editor.wheel(-1)
        #expect(editor.screen.contains("‸Line 1."))
    }

    @Test func `a small window over long paragraphs scrolls by the rows needed`() {
        let paragraph = String(repeating: "Words come and go. ", count: 40)
        let editor = editor("‸" + paragraph + "\n" + paragraph, .sentence)
        editor.press("down", times: 20)
        var top = editor.session.view.viewport.top
        for _ in 0..<10 {
            editor.press("down")
            let next = editor.session.view.viewport.top
            #expect(next - top <= 30)
            #expect(editor.screen.contains("‸"))
            top = next
        }
    }
}
