import EditorCore
import Glibc

/// From the command line to the page, and back to the shell.
///
/// The order matters. Whatever can be refused is refused before the screen is touched, with one sentence and nothing
/// else. Signals are set up before there is a second thread; files are opened before the terminal is raw, so that
/// Ctrl-C still ends a program that waits for a slow pipe.
struct Program {
    /// Runs the program; gives its exit status: 0 fine, 1 could not do the job, 2 called wrongly.
    func run() -> Int32 {
        if let problem = Rights.ofProcess().problem { return refuse(problem, status: 1) }
        do throws(CommandLineProblem) {
            switch try parseCommandLine(processArguments(), isThere: isThere) {
            case .help: return say(helpText, on: STDOUT_FILENO) ? 0 : 1
            case .recover: return Recovery(stateFolder: StateKeeper.usualFolder()).run()
            case .forget: return Forgetting(stateFolder: StateKeeper.usualFolder()).run()
            case .versions: return VersionsReport(stateFolder: StateKeeper.usualFolder()).tell()
            case .forgetVersions(let file):
                return VersionsReport(stateFolder: StateKeeper.usualFolder()).forget(file)
            case .statistics(let asJSON, let days):
                return StatisticsReport(stateFolder: StateKeeper.usualFolder()).tell(
                    asJSON: asJSON, days: days)
            case .version: return say(versionText, on: STDOUT_FILENO) ? 0 : 1
            case .write(let files, let log): return write(in: files, log: log)
            }
        } catch {
            return refuse(error.sentence, status: 2)
        }
    }

    /// Opens the files and lets the writer write until they leave.
    private func write(in files: [FileArgument], log: FilePath?) -> Int32 {
        do throws(TerminalProblem) {
            let inbox = try Inbox()
            let emergency = try EmergencyExit(inbox: inbox)
            let stateFolder = StateKeeper.usualFolder()
            let journals = JournalWriter(stateFolder: stateFolder) { inbox.post(.journal($0)) }
            let config = ConfigFile.read(usual: ConfigFile.usual())
            let workers: FileWorkers
            var opened: [(text: OpenedText, place: TextPlace?)]
            do throws(Refusal) {
                workers = FileWorkers(
                    home: homeFolder(), config: ConfigFile.path(), stateFolder: stateFolder,
                    log: try log.map(openLog), journals: journals, send: { inbox.post($0) })
                opened = try open(files, workers)
            } catch {
                return refuse(error.sentence, status: 1)
            }
            var last: LastTexts?
            if files.isEmpty, config.settings.session {
                let texts = LastTexts(workers)
                (last, opened) = (texts, texts.opened.map { ($0, nil) })
            }
            let (end, farewell) = try edit(opened, last, config, workers, inbox, logsPanel: log != nil)
            journals.finish(within: JournalWriter.patience)
            workers.neighbours.leave()
            workers.spelling.finish(within: JournalWriter.patience)
            workers.notes.finish()
            workers.state.finish()
            workers.versions.finish()
            workers.clipboard.finish()
            emergency.loopHasLeft()
            if let farewell {
                _ = say("cleanwriter: \(printable(Array(farewell.utf8)))\n", on: STDERR_FILENO)
            }
            switch end {
            case .finished(let status): return status
            case .hangup: return 1
            }
        } catch {
            return refuse(error.sentence, status: 1)
        }
    }

