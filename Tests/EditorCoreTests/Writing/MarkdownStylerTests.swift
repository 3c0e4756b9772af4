import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct MarkdownStylerTests {
    private func picture(_ text: Rope) -> String {
        var styler = MarkdownStyler(text)
        return MarkdownPicture.of(text, styler.runs(in: text.range, of: text))
    }

    static let texts = [
        ("Head\n===\n\nText", "{heading strong:Head\n}{mark:===}\n\nText"),
        ("Head\n---\nText", "{heading strong:Head\n}{mark:---}\nText"),
        ("Text.\n\n---\n\nText.", "Text.\n\n{mark:---}\n\nText."),
        ("a *b\nc* d", "a {mark:*}{emphasis:b\nc}{mark:*} d"), ("a *b\n\nc* d", "a *b\n\nc* d"),
        ("- a *b\n  c* d", "{mark:-} a {mark:*}{emphasis:b\n  c}{mark:*} d"),
        (
            "```swift\nlet *a* = 1\n```\n*b*",
            "{mark:```swift}\n{code:let *a* = 1}\n{mark:```}\n{mark:*}{emphasis:b}{mark:*}"
        ),
        ("~~~\n```\n~~~\n*b*", "{mark:~~~}\n{code:```}\n{mark:~~~}\n{mark:*}{emphasis:b}{mark:*}"),
        ("````\n```\n````\n*b*", "{mark:````}\n{code:```}\n{mark:````}\n{mark:*}{emphasis:b}{mark:*}"),
        (
            "---\ntitle: A\n---\n*b*",
            "{dimmed:---}\n{dimmed:title: A}\n{dimmed:---}\n{mark:*}{emphasis:b}{mark:*}"
        ),
        (
            "\u{FEFF}---\ntitle: A\n---\n*b*",
            "{dimmed:\u{FEFF}---}\n{dimmed:title: A}\n{dimmed:---}\n{mark:*}{emphasis:b}{mark:*}"
        ),
        (
            "---\n*b*\n---",
            "{mark:---}\n{mark:*}{heading strong emphasis:b}{mark:*}{heading strong:\n}{mark:---}"
        ),
        ("", ""), ("\n", "\n"), ("*a*\n", "{mark:*}{emphasis:a}{mark:*}\n"),
    ]

    @Test(arguments: texts) func `lines that belong together are shown together`(text: String, shown: String)
    {
        #expect(picture(Rope(text)) == shown)
    }

    @Test func `a mark far above turns all below into code, and taking it away turns that back`() {
        var text = Rope(String(repeating: "*a*\n\n", count: 1_000))
        var styler = MarkdownStyler(text)
        let page = TextOffset(3_000)..<TextOffset(3_010)
        #expect(styler.runs(in: page, of: text).contains { $0.traits == .emphasis })
        let edit = Edit(offset: .zero, removed: Rope(), inserted: Rope("```\n"))
        text = Rope("```\n" + String(repeating: "*a*\n\n", count: 1_000))
        styler.follow(edit, in: text)
        #expect(styler.runs(in: page, of: text).allSatisfy { $0.role == .code })
        text = Rope(String(repeating: "*a*\n\n", count: 1_000))
        styler.follow(edit.inverse, in: text)
        #expect(styler.runs(in: page, of: text).contains { $0.traits == .emphasis })
    }

    @Test func `a letter makes only the lines beside it be looked at again`() {
        var text = Rope(String(repeating: "Some *words* here.\n\n", count: 40))
        var styler = MarkdownStyler(text)
        _ = styler.runs(in: text.range, of: text)
        let before = styler.unitsRead
        let place = TextOffset(205)
        let edit = Edit(offset: place, removed: Rope(), inserted: Rope("x"))
        var bytes = text.bytes(in: text.range)
        bytes.insert(0x78, at: 205)
        text = Rope(bytes)
        styler.follow(edit, in: text)
        _ = styler.runs(in: text.range, of: text)
        #expect(styler.unitsRead - before <= 4)
    }

    @Test func `in a line of megabytes only what is on the page is looked at`() {
        let text = Rope(String(repeating: "some *words* and ", count: 300_000))
        var styler = MarkdownStyler(text)
        let page = TextOffset(2_000_000)..<TextOffset(2_003_000)
        let runs = styler.runs(in: page, of: text)
        #expect(styler.unitsRead <= 3)
        #expect(runs.contains { $0.traits == .emphasis && page.contains($0.range.lowerBound) })
    }
}
