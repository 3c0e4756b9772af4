import EditorCore
import EditorTestSupport
import Testing

@Suite struct RememberedSearchesTests {
    private func editor(keeping file: String, remembering: Bool = true) -> EditorHarness {
        var settings = Settings.still
        settings.remembersSearches = remembering
        let editor = EditorHarness("‸one two three", columns: 40, settings: settings)
        editor.disk.kept[.searches] = Array(file.utf8)
        return editor
    }

    private func kept(_ editor: EditorHarness) -> String? {
        editor.disk.kept[.searches].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `what a former run has looked for comes back with Up`() {
        let editor = editor(keeping: "find two\nfind three\n")
        editor.press("ctrl+f up")
        #expect(editor.foot.contains("Find: two"))
        editor.press("up")
        #expect(editor.foot.contains("Find: three"))
    }

    @Test func `what is looked for now is kept before what was looked for then`() {
        let editor = editor(keeping: "find two\nput in four\n")
        editor.press("ctrl+r")
        editor.type("one")
        editor.press("enter")
        editor.type("five")
        editor.press("enter esc")
        #expect(kept(editor) == "find one\nfind two\nput in five\nput in four\n")
    }

    @Test func `words are kept when they are looked for, not while they are typed`() {
        let editor = editor(keeping: "")
        editor.press("ctrl+f")
        editor.type("tw")
        editor.press("esc")
        #expect(kept(editor) == "")
    }

    @Test func `what is looked for before the file has been read is kept at once`() {
        let editor = editor(keeping: "find two\n")
        editor.disk.holdsAnswers = true
        editor.press("ctrl+f")
        editor.type("one")
        editor.press("enter")
        #expect(kept(editor) == "find one\nfind two\n")
        editor.disk.release()
        editor.turn()
        #expect(kept(editor) == "find one\nfind two\n")
    }

    @Test func `what another window has looked for meanwhile stays`() {
        let editor = editor(keeping: "find two\n")
        editor.press("ctrl+f")
        editor.disk.kept[.searches] = Array("find three\nfind two\n".utf8)
        editor.type("one")
        editor.press("enter")
        #expect(kept(editor) == "find one\nfind two\nfind three\n")
    }

    @Test func `one who does not want it kept leaves nothing behind`() {
        let editor = editor(keeping: "find secret\n", remembering: false)
        editor.press("ctrl+f up")
        #expect(!editor.foot.contains("secret"))
        editor.type("one")
        editor.press("enter")
        #expect(kept(editor) == "")
    }

    @Test func `until something is looked for nothing is read`() {
        let editor = editor(keeping: "find two\n")
        editor.type("a")
        #expect(!editor.disk.requests.contains { if case .recallSearches = $0 { true } else { false } })
    }
}
