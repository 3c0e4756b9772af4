import EditorCore
import EditorTestSupport
import Testing

struct PanelLayoutPropertyTests {
    @Test(arguments: 0..<8)
    func `on any screen each cell of the panel has one key, and nothing is drawn beside it`(_ round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<40 {
            let size = GridSize(
                rows: .random(in: 1...62, using: &random), columns: .random(in: 1...210, using: &random))
            let picture = Self.picture(on: size, &random)
            Self.expectCovered(picture, "\(picture.content.face) on \(size.columns)×\(size.rows)")
            Self.expectClean(picture, "\(picture.content.face) on \(size.columns)×\(size.rows)")
        }
    }

    private static func picture(on size: GridSize, _ random: inout SeededGenerator) -> PanelPicture {
        let kind = PanelKind.allCases.randomElement(using: &random) ?? .letters
        let arrangements = [KeyboardPanelState.Arrangement.docked, .undocked, .split]
        var choices = PanelChoices()
        choices.hasJapanese = .random(using: &random)
        choices.showsTypeahead = .random(using: &random)
        choices.usesPlainLabels = .random(using: &random)
        choices.keyHeight = PanelChoices.KeyHeight.allCases.randomElement(using: &random) ?? .auto
        choices.letters = LetterLayout.allCases.randomElement(using: &random) ?? .qwerty
        choices.layout.cellWidth.ambiguousIsWide = .random(using: &random)
        let face = PanelFace(kind, isExpanded: .random(using: &random))
        let page = Int.random(in: 0...3, using: &random)
        let words = [
            "今日", "word", "e\u{301}", "👩‍👩‍👧", "\u{7}",
            "a word far too long for any of the strips there are here",
        ]
        let count = Int.random(in: 0...6, using: &random)
        let spellsInLatin = Bool.random(using: &random)
        return PanelPicture(
            face, arrangements.randomElement(using: &random) ?? .docked, on: size, choices: choices
        ) {
            $0.hands.page = page
            $0.candidates = Array(words[..<count])
            $0.hands.spellsInLatin = spellsInLatin
        }
    }

    private static func expectCovered(_ picture: PanelPicture, _ message: String) {
        guard picture.state.isVisible else { return }
        let size = picture.screen.size
        var owners = [Int](repeating: 0, count: size.rows * size.columns)
        for key in picture.layout.keys {
            #expect(key.rect.origin.column + key.rect.size.columns <= size.columns, "\(message): \(key)")
            for cell in indices(of: key.rect, size) { owners[cell] += 1 }
        }
        for part in picture.state.frame.parts { for cell in indices(of: part, size) { owners[cell] -= 1 } }
        let wrong = owners.indices.filter { owners[$0] != 0 }
        #expect(wrong.isEmpty, "\(message): \(wrong.prefix(3))")
    }

    private static func expectClean(_ picture: PanelPicture, _ message: String) {
        let size = picture.screen.size
        var inside = [Bool](repeating: false, count: size.rows * size.columns)
        for part in picture.state.frame.parts where picture.state.isVisible {
            for cell in indices(of: part, size) { inside[cell] = true }
        }
        let drawn = zip(picture.screen.cells, inside).enumerated().filter { !$1.1 && $1.0 != Cell() }.map(
            \.offset)
        #expect(drawn.isEmpty, "\(message): \(drawn.prefix(3))")
    }

    /// The cells of a rectangle, counted row by row from the top left of the screen.
    private static func indices(of rect: GridRect, _ size: GridSize) -> [Int] {
        (rect.origin.row..<rect.origin.row + rect.size.rows).flatMap { row in
            (0..<rect.size.columns).map { row * size.columns + rect.origin.column + $0 }
        }
    }
}
