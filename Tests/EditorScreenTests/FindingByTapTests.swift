import EditorTestSupport
import Testing

@testable import EditorCore

/// Finding and replacing without a keyboard.
@Suite struct FindingByTapTests {
    @Test(arguments: [(24, 80), (12, 40)])
    func `every way to look is switched by taps, on any screen`(_ size: (Int, Int)) {
        let editor = EditorHarness.withPanel(
            .help, .docked, "‸Part art", rows: size.0, columns: size.1)
        editor.press("ctrl+f")
        for (name, word) in [("whole words", "word"), ("exact case", "Aa")] {
            for _ in 0..<8 where editor.key(name) == nil { editor.tap("more keys") }
            editor.tap(name)
            #expect(editor.session.finding.options.words.contains(word))
        }
        editor.type("art")
        editor.expectText("Part ⟦art‸⟧")
        #expect(editor.key("more keys") != nil && editor.key("whole words") == nil)
    }

    @Test func `a replacement is answered by taps`() {
        let editor = EditorHarness.withPanel(.help, .docked, "‸cat cat cat")
        editor.press("ctrl+r")
        editor.type("cat")
        editor.tap("go on")
        editor.type("dog")
        editor.tap("go on", "yes", "no", "all")
        #expect(editor.bytes == Array("dog cat dog".utf8))
    }
}
