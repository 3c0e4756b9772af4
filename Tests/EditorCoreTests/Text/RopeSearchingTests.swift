import Testing

@testable import EditorCore

@Suite struct RopeSearchingTests {
    @Test func `words across the edge of two pieces are found`() {
        let rope = Rope("a lantern, another lantern", rules: .tiny)
        let needle = Array("lantern".utf8)
        #expect(rope.firstOccurrence(of: needle, in: rope.range) == TextOffset(2))
        #expect(rope.firstOccurrence(of: needle, in: TextOffset(3)..<rope.end) == TextOffset(19))
        #expect(rope.firstOccurrence(of: needle, in: TextOffset(3)..<TextOffset(25)) == nil)
    }

    @Test(arguments: [1, 2, 7, 8, 9, 1_000, 5_000])
    func `a needle is found far away`(length: Int) {
        let needle = (0..<length).map { UInt8(1 + $0 % 250) }
        let space = Array(repeating: UInt8(0), count: 1_500_000)
        let rope = Rope(space + needle + space)
        #expect(rope.firstOccurrence(of: needle, in: rope.range) == TextOffset(1_500_000))
        let short = .zero..<TextOffset(1_500_000 + length - 1)
        #expect(rope.firstOccurrence(of: needle, in: short) == nil)
    }

    @Test func `a needle is found across the edges of the pieces that are looked through`() {
        let needle = Array("lantern".utf8)
        let length = 25_000
        for edge in [4_096, 4_096 + 16_384] {
            for place in edge - 20..<edge + 20 {
                var bytes = Array(repeating: UInt8(ascii: "l"), count: length)
                bytes.replaceSubrange(place..<place + needle.count, with: needle)
                let rope = Rope(bytes)
                #expect(rope.firstOccurrence(of: needle, in: rope.range) == TextOffset(place))
            }
        }
    }

    @Test func `occurrences may overlap`() {
        let rope = Rope("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", rules: .tiny)
        let needle = Array("aaaa".utf8)
        #expect(rope.firstOccurrence(of: needle, in: TextOffset(5)..<rope.end) == TextOffset(5))
    }

    @Test func `an empty needle is nowhere`() {
        let rope = Rope("text")
        #expect(rope.firstOccurrence(of: [], in: rope.range) == nil)
    }

    @Test func `a needle longer than the range is nowhere`() {
        let rope = Rope("text")
        #expect(rope.firstOccurrence(of: Array("texts".utf8), in: rope.range) == nil)
    }
}
