import Testing

@testable import EditorCore

struct KanaGridTests {
    @Test func `ten columns hold five keys each, from a to o`() {
        #expect(KanaGrid.columns.count == 10)
        #expect(KanaGrid.columns.allSatisfy { $0.count == 5 })
        #expect(KanaGrid.columns.map { $0[0]?.label ?? "" }.joined() == "あかさたなはまやらわ")
    }

    @Test func `each key of the table is named by the romaji that spells it`() {
        for key in KanaGrid.columns.joined() {
            guard let key else { continue }
            #expect(RomajiTable.kana[key.spokenName] == key.label)
            #expect(key.plainLabel == key.spokenName)
        }
    }

    @Test func `every label has a plain one and every name is its own`() {
        let keys = KanaGrid.columns.joined().compactMap(\.self) + KanaGrid.marks
        #expect(keys.allSatisfy { $0.plainLabel.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
        #expect(Set(keys.map(\.spokenName)).count == keys.count)
    }

    @Test func `the marks have one key that changes the last kana`() {
        #expect(KanaGrid.marks.filter { $0.action == .toggleMark }.map(\.label) == ["゛゜小"])
    }
}
