import EditorCore
import Testing

@Suite struct RopeClustersTests {
    private func clusters(_ bytes: [UInt8]) -> (forward: [Int], backward: [Int]) {
        let text = Rope(bytes)
        var forward: [Int] = [0]
        while forward[forward.count - 1] < bytes.count {
            forward.append(text.clusterEnd(after: TextOffset(forward[forward.count - 1])).bytes)
        }
        var backward: [Int] = [bytes.count]
        while backward[backward.count - 1] > 0 {
            backward.append(text.clusterStart(before: TextOffset(backward[backward.count - 1])).bytes)
        }
        return (forward, backward.reversed())
    }

    @Test(arguments: [
        "plain", "e\u{301}a\u{308}\u{301}", "🇩🇪🇫🇷🇯🇵🇩", "👨‍👩‍👧‍👦👍🏽❤️1️⃣", "a\r\nb\rc\n", "क्षि नि",
        "한국어 \u{1112}\u{1161}\u{11AB}",
        "漢字かな交じり", "\u{301}lone", "x\u{200D}y", "ภาษาไทย น้ำ", "বাংলা ভাষা", "\u{600}\u{661} a",
        "a" + String(repeating: "👩\u{200D}", count: 12) + "👩b",
        "ab" + String(repeating: "🇩🇪\u{301}", count: 90),
        "漢" + String(repeating: "ก\u{E33}", count: 60),
    ])
    func `stepping forward and back meets the same edges`(text: String) {
        let (forward, backward) = clusters(Array(text.utf8))
        #expect(forward == backward)
    }

    @Test func `an invalid byte is one step`() {
        let (forward, backward) = clusters([0x61, 0xE9, 0xCC, 0x81, 0xFF, 0x80, 0xE6, 0xBC])
        #expect(forward == [0, 1, 2, 4, 5, 6, 7, 8] && backward == forward)
    }

    @Test func `a heap of accents is cut after 32 scalars`() {
        let text = Array(("e" + String(repeating: "\u{301}", count: 100)).utf8)
        let (forward, backward) = clusters(text)
        #expect(forward == [0, 63, 127, 191, 201])
        #expect(backward == forward)
    }

    @Test func `a place inside a letter is no edge`() {
        let text = Rope("aé漢e\u{301}")
        #expect((0...text.count).filter { text.isClusterEdge(TextOffset($0)) } == [0, 1, 3, 6, 9])
        #expect(
            (0...text.count).map { text.clusterEdge(atOrBefore: TextOffset($0)).bytes } == [
                0, 1, 1, 3, 3, 3, 6, 6, 6, 9,
            ])
    }
}
