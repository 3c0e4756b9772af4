import EditorTestSupport
import Testing

@testable import EditorCore

/// Lists, filtered in whatever way, against one that looks at every row anew.
@Suite struct ChooserPropertyTests {
    private static let letters = Array("abcABC -é漢1")

    private func name(_ random: inout SeededGenerator, _ longest: Int) -> String {
        String(
            (0..<Int.random(in: 0...longest, using: &random)).map { _ in
                Self.letters.randomElement(using: &random) ?? "a"
            })
    }

    /// All rows that fit, the best first.
    private func naive(_ items: [ChooserItem], _ typed: String) -> [ChooserItem.ID?] {
        let match = FuzzyMatch(typed)
        if match.isEmpty { return items.map(\.id) }
        let scored = items.enumerated().compactMap { index, item in
            match.score(item.title, beside: [item.note, item.detail, item.also]).map { (-$0, index) }
        }
        return scored.sorted { $0 < $1 }.map { items[$0.1].id }
    }

    @Test(arguments: 0..<40)
    func `a list shows what a search of all its items finds`(round: Int) {
        var random = SeededGenerator.announced(round)
        var list = Chooser(.command)
        var items: [ChooserItem] = []
        var typed = ""
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                let more = (0..<Int.random(in: 0...Chooser.slice / 8, using: &random)).map {
                    ChooserItem(
                        name(&random, 8), detail: name(&random, 2), id: .number(items.count + $0))
                }
                items += more
                list.append(more)
            case 2:
                items.removeFirst(Int.random(in: 0...items.count / 4, using: &random))
                list.update(items: items)
            case 3: list.move(by: Int.random(in: -9...9, using: &random))
            case 4, 5: typed = String(typed.dropLast())
            case 6: if list.isFiltering { list.goOn() }
            default: typed += name(&random, 1)
            }
            list.filter(by: typed)
            #expect((0..<max(list.count, 1)).contains(list.choice))
            #expect(list.count == 0 || list.chosen != nil)
        }
        while list.isFiltering { list.goOn() }
        #expect((0..<list.count).map { list[$0].id } == naive(items, typed))
    }
}
