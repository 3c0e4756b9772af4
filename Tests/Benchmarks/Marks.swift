import EditorCore

/// Keys with marks set while they are typed, beside the same keys without; and the marks of a novel.
func reportMarks() {
    let sentence = Array("\"It's so,\" she said -- and left... ")
    let text = prose(1_000_000, lineLength: 800)
    for (name, isOn, keys) in [
        ("letters, marks off", false, Array("and so on ")), ("letters, marks on", true, Array("and so on ")),
        ("dialogue, marks off", false, sentence), ("dialogue, marks on", true, sentence),
        ("quotes alone, marks on", true, ["\""]),
    ] {
        var settings = Settings()
        settings.marks = isOn
        let desk = BenchmarkDesk(text, settings: settings)
        desk.go(to: text.paragraphStart(containing: TextOffset(500_000)) + 400)
        let key = median(2000) { desk.press(Array(String(keys[$0 % keys.count]).utf8)) }
        report("key to frame, \(name)", key)
    }
    let novel = Rope(String(repeating: String(sentence) + "\n", count: 10_000_000 / sentence.count))
    var longest = Duration.zero
    let whole = clock.measure {
        var conversion = MarkConversion(.setting, of: novel, in: novel.range, MarkStyle(.english))
        while !conversion.isDone {
            longest = max(longest, clock.measure { conversion.advance(atMost: 64 << 10) })
        }
        precondition(conversion.count > 1_000_000, "the marks are not set")
    }
    report("marks of 10 MB", whole)
    report("marks of 10 MB, longest slice", longest)
}
