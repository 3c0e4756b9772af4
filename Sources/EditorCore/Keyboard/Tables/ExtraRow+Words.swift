extension ExtraRow {
    /// The key that a word of the settings stands for: a character, a word of the table below, or the name of a command
    /// without its blanks.
    static func key(word: String) -> PanelKey? {
        if word.count == 1 {
            guard let close = closing[word] else { return .sign(word) }
            return PanelKey(
                word, plain: PlainLabel.label(of: word), spoken: SpokenName.name(of: word),
                .bracket(open: word, close: close))
        }
        if let key = keys[word] { return key }
        let info = CommandInfo.all.first { $0.name.replacing(" ", with: "") == word }
        return info.map { PanelKey($0.name, .command($0.command)) }
    }

    /// Marks that come in pairs.
    private static let closing = [
        "(": ")", "[": "]", "{": "}", "“": "”", "‘": "’", "„": "“", "‚": "‘", "«": "»", "‹": "›", "「": "」",
        "『": "』",
    ]

    /// Keys with a label or a word of their own, and all of the standard row: the table of commands is long, and the first
    /// page would wait for it.
    private static let keys: [String: PanelKey] = [
        "left": PanelKey("‹", plain: "<", spoken: "left", .command(.moveLeft)),
        "right": PanelKey("›", plain: ">", spoken: "right", .command(.moveRight)),
        "wordleft": PanelKey("«word", plain: "<<word", spoken: "word left", .command(.moveWordLeft)),
        "wordright": PanelKey("word»", plain: "word>>", spoken: "word right", .command(.moveWordRight)),
        "rowstart": PanelKey("|‹", plain: "|<", spoken: "row start", .command(.moveToRowStart)),
        "rowend": PanelKey("›|", plain: ">|", spoken: "row end", .command(.moveToRowEnd)),
        "deleteword": PanelKey(
            "⌫word", plain: "delword", spoken: "delete word", .command(.deleteWordBackward)),
        "select": PanelKey("select", .command(.selectWordRight)),
        "undo": PanelKey("undo", .command(.undo)),
        "redo": PanelKey("redo", .command(.redo)),
        "vary": PanelKey("vary", .command(.vary)),
        "tab": PanelKey("tab", .key(.tab)),
        "esc": PanelKey("esc", .key(.escape)),
        "enter": PanelKey("⏎", plain: "enter", spoken: "enter", .key(.enter)),
        "backspace": PanelKey("⌫", plain: "bksp", spoken: "backspace", .key(.backspace)),
        "delete": PanelKey("del", spoken: "delete", .key(.delete)),
        "space": PanelKey("space", .text(" ")),
        "nobreak": PanelKey("nbsp", spoken: "no-break space", .text("\u{A0}")),
    ]
}
