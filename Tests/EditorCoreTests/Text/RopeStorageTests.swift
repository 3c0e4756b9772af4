import Testing

@testable import EditorCore

extension RopeRules {
    /// Sizes so small that a sentence needs a tree.
    static let tiny = RopeRules(leafBytes: 16, chunkBytes: 16, fanOut: 4)
}

extension Rope {
    init(_ string: String, rules: RopeRules) { self.init(Array(string.utf8), rules: rules) }

    /// Lengths of the leaves in order.
    fileprivate var leafLengths: [Int] {
        var lengths: [Int] = []
        root.forEachLeaf { lengths.append($0.count) }
        return lengths
    }

    /// Where the leaf that holds `offset` has its bytes.
    fileprivate func address(of offset: Int) -> UnsafeRawPointer? {
        root.withLeaf(holding: offset) { leaf, _ in leaf.withBytes { $0.baseAddress } }
    }
}

/// How a rope keeps its bytes: what is shared, what is copied, and how large the pieces are.
@Suite struct RopeStorageTests {
    let page = Array(repeating: UInt8(ascii: "a"), count: 100_000)

    @Test func `loaded bytes are shared and not copied`() {
        let rope = Rope(page)
        #expect(page.withUnsafeBytes { $0.baseAddress } == rope.address(of: 0))
        #expect(rope.leafLengths.allSatisfy { $0 <= RopeRules().leafBytes })
    }

    @Test func `a large slice shares its bytes and a small one has its own`() {
        let rope = Rope(page)
        let large = rope[.zero..<TextOffset(50_000)]
        let small = rope[.zero..<TextOffset(500)]
        #expect(large.address(of: 0) == rope.address(of: 0))
        #expect(small.address(of: 0) != rope.address(of: 0))
    }

    @Test func `typing in one place makes few pieces`() {
        var rope = Rope(page)
        let before = rope.leafLengths.count
        for index in 0..<5_000 {
            let place = TextOffset(50_000 + index)
            rope.replace(place..<place, with: Rope("x"))
        }
        #expect(rope.leafLengths.count <= before + 2 + 5_000 / 512)
        #expect(rope.brokenRule() == nil)
    }

    @Test func `a letter is typed into the bytes that are there when nobody else holds them`() {
        var rope = Rope("a short text")
        rope.replace(TextOffset(1)..<TextOffset(1), with: Rope("b"))
        rope.replace(TextOffset(1)..<TextOffset(2), with: Rope())
        let before = rope.address(of: 0)
        rope.replace(TextOffset(1)..<TextOffset(1), with: Rope("b"))
        #expect(rope.address(of: 0) == before)
        let snapshot = rope
        rope.replace(TextOffset(1)..<TextOffset(1), with: Rope("b"))
        #expect(rope.address(of: 0) != snapshot.address(of: 0))
    }

    @Test func `deleting nearly everything leaves no crumbs`() {
        var rope = Rope(page)
        for _ in 0..<400 {
            let start = TextOffset(rope.count / 3)
            rope.replace(start..<start + min(249, rope.count - start.bytes), with: Rope("x"))
        }
        #expect(rope.brokenRule() == nil)
        #expect(rope.leafLengths.count <= 1 + 2 * rope.count / RopeRules().mergeBytes)
    }

    @Test func `leaves are cut between letters`() {
        let rope = Rope(Array(String(repeating: "aéあ😀", count: 40).utf8), rules: .tiny)
        rope.root.forEachLeaf { leaf in
            #expect(leaf.withBytes { String(validating: $0, as: UTF8.self) } != nil)
        }
    }

    @Test func `many pieces in a row make a tree that keeps its rules`() {
        var rope = Rope([], rules: .tiny)
        for length in 0..<200 {
            rope.append(Rope(Array(repeating: UInt8(length), count: length % 40), rules: .tiny))
            #expect(rope.brokenRule() == nil)
        }
    }
}
