import EditorTestSupport
import Testing

@testable import EditorCore

/// Events in any order, in strips of any size.
@Suite struct CompositionPropertyTests {
    @Test(arguments: 0..<10)
    func `what is shown is always right, and two Escapes leave nothing`(round: Int) {
        var random = SeededGenerator.announced(round)
        var composition = Composition(room: Self.room(&random))
        var sources = Self.sources()
        for _ in 0..<2_000 {
            let event = Self.event(&random)
            let before = composition
            if let committed = composition.receive(event, from: sources) {
                #expect(!committed.text.isEmpty)
                if let reading = committed.reading {
                    #expect(before.candidates.contains(committed.text))
                    sources.choices.remember(committed.text, for: reading)
                }
            }
            if Int.random(in: 0..<50, using: &random) == 0 { composition.room = Self.room(&random) }
            guard Self.isRight(composition, sources) else {
                Issue.record("\(event) in \(before) gave \(composition)")
                return
            }
        }
    }

    private static func isRight(_ composition: Composition, _ sources: CandidateSources) -> Bool {
        var left = composition
        let committed = [left.receive(.cancel, from: sources), left.receive(.cancel, from: sources)]
        let indices = composition.places.map(\.index)
        let isOnShow = composition.selected.map(indices.contains) ?? true
        return left == Composition(room: composition.room) && committed == [nil, nil]
            && composition.isEmpty == composition.shown.isEmpty
            && composition.shown.hasPrefix(composition.isConverting ? "" : composition.reading)
            && Set(composition.candidates).count == composition.candidates.count
            && composition.candidates.isEmpty == composition.reading.isEmpty
            && isOnShow && !composition.candidates.isEmpty == !indices.isEmpty
            && composition.places.allSatisfy { standsInside($0.area, composition) }
    }

    private static func standsInside(_ area: GridRect, _ composition: Composition) -> Bool {
        area.origin.row < max(1, composition.rows)
            && area.origin.column + area.size.columns <= max(1, composition.room.columns)
    }

    private static func event(_ random: inout SeededGenerator) -> CompositionEvent {
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<10: .letter("aiueokgstnhmyr'x-.K5é".randomElement(using: &random) ?? "a")
        case 10..<12: .kana(["か", "は", "ん", "っ", "。"].randomElement(using: &random) ?? "か")
        case 12: .toggleMark
        case 13: .backspace
        case 14..<16: .convert
        case 16: .previous
        case 17: .choose(.random(in: -1...6, using: &random))
        case 18: .pageForward
        case 19: .pageBack
        case 20: .expand
        case 21: .collapse
        case 22: .commit
        default: .cancel
        }
    }

    private static func room(_ random: inout SeededGenerator) -> CandidateRoom {
        CandidateRoom(
            columns: .random(in: -1...30, using: &random), rows: .random(in: 0...3, using: &random),
            expandedRows: .random(in: 0...6, using: &random))
    }

    /// Words for the commonest syllables of random letters.
    private static func sources() -> CandidateSources {
        let lines = ["か /蚊/科/課/", "かk /書/", "き /木/気/", "は /葉/", "かい /貝/会/回/", "いr /入/", "ん /🫨/\u{300}/"]
        return CandidateSources(dictionary: SKKDictionary(Array(lines.joined(separator: "\n").utf8))) {
            ["かいだん", "カイロ", "はし"].filter { [start = $0] word in word.hasPrefix(start) }
        }
    }
}
