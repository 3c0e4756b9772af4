extension Rope {
    /// Bytes before the caret in which kana words are looked for.
    private static let kanaReach = 16 << 10

    /// Runs of kana before `caret`, of two letters and more, the nearest first and each once: words to be offered where
    /// there is no dictionary.
    ///
    /// - Complexity: O(`kanaReach`), whatever the length of the text.
    func kanaWords(before caret: TextOffset) -> [String] {
        let start = caret - min(caret.bytes, Self.kanaReach)
        let text = String(decoding: bytes(in: start..<caret), as: UTF8.self)
        var seen: Set<String> = []
        return text.split { !$0.isKana }.reversed().map(String.init).filter {
            $0.count > 1 && seen.insert($0).inserted
        }
    }
}

extension Character {
    /// Hiragana, katakana and the long vowel sign (blocks 3040 and 30A0 of Unicode, without the middle dot).
    fileprivate var isKana: Bool {
        unicodeScalars.allSatisfy {
            (0x3041...0x309F).contains($0.value) || (0x30A1...0x30FF).contains($0.value) && $0.value != 0x30FB
        }
    }
}
