import EditorTestSupport
import Testing

@testable import CleanWriter
@testable import EditorCore

/// Patterns in the whole editor, with the library of this machine.
@Suite(.enabled(if: PCRE2Library.isInstalled, "the package libpcre2-8-0 is not installed"))
struct PatternEditingTests {
    private func editor(_ marked: String) -> EditorHarness {
        EditorHarness(marked, rows: 12, columns: 80, patterns: PCRE2Library())
    }

    private func replaceAll(_ editor: EditorHarness, _ pattern: String, by other: String) {
        editor.press("ctrl+r alt+r ctrl+u")
        editor.type(pattern)
        editor.press("enter ctrl+u")
        editor.type(other)
        editor.press("enter a")
    }

    private func text(_ editor: EditorHarness) -> String { String(decoding: editor.bytes, as: UTF8.self) }

    @Test(arguments: [
        ("$", "!", "one\ntwo", "one!\ntwo!"), ("^", "> ", "one\ntwo\n", "> one\n> two\n> "),
        ("x*", "-", "axb", "-a-b-"), ("$^", "-", "a\n\nb", "a\n-\nb"), ("\\b", "|", "a b", "|a| |b|"),
        ("(?=b)", "-", "abb", "a-b-b"), ("a|$", "x", "aba", "xbx"),
    ])
    func `patterns that match nothing neither loop nor lose a place`(
        pattern: String, other: String, text: String, expected: String
    ) {
        let editor = editor("‸" + text)
        replaceAll(editor, pattern, by: other)
        #expect(self.text(editor) == expected)
        editor.press("ctrl+z")
        #expect(self.text(editor) == text)
    }

    @Test(arguments: [
        ("(\\w+) (\\w+)", "$2 $1", "one two", "two one"), ("(?<a>\\w)(\\w)", "${2}${a}", "abcd", "badc"),
        (", ", "\\n", "a, b", "a\nb"), ("x", "$$1\\\\\\t", "x", "$1\\\t"), ("(a)|(b)", "[$2]", "ab", "[][b]"),
        ("\\n", " ", "a\nb\nc", "a b c"), ("(.)", "$10", "a", "a0"),
    ])
    func `groups and line ends are put in`(pattern: String, other: String, text: String, expected: String) {
        let editor = editor("‸" + text)
        replaceAll(editor, pattern, by: other)
        #expect(self.text(editor) == expected)
    }

    @Test func `a line end that is put in is that of the text`() {
        let editor = editor("‸a, b\r\nc")
        replaceAll(editor, ", ", by: "\\n")
        #expect(text(editor) == "a\r\nb\r\nc")
    }

    @Test func `a group that is not there is said before anything is done`() {
        let editor = editor("‸one")
        editor.press("ctrl+r alt+r")
        editor.type("(o)")
        editor.press("enter")
        editor.type("$2")
        editor.press("enter")
        #expect(editor.foot.contains("the pattern has no group 2"))
        #expect(text(editor) == "one")
    }

    @Test func `what is no pattern yet is said while it is typed`() {
        let editor = editor("‸a cat")
        editor.press("ctrl+f alt+r")
        editor.type("(cat")
        #expect(editor.foot.contains("no pattern yet, letter 5: missing closing parenthesis"))
        editor.type(")")
        editor.expectText("a ⟦cat‸⟧")
        #expect(editor.foot.hasSuffix("Find pattern: (cat)  1 of 1"))
    }

    @Test(arguments: ["^", "$", "x*", "$^", "\\b", "(?=o)"])
    func `the next match of nothing is another place, and round again`(pattern: String) {
        let editor = editor("‸one two\n\nthree")
        editor.press("ctrl+f alt+r")
        editor.type(pattern)
        editor.press("enter")
        let first = editor.session.view.selection
        var seen: Set<TextOffset> = []
        for _ in 0..<40 {
            editor.press("alt+.")
            seen.insert(editor.session.view.selection.head)
        }
        #expect(seen.contains(first.head) && seen.count <= 16)
        editor.press("alt+,")
        #expect(seen.contains(editor.session.view.selection.head))
    }

    @Test func `a pattern that would take for ever is given up`() {
        let editor = editor("‸" + String(repeating: "a", count: 40) + "b")
        editor.press("ctrl+f alt+r")
        editor.type("(a+)+c(?=x)$|(a|aa)+d")
        #expect(editor.screen.contains("takes too long") || editor.screen.contains("not found"))
        #expect(!editor.session.hasIdleWork)
    }

    @Test func `ten megabytes are gone through in slices, and Escape in the middle answers at once`() {
        let line = "The ferry left at ten past six, as it did every evening.\n"
        let editor = editor("‸" + String(repeating: line, count: (10 << 20) / line.utf8.count))
        let before = editor.session.document.text
        editor.session.searchSlice = 200_000
        // Ctrl-R, Alt-R, the pattern; then what is put in; then all.
        for keys in ["\u{12}", "\u{1B}r", "(\\w+)(,|\\.)", "\r", "$1;", "\r"] { sendOnce(editor, keys) }
        editor.step()
        #expect(editor.foot.contains("there?"))
        sendOnce(editor, "a")
        for _ in 0..<5 {
            let work = gatheredWork(editor)
            editor.step()
            #expect(gatheredWork(editor) - work <= editor.session.searchSlice + 32_000)
        }
        #expect(editor.foot.contains("Replacing…"))
        sendOnce(editor, "\u{1B}")
        editor.script.now += .milliseconds(80)
        editor.step()
        editor.step()
        #expect(!editor.session.hasIdleWork)
        #expect(editor.foot.contains("stopped; nothing was replaced"))
        #expect(editor.session.document.text == before)
    }

    @Test(arguments: ["zebra\\d+", "\\d{3,}x", "(\\w+) \\1x", "^\\s+$"])
    func `a pattern that stands nowhere takes a few steps for each letter, and no more in a longer text`(
        pattern: String
    ) throws {
        let line = "The lantern swung over the water, and nobody could say who had lit it.\n"
        let costs = try [500, 2_000].map { lines in
            let text = Rope(String(repeating: line, count: lines))
            let search = try TextSearch(SearchQuery(pattern, .pattern), PCRE2Library())
            var walk = HitWalk(search, in: text.range)
            while case .unfinished = walk.next(in: text, budget: 1 << 20) {}
            #expect(walk.reached > text.end)
            return Double(walk.search.work) / Double(text.count)
        }
        #expect(costs[1] < 1.1 * costs[0])
        #expect(costs[1] < Double(8 * PatternSearch.stepCost))
    }

    /// Sends keys and lets the loop go round once, however much there is to do.
    private func sendOnce(_ editor: EditorHarness, _ keys: String) {
        editor.script.pending.append([.input(Array(keys.utf8))])
        editor.step()
    }

    private func gatheredWork(_ editor: EditorHarness) -> Int {
        guard case .gathering(let walk, _) = editor.session.finding.replacing?.work else {
            Issue.record("nothing is gathered")
            return 0
        }
        return walk.search.work
    }
}
