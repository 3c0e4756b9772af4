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
            $0.spellsInLatin = spellsInLatin
        }
    }

    private static func expectCovered(_ picture: PanelPicture, _ message: String) {
        guard picture.state.isVisible else { return }
        var owners: [GridPosition: Int] = [:]
        for key in picture.layout.keys { for cell in cells(of: key.rect) { owners[cell, default: 0] += 1 } }
        let parts = picture.state.frame.parts.flatMap(cells(of:))
        let shared = parts.filter { owners[$0] != 1 }
        #expect(shared.isEmpty, "\(message): \(shared.prefix(3))")
        #expect(owners.count == parts.count, "\(message): a key has cells beside the panel")
    }

    private static func expectClean(_ picture: PanelPicture, _ message: String) {
        let screen = GridRect(origin: GridPosition(row: 0, column: 0), size: picture.screen.size)
        let drawn = cells(of: screen).filter {
            !picture.state.frame.contains($0) && picture.screen[$0] != Cell()
        }
        #expect(drawn.isEmpty, "\(message): \(drawn.prefix(3))")
    }

    private static func cells(of rect: GridRect) -> [GridPosition] {
        (0..<rect.size.rows).flatMap { row in
            (0..<rect.size.columns).map { column in
                GridPosition(row: rect.origin.row + row, column: rect.origin.column + column)
            }
        }
    }
}