    /// Shows the page. When this returns, the terminal is as it was.
    private func edit(
        _ opened: [(text: OpenedText, place: TextPlace?)], _ last: LastTexts?, _ config: ConfigFile,
        _ workers: FileWorkers, _ inbox: Inbox, logsPanel: Bool
    ) throws(TerminalProblem) -> (end: RunLoop<NcursesTerminal, FileWorkers>.End, farewell: String?) {
        let live = LiveChoices(workers.state.read(.page) ?? [])
        let settings = live.applied(to: config.settings)
        let terminal = try NcursesTerminal(
            inbox: inbox, clock: MonotonicClock(), look: settings.look,
            modes: TerminalModes(mouse: settings.mouse == .on),
            beforeStopping: { workers.begin(.syncJournals) })
        let eraseByte = terminal.eraseByte
        let names = FileNames(folder: presentFolder(), home: homeFolder())
        let session = EditorSession(
            settings: config.settings, usual: ConfigFile.usual(), size: terminal.size, opened: opened,
            panel: workers.state.read(.panel).map(PanelMemory.init),
            marks: MarksMemory(workers.state.read(.marks) ?? [], names: names),
            markdown: MarksMemory(workers.state.read(.markdown) ?? [], names: names),
            memory: TextMemory(
                places: workers.state.read(.places) ?? [], recent: workers.state.read(.recent) ?? [],
                names: names),
            commands: RecentCommands(workers.state.read(.commands) ?? []),
            live: live,
            logsPanel: logsPanel, usesPlainMarks: terminal.needsPlainMarks, isLineSlow: terminal.isLineSlow,
            patterns: PCRE2Library(), sharesClipboard: { workers.clipboard.hasPrograms },
            complaint: config.complaint ?? Rights.ofProcess().warning ?? last?.complaint)
        if let front = last?.front { session.showFront(front) }
        var loop = RunLoop(
            session: session, screen: terminal, files: workers,
            decoder: keyDecoder(eraseByte: eraseByte, escapeDelay: settings.escapeDelay))
        return (loop.run(), session.farewell)
    }

    /// The reader of the keys of this terminal. The screen must be up; asking for some hundred capabilities takes a
    /// while, for which no page should wait.
    private func keyDecoder(eraseByte: UInt8, escapeDelay: Duration) -> KeyDecoder {
        let sequences = KeySequenceTable.terminfoCapabilities.compactMap { name in
            capability(name).map { (capability: name, sequence: $0) }
        }
        let controlHIsBackspace = KeySequenceTable.controlHIsBackspace(
            eraseCharacter: eraseByte, kbs: sequences.first { $0.capability == "kbs" }?.sequence)
        return KeyDecoder(
            table: KeySequenceTable(terminfo: sequences), controlHIsBackspace: controlHIsBackspace,
            escapeDelay: escapeDelay)
    }

    private func openLog(_ path: FilePath) throws(Refusal) -> LineLog {
        do throws(SystemError) {
            return try LineLog(path)
        } catch {
            throw Refusal(
                sentence: "The log \(printable(path.bytes)) cannot be written (error \(error.errno)).")
        }
    }

    /// Why a file of the command line cannot be written in, as a sentence.
    private struct Refusal: Error {
        let sentence: String
    }

    /// Opens what the command line names. The session numbers its documents in the same order, from 1.
    private func open(
        _ files: [FileArgument], _ workers: FileWorkers
    ) throws(Refusal) -> [(text: OpenedText, place: TextPlace?)] {
        var opened: [(text: OpenedText, place: TextPlace?)] = []
        for file in files {
            let name: String
            do throws(OpenProblem) {
                switch file.source {
                case .standardInput:
                    name = "the text from standard input"
                    opened.append((try PipeText.read(STDIN_FILENO, calls: LinuxCalls()), file.place))
                case .file(let path):
                    name = printable(path.bytes)
                    opened.append((try workers.open(DocumentID(opened.count + 1), path), file.place))
                }
            } catch {
                throw Refusal(sentence: Messages.cannotOpen(name, error) + ".")
            }
        }
        return opened
    }

    /// Whether a name in the present folder stands for anything.
    private func isThere(_ name: [UInt8]) -> Bool {
        var status = stat()
        return lstat(name.map { CChar(bitPattern: $0) } + [0], &status) == 0
    }

    private func refuse(_ sentence: String, status: Int32) -> Int32 {
        _ = say("cleanwriter: " + sentence + "\n", on: STDERR_FILENO)
        return status
    }

    private func say(_ text: String, on descriptor: Int32) -> Bool {
        writeAll(Array(text.utf8), to: descriptor)
    }
}
