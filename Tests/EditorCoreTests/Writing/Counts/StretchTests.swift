import Testing

@testable import EditorCore

/// How many stretches a text is kept in.
@Suite struct StretchTests {
    private var text = Rope(String(repeating: "Some words. ", count: 4_000))
    private var tree: CountTree

    init() {
        tree = CountTree(bytes: text.count)
        count()
    }

    private mutating func count() {
        while tree.total == nil { tree.goOn(in: text, atMost: 1 << 20) }
    }

    private mutating func replace(_ place: Int, _ removed: Int, _ inserted: String) {
        let range = TextOffset(place)..<TextOffset(place + removed)
        let edit = Edit(offset: range.lowerBound, removed: text[range], inserted: Rope(inserted))
        text.replace(range, with: edit.inserted)
        tree.follow(edit)
    }

    private var stretches: [Int] {
        var bytes: [Int] = []
        tree.tree.root.forEach { _, stretch in bytes.append(stretch.bytes) }
        return bytes
    }

    @Test mutating func `letters typed one by one leave no stretch of one letter behind`() {
        for letter in 0..<9_000 {
            replace(20_000 + letter, 0, "x")
            count()
        }
        #expect(stretches.reduce(0, +) == text.count)
        #expect(stretches.allSatisfy { (2_048...8_192).contains($0) })
    }

    @Test mutating func `chapters that are cut down one by one come together`() {
        for part in 0..<11 {
            replace(96 + part * 96, 4_000, "")
            count()
        }
        #expect(text.count == 4_000)
        #expect(stretches == [4_000])
    }
}
