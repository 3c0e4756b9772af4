import EditorCore
import Glibc

exit(run())

/// Sets up signals and terminal, shows the trial page, and puts everything back.
func run() -> Int32 {
    do throws(TerminalProblem) {
        let inbox = try Inbox()
        let emergency = try EmergencyExit(inbox: inbox)
        try runTrial(inbox)
        emergency.loopHasLeft()
        return 0
    } catch {
        _ = writeAll(Array((error.sentence + "\n").utf8), to: STDERR_FILENO)
        return 1
    }
}
