import Testing

@testable import EditorCore

@Suite struct RopeTests {
    @Test func `an empty text has one paragraph and nothing else`() {
        let rope = Rope()
        #expect(rope.isEmpty && rope.count == 0 && rope.bytes(in: rope.range).isEmpty)
        #expect(rope.paragraphIndex(at: .zero) == 0 && rope.startOfParagraph(0) == .zero)
        #expect(
            rope.nextParagraphStart(after: .zero) == .zero && rope.paragraphContentEnd(from: .zero) == .zero)
        #expect(rope.summary == TextSummary(bytes: 0, breaks: 0, isValidUTF8: true))
    }

    @Test func `every byte value comes back as it was`() {
        let bytes = (0...255).map { UInt8($0) }
        let rope = Rope(bytes)
        #expect(rope.bytes(in: rope.range) == bytes)
        #expect(bytes.indices.allSatisfy { rope[TextOffset($0)] == bytes[$0] })
        #expect(!rope.summary.isValidUTF8)
    }

    @Test func `paragraphs are found by number and by place`() {
        let rope = Rope("one\n\ntwo\r\nthree")
        #expect((0...5).map { rope.startOfParagraph($0).bytes } == [0, 4, 5, 10, 15, 15])
        #expect(rope.paragraphIndex(at: TextOffset(3)) == 0 && rope.paragraphIndex(at: TextOffset(4)) == 1)
        #expect(rope.paragraphStart(containing: TextOffset(9)) == TextOffset(5))
        #expect(rope.paragraphContentEnd(from: TextOffset(5)) == TextOffset(8))
        #expect(rope.nextParagraphStart(after: TextOffset(12)) == rope.end)
    }

    @Test func `a CR text ends its paragraphs at CR`() {
        let rope = Rope(Array("one\rtwo".utf8), breakByte: 0x0D)
        #expect(
            rope.startOfParagraph(1) == TextOffset(4)
                && rope.paragraphContentEnd(from: .zero) == TextOffset(3))
        #expect(rope.withBreakByte(0x0A).summary.breaks == 0)
        var joined = rope
        joined.append(Rope("\rthree\n"))
        #expect(joined.summary.breaks == 2 && joined.breakByte == 0x0D)
    }

    @Test func `a snapshot stays as it was while the text goes on`() {
        var rope = Rope(Array(repeating: UInt8(ascii: "a"), count: 10_000))
        let snapshot = rope
        rope.replace(TextOffset(10)..<TextOffset(9_000), with: Rope("b"))
        #expect(snapshot.count == 10_000 && rope.count == 1_011)
        #expect(snapshot[TextOffset(10)] == UInt8(ascii: "a") && rope[TextOffset(10)] == UInt8(ascii: "b"))
    }

    @Test func `typing in one place makes few pieces`() {
        var rope = Rope(Array(repeating: UInt8(ascii: "a"), count: 100_000))
        for index in 0..<5_000 {
            let place = TextOffset(50_000 + index)
            rope.replace(place..<place, with: Rope("x"))
        }
        var leaves = 0
        rope.forEachLeaf { _ in leaves += 1 }
        #expect(leaves < 20)
    }

    @Test func `words across the edge of two pieces are found`() {
        let shape = RopeShape(largestLeaf: 4, smallLeaf: 2, fanOut: 4)
        let rope = Rope(Array("a lantern, another lantern".utf8), shape: shape)
        let needle = Array("lantern".utf8)
        #expect(rope.firstOccurrence(of: needle, in: rope.range) == TextOffset(2))
        #expect(rope.firstOccurrence(of: needle, in: TextOffset(3)..<rope.end) == TextOffset(19))
        #expect(rope.firstOccurrence(of: needle, in: TextOffset(3)..<TextOffset(25)) == nil)
        #expect(rope.lastOccurrence(of: needle, in: rope.range) == TextOffset(19))
        #expect(rope.lastOccurrence(of: needle, in: .zero..<TextOffset(25)) == TextOffset(2))
    }

    @Test(
        arguments: [
            ([0x61, 0xC3, 0xA9], true), ([0xC3], false), ([0xC0, 0x80], false), ([0xED, 0xA0, 0x80], false),
            ([0xF4, 0x90, 0x80, 0x80], false), ([0xF0, 0x9F, 0x98, 0x80], true), ([0xE0, 0x80, 0x80], false),
        ] as [([UInt8], Bool)])
    func `it is known whether a text is UTF-8`(bytes: [UInt8], expected: Bool) {
        let padded = Array(repeating: UInt8(ascii: "x"), count: 21) + bytes
        #expect(Rope(padded).summary.isValidUTF8 == expected)
    }
}
