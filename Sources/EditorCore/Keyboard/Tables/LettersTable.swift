/// Letters, with the extra row above them.
enum LettersTable {
    static func table(_ content: PanelContent, _ shape: PanelShape) -> KeyTable {
        let keys = shape.variant == .full ? full(content) : small(content, shape)
        if content.choices.showsTypeahead {
            var strip = words(content)
            strip.isLow = true
            return KeyTable([strip, extra(content, beside: keys)] + keys)
        }
        // Words to choose from are asked about, and nothing is typed meanwhile.
        return KeyTable([content.candidates.isEmpty ? extra(content, beside: keys) : words(content)] + keys)
    }

    /// Words that go on with what is being typed, or that are meant by it.
    private static func words(_ content: PanelContent) -> KeyRow {
        KeyRow(content.candidates.enumerated().map { PanelKey($1, .candidate($0)) }, .packed)
    }

    /// The extra row. A key that the rows below have too is called otherwise, so that each is found by its name.
    static func extra(_ content: PanelContent, beside rows: [KeyRow]) -> KeyRow {
        let names = Set(rows.flatMap(\.keys).map(\.spokenName))
        let keys = content.choices.extraRow.keys.map { key in
            var key = key
            if names.contains(key.spokenName) { key.spokenName = "extra " + key.spokenName }
            return key
        }
        return KeyRow(keys, .spread)
    }

    /// Typing keys for the characters of a row.
    static func keys(_ characters: String) -> [PanelKey] { characters.map { .sign(String($0)) } }

    static func keys(_ row: (plain: String, shifted: String), _ content: PanelContent) -> [PanelKey] {
        keys(content.hands.shift.isOn ? row.shifted : row.plain)
    }

    // MARK: Full

    private static let signRows = [
        ("!@#$%^&*()_+", "!@#$%^&*()_+"), ("`~\\|{}<>«»„‚", "`~\\|{}<>«»„‚"),
        ("“”‘’–—…•§¶†", "“”‘’–—…•§¶†"), ("€£¥¢©®°×÷½", "€£¥¢©®°×÷½"),
    ]

    private static func full(_ content: PanelContent) -> [KeyRow] {
        let isSigns = content.hands.page == 1
        let rows = isSigns ? signRows : content.choices.letters.rows.full
        let keys = rows.map { Self.keys($0, content) }
        let other =
            isSigns ? PanelKey("abc", spoken: "letters", .page(0), width: 6) : FunctionKey.signs(to: 1, 6)
        var foot = KeyRow([
            FunctionKey.control(6), FunctionKey.alt(5), FunctionKey.tab(5), FunctionKey.escape(5), other,
            FunctionKey.space(14), FunctionKey.left(4), FunctionKey.up(4), FunctionKey.down(4),
            FunctionKey.right(5),
        ])
        foot.cut = 5
        return [
            KeyRow(keys[0] + [FunctionKey.backspace("⌫ back", 9)], indent: 1),
            KeyRow(keys[1], indent: 1),
            KeyRow(keys[2] + [FunctionKey.enter("⏎ enter", 12)], indent: 2),
            KeyRow([FunctionKey.shift(7)] + keys[3] + [FunctionKey.rightShift(9)]),
            foot,
        ]
    }

    // MARK: Small

    /// Ten keys a row, as on a telephone.
    static func small(_ content: PanelContent, _ shape: PanelShape) -> [KeyRow] {
        let page = content.hands.page
        let rows = page == 0 ? letterRows(content) : signRows(page, shape)
        let digits = shape.isTall ? [KeyRow(keys("1234567890"))] : []
        return digits + rows + [page == 0 ? typingFoot(content) : movingFoot]
    }

    static func letterRows(_ content: PanelContent) -> [KeyRow] {
        let rows = content.choices.letters.rows.small.map { keys($0, content) }
        var last = KeyRow([FunctionKey.shift(6)] + rows[2] + [FunctionKey.backspace("⌫", 6)])
        last.cut = 5
        return [KeyRow(rows[0]), KeyRow(rows[1], indent: (10 - rows[1].count) * 2), last]
    }

    /// All other signs of ASCII. Where the digits have no row of their own, they come first.
    private static func signRows(_ page: Int, _ shape: PanelShape) -> [KeyRow] {
        let common = "-/:;()$&@`"
        let rare = "[]{}#%^*+="
        let turn = PanelKey(page == 1 ? "1/2" : "2/2", spoken: "more signs", .page(3 - page), width: 6)
        let lead = shape.isTall ? PanelKey.sign("~", width: 6) : turn
        let upper =
            shape.isTall ? [common, rare] : page == 1 ? ["1234567890", common] : [rare, "~“”‘’—–…•§"]
        var last = KeyRow([lead] + keys("!?_\\|<>") + [FunctionKey.backspace("⌫", 6)])
        last.cut = 5
        return upper.map { KeyRow(keys($0)) } + [last]
    }

    private static func typingFoot(_ content: PanelContent) -> KeyRow {
        let isShifted = content.hands.shift.isOn
        var row = KeyRow([
            FunctionKey.signs(to: 1, 6), FunctionKey.control(6), .sign(isShifted ? "!" : ","),
            FunctionKey.space(12), .sign(isShifted ? "?" : "."), FunctionKey.enter("⏎", 8),
        ])
        row.cut = 3
        row.sharesCut = true
        return row
    }

    private static let movingFoot: KeyRow = {
        var row = KeyRow([
            PanelKey("abc", spoken: "letters", .page(0), width: 5), FunctionKey.alt(4), FunctionKey.tab(4),
            FunctionKey.escape(4), FunctionKey.space(7), FunctionKey.left(4), FunctionKey.up(4),
            FunctionKey.down(4), FunctionKey.right(4),
        ])
        row.cut = 4
        return row
    }()
}
