import EditorCore
import Glibc

/// The answer to `--stats`: what was written in the last weeks.
struct StatisticsReport {
    /// Where the program keeps its state; nil when the environment tells of none.
    let stateFolder: [UInt8]?

    /// Tells. Gives the exit status.
    ///
    /// - Parameter days: how many are told one by one.
    func tell(asJSON: Bool, days: Int) -> Int32 {
        let settings = ConfigFile.read(usual: ConfigFile.usual()).settings
        let records: [WritingRecord]
        do throws(JournalTrouble) {
            records = try WritingNotes(folder: stateFolder, send: { _ in }).records()
        } catch {
            _ = writeAll(
                Array("cleanwriter: what was noted of your writing cannot be read.\n".utf8), to: STDERR_FILENO
            )
            return 1
        }
        let today = WritingDay(of: LocalMoment(seconds: Int64(time(nil))), startingAt: settings.dayStarts)
        let report = WritingReport(records, today: today, goal: settings.goal, days: days)
        let form = WritingReport.Form(
            hasBlocks: adoptTerminalLocale()
                && !hasFewLetters(terminalName: getenv("TERM").map { String(cString: $0) } ?? ""),
            shown: { printable($0.utf8) })
        let text = asJSON ? report.json : report.text(form)
        return writeAll(Array(text.utf8), to: STDOUT_FILENO) ? 0 : 1
    }
}
