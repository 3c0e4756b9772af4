import Testing

@testable import EditorCore

/// Days that begin some hours after midnight.
@Suite struct WritingDayTests {
    private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, startingAt start: Int = 4) -> String
    {
        let moment = LocalMoment(year: year, month: month, day: day, hour: hour, minute: 59)
        return WritingDay(of: moment, startingAt: start).description
    }

    @Test func `what is written after midnight belongs to the evening before`() {
        #expect(day(2026, 11, 30, 23) == "2026-11-30")
        #expect(day(2026, 12, 1, 3) == "2026-11-30")
        #expect(day(2026, 12, 1, 4) == "2026-12-01")
        #expect(day(2026, 1, 1, 0) == "2025-12-31")
        #expect(day(2026, 12, 1, 0, startingAt: 0) == "2026-12-01")
    }

    @Test(arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "1999-12-31", "2100-03-01", "2026-01-01"])
    func `a day is read as it is written`(_ text: String) {
        #expect(WritingDay(text)?.description == text)
    }

    @Test(arguments: [
        "", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "2026-01-32", "2026-01-01x", "-026-01-01",
    ])
    func `what is no day is none`(_ text: String) {
        #expect(WritingDay(text) == nil)
    }

    @Test func `days follow each other through months and leap years`() throws {
        var day = try #require(WritingDay("2025-03-02"))
        let names = (0..<400).map { _ in
            defer { day = day - 1 }
            return day.description
        }
        #expect(names.last == "2024-01-28")
        #expect(names.contains("2024-02-29"))
        #expect(Set(names).count == 400)
        #expect(names == names.sorted(by: >))
    }

    @Test func `a week begins on Monday`() throws {
        let monday = try #require(WritingDay("2026-11-30"))
        #expect(monday.startOfWeek == monday)
        #expect((monday - 1).startOfWeek == monday - 7)
    }
}
