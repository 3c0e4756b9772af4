import Testing

@testable import EditorCore

/// Sums, streaks and averages of what was noted.
@Suite struct WritingHistoryTests {
    private let today = WritingDay(number: 740_000)

    private func history(_ words: [Int]) -> WritingHistory {
        WritingHistory(words.enumerated().map { WritingRecord(day: today - $0.offset, words: $0.element) })
    }

    @Test func `records of a day add up`() {
        let history = WritingHistory([
            WritingRecord(day: today, file: "/a", words: 100, net: 90, seconds: 60),
            WritingRecord(day: today, file: "/b", words: 20, net: -50, seconds: 6),
            WritingRecord(day: today - 1, file: "/a", words: 7),
        ])
        #expect(history.words(on: today) == 120)
        #expect(history.days[today]?.net == 40)
        #expect(history.texts["/a"]?.words == 107)
        #expect(history.total.words == 127)
        #expect(history.total.seconds == 66)
    }

    /// R87
    @Test(arguments: [
        ([500, 500, 600, 0, 500], 500, 3), ([100, 500, 600, 0], 500, 2), ([0, 0, 700], 500, 0), ([], 500, 0),
        ([1, 2, 3], 0, 3), ([0, 4], 0, 1), ([499], 500, 0),
    ])
    func `a streak is of days in a row, and a day that is not over does not end it`(
        _ words: [Int], _ goal: Int, _ streak: Int
    ) {
        #expect(history(words).streak(until: today, goal: goal) == streak)
    }

    @Test func `best day and average are of days on which something was written`() {
        let history = history([100, 0, 300, 300, 0])
        #expect(history.best == today - 3)
        #expect(history.daysWritten == 3)
        #expect(history.average == 233)
        #expect(WritingHistory().best == nil)
        #expect(WritingHistory().average == 0)
    }

    @Test func `of two goals for a text the last holds`() {
        let history = WritingHistory([
            WritingRecord(day: today, file: "/a", goal: 5_000),
            WritingRecord(day: today, file: "/a", words: 3),
            WritingRecord(day: today, file: "/a", goal: 6_000),
        ])
        #expect(history.goals == ["/a": 6_000])
    }

    @Test func `texts are added up from a day on`() {
        let records = [
            WritingRecord(day: today, file: "/a", words: 1),
            WritingRecord(day: today - 9, file: "/b", words: 2),
        ]
        #expect(
            WritingHistory(records, textsSince: today - 8).texts.keys.sorted { $0 ?? "" < $1 ?? "" } == ["/a"]
        )
    }
}
