import Testing

@testable import EditorCore

@Suite struct RopeTests {
    @Test func `an empty text has one paragraph and nothing else`() {
        let rope = Rope()
        #expect(rope.isEmpty && rope.count == 0 && rope.bytes(in: rope.range).isEmpty)
        #expect(rope.paragraphIndex(at: .zero) == 0 && rope.startOfParagraph(0) == .zero)
        #expect(
            rope.nextParagraphStart(after: .zero) == .zero && rope.paragraphContentEnd(from: .zero) == .zero)
        #expect(rope.summary == .empty && rope.summary.isValidUTF8)
    }

    @Test func `every byte value comes back as it was`() {
        let bytes = (0...255).map { UInt8($0) }
        let rope = Rope(bytes)
        #expect(rope.bytes(in: rope.range) == bytes)
        #expect(bytes.indices.allSatisfy { rope[TextOffset($0)] == bytes[$0] })
        #expect(!rope.summary.isValidUTF8)
    }

    @Test func `it tells whether given bytes stand at a place, across its pieces too`() {
        let rope = Rope(Array("one two three four five six seven".utf8), rules: .tiny)
        let words = Array("three four".utf8)
        #expect(rope.holds(words[...], at: TextOffset(8)) && !rope.holds(words[...], at: TextOffset(9)))
        #expect(rope.holds(words[6...], at: TextOffset(14)) && rope.holds([], at: rope.end))
        #expect(!rope.holds(Array("seven!".utf8)[...], at: TextOffset(28)))
    }

    @Test func `paragraphs are found by number and by place`() {
        let rope = Rope("one\n\ntwo\r\nthree")
        #expect((0...5).map { rope.startOfParagraph($0).bytes } == [0, 4, 5, 10, 15, 15])
        #expect(rope.paragraphIndex(at: TextOffset(3)) == 0 && rope.paragraphIndex(at: TextOffset(4)) == 1)
        #expect(rope.paragraphStart(containing: TextOffset(9)) == TextOffset(5))
        #expect(rope.paragraphContentEnd(from: TextOffset(5)) == TextOffset(8))
        #expect(rope.nextParagraphStart(after: TextOffset(12)) == rope.end)
    }

    @Test func `a place outside of the text belongs to its first or last paragraph`() {
        let rope = Rope("one two three\nfour five six\nseven", rules: .tiny)
        for place in [TextOffset(-5), TextOffset(500)] {
            let nearest = min(max(place, .zero), rope.end)
            #expect(rope.paragraphIndex(at: place) == rope.paragraphIndex(at: nearest))
            #expect(rope.paragraphStart(containing: place) == rope.paragraphStart(containing: nearest))
            #expect(rope.nextParagraphStart(after: place) == rope.nextParagraphStart(after: nearest))
        }
        #expect(rope.startOfParagraph(-1) == .zero && rope.startOfParagraph(500) == rope.end)
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

    @Test func `each copy stays as it was while the text goes on`() {
        var rope = Rope(Array(repeating: UInt8(ascii: "a"), count: 100), rules: .tiny)
        var copies: [Rope] = []
        for index in 0..<100 {
            copies.append(rope)
            rope.replace(TextOffset(index)..<TextOffset(index + 1), with: Rope("b"))
        }
        for (index, copy) in copies.enumerated() {
            let bytes = copy.bytes(in: copy.range)
            #expect(bytes.prefix(index).allSatisfy { $0 == UInt8(ascii: "b") })
            #expect(bytes.dropFirst(index).allSatisfy { $0 == UInt8(ascii: "a") })
        }
    }

    @Test func `a text may be put into itself`() {
        var rope = Rope("one two three", rules: .tiny)
        rope.replace(TextOffset(4)..<TextOffset(7), with: rope)
        #expect(rope == Rope("one one two three three"))
    }

    @Test func `equal bytes are equal texts however they are stored`() {
        let bytes = Array("the same words in pieces of other sizes".utf8)
        #expect(Rope(bytes) == Rope(bytes, rules: .tiny))
        #expect(Rope(bytes, breakByte: 0x0D) == Rope(bytes))
        var other = bytes
        other[other.count - 1] = UInt8(ascii: "z")
        #expect(Rope(other, rules: .tiny) != Rope(bytes))
        #expect(Rope(Array(bytes.dropLast())) != Rope(bytes))
    }

    @Test func `reading stops at the first error`() {
        struct Enough: Error {}
        let rope = Rope("some text in several pieces", rules: .tiny)
        var pieces = 0
        #expect(throws: Enough.self) {
            try rope.forEachChunk(in: rope.range) { (_) throws(Enough) in
                pieces += 1
                throw Enough()
            }
        }
        #expect(pieces == 1)
    }

    @Test func `an edit outside of the text is refused`() async {
        await #expect(processExitsWith: .failure) {
            var rope = Rope("short")
            rope.replace(TextOffset(3)..<TextOffset(6), with: Rope("x"))
        }
    }
}
