import Testing

@testable import EditorCore

@Suite struct LocalMomentTests {
    @Test(arguments: [
        ((2026, 11, 30, 14, 2), "today 14:02"),
        ((2026, 11, 30, 0, 5), "today 0:05"),
        ((2026, 11, 29, 23, 59), "yesterday 23:59"),
        ((2026, 11, 28, 9, 30), "Saturday 9:30"),
        ((2026, 11, 24, 9, 30), "Tuesday 9:30"),
        ((2026, 11, 23, 9, 30), "23 November 9:30"),
        ((2026, 3, 3, 14, 2), "3 March 14:02"),
        ((2025, 3, 3, 14, 2), "3 March 2025"),
        ((2026, 12, 1, 8, 0), "1 December 8:00"),
    ])
    func `a moment is said as people say it`(_ when: (Int, Int, Int, Int, Int), words: String) {
        let now = LocalMoment(year: 2026, month: 11, day: 30, hour: 15, minute: 0)
        let moment = LocalMoment(
            year: when.0, month: when.1, day: when.2, hour: when.3, minute: when.4)
        #expect(moment.words(at: now) == words)
    }

    @Test func `yesterday may be in another month and another year`() {
        let day = { (year: Int, month: Int, day: Int) in
            LocalMoment(year: year, month: month, day: day, hour: 9, minute: 0)
        }
        #expect(day(2025, 12, 31).words(at: day(2026, 1, 1)) == "yesterday 9:00")
        #expect(day(2024, 2, 29).words(at: day(2024, 3, 1)) == "yesterday 9:00")
        #expect(day(2026, 2, 28).words(at: day(2026, 3, 1)) == "yesterday 9:00")
    }
}
