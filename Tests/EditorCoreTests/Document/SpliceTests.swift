import Testing

@testable import EditorCore

@Suite struct SpliceTests {
    private func splice(_ offset: Int, _ removed: Int, _ inserted: Int) -> Splice {
        Splice(offset: TextOffset(offset), removed: removed, inserted: inserted)
    }

    private func apply(_ splice: Splice, to letters: inout [Int]) {
        let new = Array(repeating: -1, count: splice.inserted)
        letters.replaceSubrange(splice.offset.bytes..<splice.removedEnd.bytes, with: new)
    }

    @Test func `letters typed one behind the other are one change`() {
        var typed = splice(5, 0, 1)
        #expect(typed.join(splice(6, 0, 1)) && typed.join(splice(7, 0, 3)) && typed == splice(5, 0, 5))
        #expect(typed.join(splice(9, 1, 0)) && typed == splice(5, 0, 4))
    }

    @Test func `taking away more than was typed reaches into what stood around it`() {
        var typed = splice(5, 0, 2)
        #expect(typed.join(splice(3, 5, 1)) && typed == splice(3, 3, 1))
    }

    @Test func `changes apart from each other stay two`() {
        var typed = splice(5, 0, 2)
        #expect(!typed.join(splice(8, 1, 1)) && !typed.join(splice(2, 2, 0)) && typed == splice(5, 0, 2))
    }

    @Test func `two small changes that touch leave what is outside of both as it was`() {
        let length = 4
        for first in splices(of: length) {
            for second in splices(of: length + first.delta) {
                var both = first
                guard both.join(second) else { continue }
                var letters = Array(0..<length)
                apply(first, to: &letters)
                apply(second, to: &letters)
                var joined = Array(0..<length)
                apply(both, to: &joined)
                #expect(joined.count == letters.count, "\(first), then \(second)")
                #expect(zip(joined, letters).allSatisfy { $0 == -1 || $0 == $1 }, "\(first), then \(second)")
            }
        }
    }

    /// All changes of a text of `length` bytes that put in two at most.
    private func splices(of length: Int) -> [Splice] {
        (0...length).flatMap { offset in
            (0...length - offset).flatMap { removed in (0...2).map { splice(offset, removed, $0) } }
        }
    }
}
