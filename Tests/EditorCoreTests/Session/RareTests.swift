import Testing

@testable import EditorCore

@Suite struct RareTests {
    private struct Owner {
        @Rare var words: [String]?

        init(words: [String]? = nil) { self.words = words }
    }

    @Test func `nothing is there at first, and takes one word`() {
        let owner = Owner()
        #expect(owner.words == nil && !owner.$words)
        #expect(MemoryLayout<Rare<[Int]>>.size == MemoryLayout<Int>.size)
    }

    @Test func `what is put in is there until it is taken out`() {
        var owner = Owner(words: ["sea"])
        #expect(owner.words == ["sea"] && owner.$words)
        owner.words = nil
        #expect(owner.words == nil && !owner.$words)
    }

    @Test func `copies of the owner go their own ways`() {
        let one = Owner(words: ["sea"])
        var other = one
        other.words?.append("sand")
        #expect(one.words == ["sea"] && other.words == ["sea", "sand"])
    }

    @Test func `changing a large value in place copies nothing of it`() {
        var owner = Owner(words: Array(repeating: "sea", count: 1_000))
        owner.words?.reserveCapacity(2_000)
        let address = owner.words?.withUnsafeBufferPointer(\.baseAddress)
        owner.words?.append("sand")
        #expect(owner.words?.withUnsafeBufferPointer(\.baseAddress) == address)
    }
}
