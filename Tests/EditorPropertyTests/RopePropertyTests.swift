import EditorTestSupport
import Testing

@testable import EditorCore

/// The rope against an array of bytes, with leaves so small that edits cut and join all the time.
@Suite struct RopePropertyTests {
    @Test(arguments: 0..<20)
    func `a rope does what an array does`(round: Int) {
        var random = SeededGenerator.announced(round)
        var pair = Pair(&random)
        for step in 0..<5_000 {
            pair.edit(&random)
            if step % 20 == 0, !pair.check(&random) { return }
        }
        _ = pair.check(&random)
    }

    @Test(arguments: 0..<4)
    func `snapshots and slices stay as they were`(round: Int) {
        var random = SeededGenerator.announced(round)
        var pair = Pair(&random)
        var kept: [(rope: Rope, model: [UInt8])] = []
        for _ in 0..<300 {
            let range = pair.range(upTo: pair.model.count, &random)
            kept.append((pair.rope, pair.model))
            kept.append(
                (
                    pair.rope[TextOffset(range.lowerBound)..<TextOffset(range.upperBound)],
                    Array(pair.model[range])
                ))
            for _ in 0..<5 { pair.edit(&random) }
        }
        for (rope, model) in kept {
            #expect(rope.bytes(in: rope.range) == model)
            #expect(rope.brokenRule() == nil)
        }
    }

    @Test(arguments: 0..<4)
    func `texts made to other rules fit into one another`(round: Int) {
        var random = SeededGenerator.announced(round)
        var pair = Pair(&random)
        for _ in 0..<500 {
            let other = Pair(&random)
            let place = Int.random(in: 0...pair.model.count, using: &random)
            let end = min(pair.model.count, place + 400)
            pair.rope.replace(TextOffset(place)..<TextOffset(end), with: other.rope)
            pair.model.replaceSubrange(place..<end, with: other.model)
            guard pair.check(&random) else { return }
        }
    }
}

/// A rope and the bytes it should hold.
private struct Pair {
    var rope: Rope
    var model: [UInt8]
    /// Where the writer is.
    var caret = 0

    init(_ random: inout SeededGenerator) {
        let chunk = Int.random(in: 16...40, using: &random)
        let rules = RopeRules(
            breakByte: Bool.random(using: &random) ? 0x0A : 0x0D,
            leafBytes: chunk + Int.random(in: 0...100, using: &random), chunkBytes: chunk,
            fanOut: Int.random(in: 4...9, using: &random))
        model = Self.text(Int.random(in: 0...200, using: &random), &random)
        rope = Rope(model, rules: rules)
    }

    /// Letters of one to four bytes, paragraph ends, and now and then what is no letter.
    static func text(_ letters: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let alphabet = ["a", "b", " ", "\n", "\r", "é", "あ", "😀"].map { Array($0.utf8) }
        return (0..<letters).flatMap { _ -> [UInt8] in
            let isBroken = Int.random(in: 0..<200, using: &random) == 0
            return isBroken
                ? [.random(in: .min ... .max, using: &random)] : alphabet.randomElement(using: &random) ?? []
        }
    }

    func range(upTo length: Int, _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...model.count, using: &random)
        return start..<start + Int.random(in: 0...min(length, model.count - start), using: &random)
    }

    /// Types, deletes, replaces or goes elsewhere.
    mutating func edit(_ random: inout SeededGenerator) {
        caret = min(caret, model.count)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: caret = Int.random(in: 0...model.count, using: &random)
        case 1...5: replace(caret..<caret, with: Self.text(Int.random(in: 0...3, using: &random), &random))
        case 6...8: replace(max(0, caret - Int.random(in: 1...4, using: &random))..<caret, with: [])
        case 9:
            let longest = model.count > 900 ? model.count : 30
            replace(range(upTo: longest, &random), with: [])
        case 10:
            replace(
                range(upTo: 20, &random), with: Self.text(Int.random(in: 0...60, using: &random), &random))
        default:
            let part = range(upTo: 100, &random)
            let copied = rope[TextOffset(part.lowerBound)..<TextOffset(part.upperBound)]
            let place = Int.random(in: 0...model.count, using: &random)
            rope.replace(TextOffset(place)..<TextOffset(place), with: copied)
            model.insert(contentsOf: Array(model[part]), at: place)
        }
    }

    private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
        rope.replace(
            TextOffset(range.lowerBound)..<TextOffset(range.upperBound), with: Rope(bytes, rules: rope.rules))
        model.replaceSubrange(range, with: bytes)
        caret = range.lowerBound + bytes.count
    }

    /// Whether the rope still is what it should be; what is not is recorded.
    func check(_ random: inout SeededGenerator) -> Bool {
        let whole = rope.bytes(in: rope.range) == model
        let broken = rope.brokenRule()
        #expect(whole)
        #expect(broken == nil)
        guard whole, broken == nil else { return false }
        #expect(rope.summary.isValidUTF8 == (String(validating: model, as: UTF8.self) != nil))
        let part = range(upTo: model.count, &random)
        let offsets = TextOffset(part.lowerBound)..<TextOffset(part.upperBound)
        #expect(rope.bytes(in: offsets).elementsEqual(model[part]))
        #expect(rope[offsets].brokenRule() == nil)
        #expect(rope[offsets] == Rope(Array(model[part])))
        if let byte = model[part].first { #expect(rope[offsets.lowerBound] == byte) }
        checkParagraphs(part.lowerBound, &random)
        checkSearch(part, &random)
        return true
    }

    private func checkParagraphs(_ place: Int, _ random: inout SeededGenerator) {
        let breaks = model.indices.filter { model[$0] == rope.breakByte }
        let offset = TextOffset(place)
        #expect(rope.summary.breaks == breaks.count)
        #expect(rope.paragraphIndex(at: offset) == breaks.count { $0 < place })
        #expect(rope.paragraphStart(containing: offset).bytes == (breaks.last { $0 < place } ?? -1) + 1)
        #expect(
            rope.nextParagraphStart(after: offset).bytes == breaks.first { $0 >= place }.map { $0 + 1 }
                ?? model.count)
        let number = Int.random(in: 0...breaks.count + 1, using: &random)
        let start = number == 0 ? 0 : number > breaks.count ? model.count : breaks[number - 1] + 1
        #expect(rope.startOfParagraph(number).bytes == start)
    }

    private func checkSearch(_ part: Range<Int>, _ random: inout SeededGenerator) {
        let inside = range(upTo: 40, &random)
        let needle = Bool.random(using: &random) ? Array(model[inside]) : Self.text(2, &random)
        let hits = part.filter { !needle.isEmpty && model[$0..<part.upperBound].starts(with: needle) }
        let range = TextOffset(part.lowerBound)..<TextOffset(part.upperBound)
        #expect(rope.firstOccurrence(of: needle, in: range)?.bytes == hits.first)
    }
}
