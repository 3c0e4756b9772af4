import EditorCore
import EditorTestSupport

extension EditorHarness {
    /// An editor with dictionaries in memory, and spelling switched on.
    static func spelling(
        _ marked: String, _ languages: String = "en_US", rows: Int = 8, columns: Int = 40,
        panel: PanelMemory? = PanelMemory(), settings: Settings = .still
    ) -> EditorHarness {
        let editor = EditorHarness(marked, rows: rows, columns: columns, settings: settings, panel: panel)
        editor.disk.speller.words = [
            "en_US": [
                "the", "ferry", "left", "at", "ten", "and", "so", "she", "said", "doesn't", "don't", "naïve",
                "hat",
                "i", "it", "was", "tea", "here", "know",
            ],
            "de_DE": ["größe", "straße", "und", "der", "hut"],
            "fr": ["l'étang", "d'eau", "vert"], "es": ["el", "niño", "está", "aquí"],
            "sv": ["räksmörgås", "och", "en"],
        ]
        editor.disk.speller.suggestions = [
            "teh": ["the", "tea"], "Teh": ["The", "Tea"], "doesb't": ["doesn't", "does"], "dont": ["don't"],
            "l'etang": ["l'étang", "étang"], "Grösse": ["Größe"], "nino": ["niño"],
            "raksmorgas": ["räksmörgås"],
        ]
        editor.press("alt+%")
        editor.press("ctrl+u")
        for _ in 0..<12 { editor.press("backspace") }
        editor.type(languages)
        editor.press("enter")
        editor.press("esc")
        return editor
    }

    /// The words that are marked on the screen, from the top.
    var misspelt: [String] {
        var words: [String] = []
        for row in 0..<frame.size.rows {
            var word = ""
            for column in 0..<frame.size.columns {
                let cell = frame[GridPosition(row: row, column: column)]
                if cell.role == .misspelt {
                    switch cell.glyph {
                    case .scalar(let scalar): word.unicodeScalars.append(scalar)
                    case .cluster(let text): word += text
                    }
                } else if !word.isEmpty {
                    words.append(word)
                    word = ""
                }
            }
            if !word.isEmpty { words.append(word) }
        }
        return words
    }
}
