import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct WordBreakerTests {
    /// Where `find` sees boundaries, as places between scalars.
    static func places(_ scalars: [Unicode.Scalar], _ find: ([UInt8]) -> [Int]) -> Set<Int> {
        let bytes = scalars.flatMap { Array(String($0).utf8) }
        var starts = [0: 0]
        var length = 0
        for (index, scalar) in scalars.enumerated() {
            length += String(scalar).utf8.count
            starts[length] = index + 1
        }
        return Set([0] + find(bytes).compactMap { starts[$0] })
    }

    @Test func `words of every case of the official file end as it says`() throws {
        let cases = try UnicodeTestFile.cases(of: "WordBreakTest.txt")
        #expect(cases.count == 1_823)
        for test in cases {
            #expect(Self.places(test.scalars, WordBreaker.boundaries) == test.breaks, "\(test)")
        }
    }
}
