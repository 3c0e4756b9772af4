import EditorCore
import EditorTestSupport
import Testing

/// Random texts of what marks meet, in every language.
@Suite struct MarksPropertyTests {
    private static let words = [
        "word", "it's", "don't", "l'été", "O'Brien", "1939", "été", "a", "Straße", "漢字",
    ]
    private static let phrases = [
        "\"W\"", "'W'", "(\"W\")", "\"W 'W' W\"", "W--W", "W -- W", "W...", "\"W...\"", "W, W", "W.",
        "\"W,\"", "`\"W\"`",
        "<b>W</b>", "*\"W\"*", "http://a.org/W",
    ]

    private func paragraph(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            let phrase = Self.phrases.randomElement(using: &generator) ?? ""
            return phrase.map { $0 == "W" ? Self.words.randomElement(using: &generator) ?? "" : String($0) }
                .joined()
        }.joined(separator: " ")
    }

    @Test func `typed letter by letter it is what a conversion of the whole makes`() {
        for round in 0..<200 {
            var generator = SeededGenerator.announced(round)
            let style = MarkStyle(Language.allCases.randomElement(using: &generator) ?? .english)
            let text = paragraph(&generator) + "\n"
            #expect(TypingHand.typed(text, style) == TypingHand.converted(text, style), "\(text)")
        }
    }

    @Test func `converted there and back it is the straight text`() {
        for round in 0..<200 {
            var generator = SeededGenerator.announced(round)
            let style = MarkStyle(Language.allCases.randomElement(using: &generator) ?? .english)
            let text = (0..<5).map { _ in paragraph(&generator) }.joined(separator: "\n")
            let set = TypingHand.converted(text, style)
            #expect(TypingHand.converted(set, style, .straightening) == text, "\(set)")
        }
    }

    @Test func `what is set is set already`() {
        for round in 0..<200 {
            var generator = SeededGenerator.announced(round)
            let style = MarkStyle(Language.allCases.randomElement(using: &generator) ?? .english)
            let set = TypingHand.converted(paragraph(&generator), style)
            #expect(TypingHand.converted(set, style) == set)
        }
    }

    @Test func `undo goes back to the empty text, and redo comes forward to the same`() {
        for round in 0..<25 {
            var generator = SeededGenerator.announced(round)
            var settings = Settings.still
            settings.marks = true
            settings.language = Language.allCases.randomElement(using: &generator) ?? .english
            let editor = EditorHarness("‸", settings: settings)
            editor.type(paragraph(&generator))
            let whole = editor.bytes
            for _ in 0..<400 where !editor.bytes.isEmpty { editor.press("ctrl+z") }
            #expect(editor.bytes.isEmpty)
            for _ in 0..<400 where editor.bytes != whole { editor.press("ctrl+y") }
            #expect(editor.bytes == whole)
        }
    }

    @Test func `any keys and any bytes are survived, and other letters stay`() {
        let keys = Array("\"'-.;:!?` <>@/*ab1 \n")
        for round in 0..<200 {
            var generator = SeededGenerator.announced(round)
            let style = MarkStyle(Language.allCases.randomElement(using: &generator) ?? .english)
            let text = String((0..<60).map { _ in keys.randomElement(using: &generator) ?? "a" })
            let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber || $0.isNewline } }
            #expect(letters(TypingHand.typed(text, style)) == letters(text))
            #expect(letters(TypingHand.converted(text, style, slice: 7)) == letters(text))
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let rope = Rope(bytes)
            var conversion = MarkConversion(.straightening, of: rope, in: rope.range, style)
            while !conversion.isDone { conversion.advance(atMost: 50) }
            if conversion.count == 0 { #expect(conversion.result == rope) }
        }
    }
}
