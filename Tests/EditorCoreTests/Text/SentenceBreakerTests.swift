import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct SentenceBreakerTests {
    @Test func `sentences of every case of the official file end as it says`() throws {
        let cases = try UnicodeTestFile.cases(of: "SentenceBreakTest.txt")
        #expect(cases.count == 502)
        for test in cases {
            #expect(
                WordBreakerTests.places(test.scalars, SentenceBreaker.boundaries) == test.breaks, "\(test)")
        }
    }
}
