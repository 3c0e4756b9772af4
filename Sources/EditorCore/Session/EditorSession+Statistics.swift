/// What was written in the last weeks, as a page that is read.
extension EditorSession {
    /// Days that the page tells one by one.
    private static let days = 21

    func showStatistics(of records: [WritingRecord], at moment: LocalMoment, problem: Int32?) {
        guard prompt == nil, formWindow == nil, pages.isEmpty else { return }
        if let problem { return say("what was noted of your writing cannot be read [error \(problem)]") }
        let today = WritingDay(of: moment, startingAt: settings.dayStarts)
        // What is not noted yet belongs to the picture.
        let unnoted = writing.unnoted.map { id, words in
            let path = index(of: id).flatMap { views[$0].document.path }
            return WritingRecord(day: today, file: path.map { Messages.text($0.bytes) }, words: words)
        }
        guard settings.statistics || !records.isEmpty else {
            return say("nothing is noted: statistics are off in the settings")
        }
        let report = WritingReport(records + unnoted, today: today, goal: settings.goal, days: Self.days)
        let text = report.text(WritingReport.Form(hasBlocks: !usesPlainMarks, shown: { $0 }))
        open(ReadingPage(content: .figures, view: readingView(Rope(text)), marks: [], stops: [], choices: []))
    }
}
