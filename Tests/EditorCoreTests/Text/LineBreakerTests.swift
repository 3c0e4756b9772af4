import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct LineBreakerTests {
    /// Places between scalars before which a row may end.
    private func breaks(_ scalars: some Collection<Unicode.Scalar>) -> [Int] {
        let classes = scalars.map { LineBreakClass($0) }
        var breaker = LineBreaker()
        return classes.indices.filter { index in
            let isNeeded = breaker.looksAhead(at: classes[index])
            let next = isNeeded ? classes[(index + 1)...].first { !$0.isMark } ?? .al : .al
            return breaker.step(classes[index], next: next) != .forbidden
        }
    }

    @Test func `every case of the official file breaks as it says`() throws {
        let cases = try UnicodeTestFile.cases(of: "LineBreakTest.txt")
        #expect(cases.count == 7_654)
        for test in cases {
            #expect(Set(breaks(test.scalars) + [test.scalars.count]) == test.breaks, "\(test)")
        }
    }

    @Test func `a breaker begun where a row may end goes on as one that saw the text before`() throws {
        for test in try UnicodeTestFile.cases(of: "LineBreakTest.txt") {
            let all = breaks(test.scalars)
            for (index, place) in all.enumerated() {
                let rest = breaks(test.scalars[place...]).map { $0 + place }
                #expect(rest == Array(all[(index + 1)...]), "\(test), from \(place)")
            }
        }
    }

    @Test(arguments: [
        ("a \u{200D}漢", [2]),  // LB8a holds for a joiner behind a space too
        ("漢「字」。", [1]), ("きゃっと", [3]),  // no small kana and no closing mark at the start of a row
        ("costs $(12) or €5", [6, 12, 15]), ("5\u{A0}%", []), ("mother-in-law", [7, 10]), ("3.14", []),
        ("yes—no", [3, 4]), ("un\u{AD}til", [3]), ("a\u{2060}b \u{200B}c", [5]),
    ])
    func `rows end where a printer would end them`(text: String, places: [Int]) {
        #expect(breaks(text.unicodeScalars) == places)
    }
}
