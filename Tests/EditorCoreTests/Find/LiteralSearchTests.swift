import EditorCore
import Testing

@Suite struct LiteralSearchTests {
    private let text = Rope("one two one two one")

    @Test func `the next hit is at or behind the place, and goes round`() {
        let search = LiteralSearch("one")
        #expect(search.next(from: .zero, in: text)?.range.lowerBound == .zero)
        #expect(search.next(from: TextOffset(1), in: text)?.range.lowerBound == TextOffset(8))
        let round = search.next(from: TextOffset(17), in: text)
        #expect(round?.range.lowerBound == .zero && round?.wrapped == true)
    }

    @Test func `the previous hit starts before the place, and goes round`() {
        let search = LiteralSearch("two")
        #expect(search.previous(before: TextOffset(12), in: text)?.range.lowerBound == TextOffset(4))
        #expect(search.previous(before: TextOffset(4), in: text)?.range.lowerBound == TextOffset(12))
    }

    @Test func `nothing is found of nothing, and of what is not there`() {
        #expect(LiteralSearch("").next(from: .zero, in: text) == nil)
        #expect(LiteralSearch("three").next(from: .zero, in: text) == nil)
        #expect(LiteralSearch("one").previous(before: .zero, in: Rope()) == nil)
    }

    @Test func `the only hit is found again from itself`() {
        let search = LiteralSearch("two one two")
        #expect(search.next(from: TextOffset(5), in: text)?.range.lowerBound == TextOffset(4))
    }

    @Test(arguments: [
        ("e", "cafe\u{301} e", 7), ("\u{301}", "e\u{301}", nil), ("e\u{301}", "e e\u{301}", 2),
        ("🇩🇪", "🇫🇩🇪🇫🇩🇪", 16), ("👩", "👩\u{200D}👧 👩", 12), ("क", "कि क", 7), ("\u{1112}", "\u{1112}\u{1161}", nil),
    ])
    func `a hit begins and ends between letters`(words: String, text: String, place: Int?) {
        let rope = Rope(text)
        let search = LiteralSearch(words)
        #expect(search.next(from: .zero, in: rope)?.range.lowerBound.bytes == place)
        #expect(search.previous(before: rope.end, in: rope)?.range.lowerBound.bytes == place)
        #expect(search.all(in: rope.range, of: rope).map(\.lowerBound.bytes) == (place.map { [$0] } ?? []))
    }

    @Test func `hits of a stretch do not overlap, and none is missed behind a torn one`() {
        let rope = Rope("aaaaa aaa\u{301}a aa")
        let hits = LiteralSearch("aa").all(in: rope.range, of: rope)
        #expect(hits.map(\.lowerBound.bytes) == [0, 2, 6, 13])
    }
}
