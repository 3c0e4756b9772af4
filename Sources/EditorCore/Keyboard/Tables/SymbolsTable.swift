/// Signs that keyboards lack, ten to a row.
enum SymbolsTable {
    static func table(page: Int, _ shape: PanelShape) -> KeyTable {
        let size = shape.isTall ? 4 : 2
        let pages = rows.count / size
        let page = min(max(0, page), pages - 1)
        return KeyTable(Array(rows[page * size..<(page + 1) * size]) + [foot(page, of: pages)])
    }

    private static let rows = [dashes] + signs.map { KeyRow($0.map { .sign(String($0)) }) }

    private static let signs = [
        "“”‘’„‚«»‹›", "…·•°×÷½§¶†", "€£$¥¢₹←↑→↓", "′″¡¿±≈≠≤≥‡", "©®™№ªº¼¾⅓⅔", "¹²³∞√↔⇒―‑‽", "「」『』〈〉※‖⁂‰",
    ]

    /// Dashes, and spaces labelled by words.
    private static let dashes: KeyRow = {
        var row = KeyRow([
            .sign("–"), .sign("—"), .sign("−"),
            space("no-break", plain: "nobreak", "\u{A0}", width: 11),
            space("thin", plain: "thin", "\u{2009}", width: 7),
            space("narrow", plain: "narrow", "\u{202F}", width: 10),
        ])
        row.cut = 3
        return row
    }()

    private static func space(_ label: String, plain: String, _ text: String, width: Int) -> PanelKey {
        PanelKey(label, plain: plain, spoken: SpokenName.name(of: text), .text(text), width: width)
    }

    private static func foot(_ page: Int, of pages: Int) -> KeyRow {
        var row = KeyRow([
            PanelKey(
                "\(page + 1)/\(pages)", plain: "\(page + 1) of \(pages)", spoken: "more signs",
                .page((page + 1) % pages), width: 8),
            FunctionKey.space(16), FunctionKey.backspace("⌫", 8), FunctionKey.enter("⏎", 8),
        ])
        row.cut = 1
        row.sharesCut = true
        return row
    }
}
