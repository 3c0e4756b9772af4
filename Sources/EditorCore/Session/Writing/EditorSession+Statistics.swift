/// What was written in the last weeks, as a page that is read.
extension EditorSession {
    /// Days that the page tells one by one.
    private static let days = 21

    /// Asks for the notes, those of the last minutes among them.
    func askForStatistics() {
        noteWriting()
        awaitedPage = .statistics
        want(.file(.readWriting))
    }

    func showStatistics(of records: [WritingRecord], at moment: LocalMoment, problem: Int32?) {
        guard case .statistics = awaitedPage, hasRoomForPage else { return }
        awaitedPage = nil
        if let problem {
            return say("what was noted of your writing cannot be read: \(Messages.fault(problem))")
        }
        let today = WritingDay(of: moment, startingAt: settings.dayStarts)
        guard settings.statistics || !records.isEmpty else {
            return say("nothing is noted: statistics are off in the settings")
        }
        let report = WritingReport(records, today: today, goal: settings.goal, days: Self.days)
        let text = report.text(
            WritingReport.Form(hasBlocks: !usesPlainMarks, columns: layoutSettings.width, shown: { $0 }))
        open(
            ReadingPage(
                content: .figures("statistics"), view: readingView(Rope(text)), marks: [], stops: [],
                choices: []))
    }
}
