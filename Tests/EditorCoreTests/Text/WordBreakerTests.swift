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

    @Test func `sentences of every case of the official file end as it says`() throws {
        let cases = try UnicodeTestFile.cases(of: "SentenceBreakTest.txt")
        #expect(cases.count == 502)
        for test in cases {
            #expect(Self.places(test.scalars, SentenceBreaker.boundaries) == test.breaks, "\(test)")
        }
    }

    /// One scalar pair that the standard library's younger Unicode no longer breaks.
    static let known: Set<String> = ["2701 200d 2701"]

    @Test func `letters of every case of the official file end as it says, but for the known ones`() throws {
        let cases = try UnicodeTestFile.cases(of: "GraphemeBreakTest.txt")
        #expect(cases.count == 602)
        var failed: Set<String> = []
        for test in cases {
            var breaker = GraphemeBreaker()
            var found: Set<Int> = [test.scalars.count]
            for (index, scalar) in test.scalars.enumerated() where breaker.hasBreak(before: scalar) {
                found.insert(index)
            }
            if found != test.breaks {
                failed.insert(test.scalars.map { String($0.value, radix: 16) }.joined(separator: " "))
            }
        }
        #expect(failed == Self.known)
    }
}
