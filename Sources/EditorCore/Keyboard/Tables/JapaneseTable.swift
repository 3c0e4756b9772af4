/// Kana as a grid or spelled in Latin letters, with candidates above. Both spellings take the same rows.
enum JapaneseTable {
    /// Cells at the right end of the strip that its own keys take, with the air before them.
    private static let tailColumns = 12

    /// The strip for candidates. A split panel has the strip's own keys in its other half.
    ///
    /// - Parameter frame: where the panel stands, which it has worked out already.
    static func room(in panel: KeyboardPanelState, at frame: PanelFrame, _ widths: CellWidth) -> CandidateRoom
    {
        let isDocked = panel.arrangement == .docked
        let lane = frame.parts.first.map { KeyPlacer.wordLane(in: $0, isDocked: isDocked).count } ?? 0
        let isFull = isDocked && panel.stage.size.columns >= PanelShape.fullColumns
        return CandidateRoom(
            columns: lane - (panel.arrangement == .split ? 0 : tailColumns), widths: widths,
            gap: KeyPlacer.wordGap(isFull: isFull), isNumbered: true)
    }

    static func table(_ content: PanelContent, _ shape: PanelShape) -> KeyTable {
        KeyTable([candidates(content)] + (content.hands.spellsInLatin ? latin(content) : kana))
    }

    private static func candidates(_ content: PanelContent) -> KeyRow {
        let isExpanded = content.face.isExpanded
        var row = KeyRow([], .packed)
        row.keys = content.candidates.enumerated().map { index, word in
            let label = CandidatePages.label(word, number: index + 1)
            return PanelKey(label, plain: label, spoken: "candidate \(index + 1)", .candidate(index))
        }
        row.tail = [
            PanelKey(
                isExpanded ? "less ▴" : "more ▾", plain: isExpanded ? "less" : "more",
                spoken: isExpanded ? "fewer candidates" : "more candidates", .compose(.expand)),
            PanelKey("‹", plain: "<", spoken: "previous candidates", .compose(.previousPage)),
            PanelKey(
                content.candidatePage.isEmpty ? "›" : "\(content.candidatePage) ›",
                plain: content.candidatePage.isEmpty ? ">" : "\(content.candidatePage) >",
                spoken: "next candidates", .compose(.nextPage)),
        ]
        row.tailColumns = tailColumns
        row.lines = isExpanded ? CandidateRoom.usual.expandedRows : CandidateRoom.usual.rows
        row.isLow = true
        row.cut = row.keys.count
        return row
    }

    // MARK: Kana

    /// The grid, with signs where the language has no sound.
    private static let kana: [KeyRow] = {
        var fillers = [5, 1, 2, 6, 3].map { key(KanaGrid.marks[$0]) }[...]
        let grid = (0..<5).map { vowel in
            KeyRow(KanaGrid.columns.compactMap { $0[vowel].map { key($0) } ?? fillers.popFirst() })
        }
        var foot = KeyRow([
            key(KanaGrid.marks[0], width: 6), key(KanaGrid.marks[4]), spelling("abc", "latin spelling", 6),
            convert(10), FunctionKey.enter("⏎", 8), FunctionKey.backspace("⌫", 6),
        ])
        foot.cut = 3
        return grid + [foot]
    }()

    private static func key(_ kana: KanaKey, width: Int = 4) -> PanelKey {
        let action: PanelAction =
            switch kana.action {
            case .kana(let text): .kana(text)
            case .toggleMark: .compose(.marks)
            }
        return PanelKey(kana.label, plain: kana.plainLabel, spoken: kana.spokenName, action, width: width)
    }

    private static func spelling(_ label: String, _ name: String, _ width: Int) -> PanelKey {
        PanelKey(
            label, plain: name == "kana grid" ? "kana" : label, spoken: name, .compose(.spelling),
            width: width)
    }

    private static func convert(_ width: Int) -> PanelKey {
        PanelKey("変換", plain: "conv", spoken: "convert", .compose(.convert), width: width)
    }

    // MARK: Latin

    private static func latin(_ content: PanelContent) -> [KeyRow] {
        let signs = "ー、。「」・？！…〜".map { sign in
            PanelKey(
                String(sign), plain: plainSigns[sign] ?? "-", spoken: SpokenName.name(of: String(sign)),
                .kana(String(sign)))
        }
        var foot = KeyRow([spelling("あ", "kana grid", 10), convert(18), FunctionKey.enter("⏎", 12)])
        foot.cut = 1
        foot.sharesCut = true
        return [KeyRow(signs), KeyRow(LettersTable.keys("1234567890"))] + LettersTable.letterRows(content) + [
            foot
        ]
    }

    private static let plainSigns: [Character: String] = [
        "、": ",", "。": ".", "「": "[", "」": "]", "・": "dot", "？": "?", "！": "!", "…": "...", "〜": "~",
    ]
}
