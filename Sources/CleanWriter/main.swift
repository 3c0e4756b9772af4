import Glibc

exit(run())

/// Answers on the command line or shows the page; gives the exit status.
func run() -> Int32 {
    do throws(CommandLineProblem) {
        switch try parseCommandLine(processArguments()) {
        case .help: return say(helpText, on: STDOUT_FILENO)
        case .version: return say(versionText, on: STDOUT_FILENO)
        case .write(let files): return runPage(files)
        }
    } catch {
        _ = say(error.sentence + "\n", on: STDERR_FILENO)
        return 2
    }
}

/// Sets up signals and terminal, shows the page until it is left, and puts everything back.
func runPage(_ files: [FileArgument]) -> Int32 {
    do throws(TerminalProblem) {
        let inbox = try Inbox()
        let emergency = try EmergencyExit(inbox: inbox)
        try runTrial(inbox, files: files)
        emergency.loopHasLeft()
        return 0
    } catch {
        _ = say(error.sentence + "\n", on: STDERR_FILENO)
        return 1
    }
}

/// Writes a text; the status is 1 where it could not be written.
func say(_ text: String, on descriptor: Int32) -> Int32 {
    writeAll(Array(text.utf8), to: descriptor) ? 0 : 1
}
