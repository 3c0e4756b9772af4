import EditorCore
import Testing

@Suite struct RopeWordsTests {
    private func stops(_ string: String, forward: Bool) -> String {
        let text = Rope(string)
        var place = forward ? TextOffset.zero : text.end
        var marked = Array(string.utf8)
        var places: [Int] = []
        for _ in 0...string.utf8.count {
            let next = forward ? text.wordEnd(after: place) : text.wordStart(before: place)
            if next == place { break }
            place = next
            places.append(place.bytes)
        }
        for place in places.sorted(by: >) { marked.insert(UInt8(ascii: "|"), at: place) }
        return String(decoding: marked, as: UTF8.self)
    }

    @Test(arguments: [
        ("one two, three.", "one| two|, three|.|"), ("don't o’clock", "don't| o’clock|"),
        ("Yes—no", "Yes|—no|"), ("a -- b", "a| -- b|"), ("one\n\ntwo", "one|\n|\n|two|"),
        ("東京は雨", "東京|は|雨|"), ("안녕하세요 여러분", "안녕하세요| 여러분|"), ("3.14 and 1,000", "3.14| and| 1,000|"),
        ("らーめん、カタカナー", "らーめん|、カタカナー|"), ("人々が", "人々|が|"), ("ภาษาไทย คำ", "ภาษาไทย| คำ|"),
        ("hi 😀👍🏽 ❤️!", "hi| 😀👍🏽| ❤️|!|"), ("_so_ __ x", "_so_| __ x|"), ("a-b", "a|-b|"),
        ("שלום, עולם", "שלום|, עולם|"),
    ])
    func `Ctrl-Right stops behind words`(text: String, expected: String) {
        #expect(stops(text, forward: true) == expected)
    }

    @Test(arguments: [
        ("one two, three.", "|one |two, |three."), ("Yes—no", "|Yes—|no"), ("one\n\ntwo", "|one|\n|\n|two"),
        ("l’été — s’il", "|l’été — |s’il"), ("Yes--no", "|Yes--|no"), ("hi 😀", "|hi |😀"), ("東京は雨", "|東京|は|雨"),
    ])
    func `Ctrl-Left stops before words`(text: String, expected: String) {
        #expect(stops(text, forward: false) == expected)
    }

    @Test func `a word of megabytes is crossed in bounded steps`() {
        let text = Rope(Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(text.wordEnd(after: .zero) == TextOffset(4096))
        #expect(text.wordStart(before: text.end) == TextOffset(1_000_000 - 4096))
    }

    @Test func `deleting a word from its middle takes only what stands before the caret`() {
        #expect(Rope("can't stop").wordStart(before: TextOffset(4)) == .zero)
        #expect(Rope("one wonder").wordStart(before: TextOffset(7)) == TextOffset(4))
    }

    @Test(arguments: ["漢", "é", "ก", "e\u{301}", "👩\u{200D}👩", "🇩🇪"])
    func `no step over a long word lands inside a letter`(letter: String) {
        let text = Rope(String(repeating: letter, count: 3_000))
        for place in [text.wordEnd(after: .zero), text.wordStart(before: text.end)] {
            #expect(text.isClusterEdge(place) && place > .zero && place < text.end)
        }
    }

    @Test(arguments: 200..<320)
    func `a word near the edge of the first window is found whole`(spaces: Int) {
        let blanks = String(repeating: " ", count: spaces)
        #expect(Rope("a" + blanks + "3.14 b").wordEnd(after: TextOffset(1)) == TextOffset(spaces + 5))
        #expect(Rope("a can't" + blanks).wordStart(before: TextOffset(spaces + 7)) == TextOffset(2))
    }

    @Test func `words around a place are found`() {
        let text = Rope("It rained. He said so, twice! End")
        let read = { (range: Range<TextOffset>) in String(decoding: text.bytes(in: range), as: UTF8.self) }
        #expect(read(text.wordRange(at: TextOffset(4))) == "rained")
        #expect(
            read(text.wordRange(at: TextOffset(21))) == ", "
                || read(text.wordRange(at: TextOffset(21))) == "so")
    }
}
