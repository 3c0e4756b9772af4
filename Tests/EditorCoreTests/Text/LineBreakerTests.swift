import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct LineBreakerTests {
    @Test func `every case of the official file breaks as it says`() throws {
        let cases = try UnicodeTestFile.cases(of: "LineBreakTest.txt")
        #expect(cases.count == 7_654)
        for test in cases {
            var breaker = LineBreaker()
            var found: Set<Int> = [test.scalars.count]
            for (index, scalar) in test.scalars.enumerated() {
                let rest = test.scalars[(index + 1)...].lazy.map { LineBreakClass($0) }
                let next = rest.first { $0 != .cm && $0 != .zwj } ?? .al
                if breaker.step(LineBreakClass(scalar), next: next) != .forbidden { found.insert(index) }
            }
            #expect(found == test.breaks, "\(test)")
        }
    }
}
