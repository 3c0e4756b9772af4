import EditorTestSupport
import Testing

@testable import EditorCore

/// The rope against an array of bytes, with leaves so small that every edit cuts and joins.
@Suite struct RopePropertyTests {
    @Test(arguments: 0..<20)
    func `a rope does what an array does`(round: Int) {
        var random = SeededGenerator.announced(round)
        let shape = RopeShape(
            largestLeaf: Int.random(in: 1...40, using: &random),
            smallLeaf: Int.random(in: 0...16, using: &random),
            fanOut: Int.random(in: 4...8, using: &random))
        var model = randomBytes(400, &random)
        var rope = Rope(model, shape: shape)
        for step in 0..<5_000 {
            let start = Int.random(in: 0...model.count, using: &random)
            let removed = Int.random(
                in: 0...min(model.count - start, model.count > 800 ? 60 : 12), using: &random)
            let inserted = randomBytes(Int.random(in: 0...14, using: &random), &random)
            let range = TextOffset(start)..<TextOffset(start + removed)
            if step % 97 == 0 {
                #expect(
                    rope[range].bytes(in: .zero..<TextOffset(removed))
                        == Array(model[start..<start + removed]))
            }
            rope.replace(range, with: Rope(inserted, shape: shape))
            model.replaceSubrange(start..<start + removed, with: inserted)
            if step % 25 == 0 { check(rope, model, &random) }
        }
        check(rope, model, &random)
    }

    private func randomBytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let letters: [UInt8] = [0x61, 0x62, 0x20, 0x0A, 0x0D, 0xE9, 0xC3, 0xA9, 0x00]
        return (0..<count).map { _ in letters.randomElement(using: &random) ?? 0x61 }
    }

    private func check(_ rope: Rope, _ model: [UInt8], _ random: inout SeededGenerator) {
        #expect(rope.bytes(in: rope.range) == model)
        #expect(problems(of: rope).isEmpty)
        let breaks = model.indices.filter { model[$0] == 0x0A }
        #expect(rope.summary.breaks == breaks.count)
        let place = Int.random(in: 0...model.count, using: &random)
        #expect(rope.paragraphIndex(at: TextOffset(place)) == breaks.count { $0 < place })
        #expect(
            rope.paragraphStart(containing: TextOffset(place)).bytes == (breaks.last { $0 < place } ?? -1) + 1
        )
        #expect(
            rope.nextParagraphStart(after: TextOffset(place)).bytes
                == (breaks.first { $0 >= place }.map { $0 + 1 } ?? model.count))
        let number = Int.random(in: 0...breaks.count, using: &random)
        #expect(rope.startOfParagraph(number).bytes == (number == 0 ? 0 : breaks[number - 1] + 1))
        checkSearch(rope, model, place, &random)
    }

    private func checkSearch(_ rope: Rope, _ model: [UInt8], _ place: Int, _ random: inout SeededGenerator) {
        let length = Int.random(in: 1...4, using: &random)
        let needle = randomBytes(length, &random)
        let hits = (0..<max(0, model.count - length + 1)).filter {
            model[$0..<$0 + length].elementsEqual(needle)
        }
        #expect(
            rope.firstOccurrence(of: needle, in: TextOffset(place)..<rope.end)?.bytes
                == hits.first { $0 >= place })
        #expect(
            rope.lastOccurrence(of: needle, in: .zero..<TextOffset(place))?.bytes
                == hits.last { $0 + length <= place })
    }

    /// What is wrong with the tree.
    private func problems(of rope: Rope) -> [String] {
        guard let root = rope.root else { return [] }
        var problems: [String] = []
        func visit(_ node: RopeNode) {
            switch node {
            case .leaf(let leaf):
                if leaf.range.isEmpty { problems.append("an empty leaf") }
                let fresh = RopeLeaf(leaf.storage, leaf.range, breakByte: rope.breakByte)
                if fresh.summary != leaf.summary { problems.append("a leaf with a wrong summary") }
            case .branch(let branch):
                if branch.children.isEmpty || branch.children.count > rope.shape.fanOut {
                    problems.append("a branch of \(branch.children.count)")
                }
                if branch.children.contains(where: { $0.height != branch.height - 1 }) {
                    problems.append("leaves of different depth")
                }
                if branch.children.reduce(.empty, { $0 + $1.summary }) != branch.summary {
                    problems.append("a branch with a wrong summary")
                }
                branch.children.forEach(visit)
            }
        }
        visit(root)
        var leaves = 0
        rope.forEachLeaf { _ in leaves += 1 }
        if root.height > 2 + leaves.bitWidth - leaves.leadingZeroBitCount {
            problems.append("too high a tree")
        }
        return problems
    }
}
