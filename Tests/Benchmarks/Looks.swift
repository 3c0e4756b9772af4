import EditorCore

/// Keys on a page that holds the caret's row, or shows gaps or indents, beside the same keys on a plain page.
func reportLooks() {
    let text = prose(600_000, lineLength: 400)
    for (name, typewriter, paragraphs) in [
        ("plain page", false, ParagraphStyle.plain), ("typewriter", true, .plain), ("gaps", false, .gap),
        ("indents", false, .indent), ("typewriter and gaps", true, .gap),
    ] {
        var settings = Settings()
        settings.typewriter = typewriter
        settings.paragraphs = paragraphs
        let desk = BenchmarkDesk(text, settings: settings)
        desk.go(to: text.paragraphStart(containing: TextOffset(300_000)) + 200)
        report("key to frame, \(name)", median(2000) { _ in desk.press([UInt8(ascii: "e")]) })
        let arrows = [Array("\u{1b}[A".utf8), Array("\u{1b}[B".utf8)]
        report("row up or down, \(name)", median(2000) { desk.press(arrows[$0 / 50 % 2]) })
    }
}
