import Testing

@testable import EditorCore

/// The picture of the last weeks.
@Suite struct WritingReportTests {
    private let today = WritingDay("2026-11-30") ?? WritingDay(number: 0)

    private func report(_ words: [Int], goal: Int = 0, days: Int = 4) -> WritingReport {
        WritingReport(
            words.enumerated().map {
                WritingRecord(
                    day: today - $0.offset, file: "/home/a/novel.md", words: $0.element, net: $0.element - 10,
                    seconds: 600)
            }, today: today, goal: goal, days: days)
    }

    private func lines(_ report: WritingReport, hasBlocks: Bool = true) -> [String] {
        report.text(.init(hasBlocks: hasBlocks, shown: { $0 })).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    @Test(arguments: [0, 500])
    func `where no days are in a row nothing is said of that`(goal: Int) {
        let words = goal == 0 ? [0, 0, 500] : [300, 300, 300]
        #expect(!lines(report(words, goal: goal)).contains { $0.contains("in a row") })
    }

    /// R87
    @Test func `the picture tells goal, streak, best day and average, and a bar for each day`() {
        #expect(
            lines(report([312, 640, 500, 0, 1_204], goal: 500)) == [
                "today         312 of 500 words",
                "this week     312 words",
                "goal reached  2 days in a row",
                "best day      1,204 words, 26 Nov 2026",
                "average       664 words on 4 days",
                "in all        2,656 words in 50 min", "texts grew    by 2,606 words",
                "",
                "Mon 30 Nov    ███████████████████████▌                              312",
                "Sun 29 Nov    ████████████████████████████████████████████████      640",
                "Sat 28 Nov    █████████████████████████████████████▌                500",
                "Fri 27 Nov                                                            0",
                "",
                "by text, in these days",
                "/home/a/novel.md                                                  1,452",
                "",
            ])
    }

    @Test func `without blocks the bars are made of signs that every terminal has`() {
        let lines = lines(report([10, 5]), hasBlocks: false)
        #expect(lines[8].hasPrefix("Mon 30 Nov    " + String(repeating: "#", count: 48) + " "))
        #expect(lines[9].hasPrefix("Sun 29 Nov    " + String(repeating: "#", count: 24) + " "))
    }

    @Test func `a path of wide letters keeps the figures in their column`() {
        let report = WritingReport(
            ["長い小説", String(repeating: "長い小説", count: 20), "novel"].map {
                WritingRecord(day: today, file: $0, words: 5, net: 5)
            }, today: today, goal: 0, days: 2)
        let texts = lines(report).filter { $0.contains("長") || $0.contains("novel") }
        #expect(texts.count == 3)
        #expect(texts.allSatisfy { LineCells($0, LayoutSettings(width: 80)).width == 71 })
    }

    @Test func `no line is wider than 80 columns`() {
        let long = WritingReport(
            [
                WritingRecord(
                    day: today, file: String(repeating: "/folder", count: 40), words: 99_999_999, net: 1)
            ],
            today: today, goal: 100_000, days: 60)
        #expect(lines(long).allSatisfy { $0.count <= 80 })
        #expect(lines(long).contains { $0.hasPrefix("…") })
    }

    @Test func `on a narrow page every line has room`() {
        let text = report([312, 640, 500, 0, 1_204], goal: 500).text(
            .init(hasBlocks: true, columns: 38, shown: { $0 }))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 38 }, "\(text)")
    }

    @Test func `where nothing was written that is said`() {
        #expect(lines(report([])) == ["nothing is noted yet", ""])
    }

    @Test func `names go through the hands of who shows them`() {
        let text = report([3]).text(.init(hasBlocks: true, shown: { _ in "safe" }))
        #expect(text.contains("\nsafe "))
        #expect(!text.contains("novel"))
    }

    @Test func `JSON has the days, the texts and the sums`() throws {
        let json = report([312, 640], goal: 500, days: 2).json
        let values = try #require(JSONText.object(Array(json.utf8)))
        #expect(values["words"]?.number == 952)
        #expect(values["streak"]?.number == 1)
        #expect(values["words_today"]?.number == 312)
        #expect(
            json.contains(
                #""days":[{"day":"2026-11-30","words":312,"net":302,"seconds":600},{"day":"2026-11-29","words":640,"net":630,"seconds":600}]"#
            ))
        #expect(json.contains(#""texts":[{"file":"/home/a/novel.md","words":952,"net":932,"seconds":1200}]"#))
        #expect(json.hasSuffix("}\n"))
    }
}
