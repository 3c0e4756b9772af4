import EditorCore
import Glibc

/// The answer to `--recover`: writes every text that was left unsaved to a file of its own in the present folder, and
/// says so. Nothing is written over, and no journal is changed, so it can be asked as often as one likes.
struct Recovery {
    /// Where the program keeps its state; nil when the environment tells of none.
    let stateFolder: [UInt8]?
    var calls: any JournalCalls = LinuxCalls()

    /// Writes and tells. Gives the exit status: 0 when everything that was there has been written, 1 when not.
    func run() -> Int32 {
        guard let stateFolder else { return refuse("there is no folder in which anything could be kept") }
        do throws(JournalTrouble) {
            // Journals of files that leave no copy elsewhere are beside them.
            let here = JournalPlaces.beside(FilePath(presentFolder() + Array("/file".utf8)))
            var found: [(LeftJournal, JournalScanner)] = []
            for folder in [JournalWriter.folder(in: stateFolder), here] {
                guard let scanner = try JournalScanner(folder, calls: calls) else { continue }
                found += try scanner.scan().map { ($0, scanner) }
            }
            return write(found)
        } catch {
            return refuse(Self.sentence(error))
        }
    }

    private func write(_ journals: [(LeftJournal, JournalScanner)]) -> Int32 {
        var status: Int32 = 0
        var count = 0
        for (journal, scanner) in journals {
            guard let text = scanner.read(journal) else {
                let name = printable(journal.header.path?.bytes ?? Array("a text without a name".utf8))
                status = refuse("what was kept of \(name) cannot be read; it is left where it is")
                continue
            }
            guard text.holdsNews else { continue }
            count += 1
            do throws(SystemError) {
                say(Self.sentence(text, writtenTo: try write(text)))
            } catch {
                status = refuse("\(Self.name(of: text)) could not be written here (error \(error.errno))")
            }
        }
        if count == 0, status == 0 { say("There is nothing to be recovered.") }
        return status
    }

    /// Writes a text to the first name that is free, for the owner alone.
    private func write(_ text: RecoveredText) throws(SystemError) -> [UInt8] {
        let base = (text.path?.lastComponent ?? Array("unnamed".utf8)).prefix(200) + Array(".recovered".utf8)
        for number in 1..<1_000 {
            let name = Array(base) + (number == 1 ? [] : Array(".\(number)".utf8))
            do throws(SystemError) {
                let file = try Descriptor(
                    name, in: AT_FDCWD, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600,
                    calls: calls)
                var writer = TextWriter(file.number, calls: calls)
                _ = try writer.write(text.text, as: text.replay.form.encoding)
                try calls.sync(file.number)
                try file.close()
                return name
            } catch {
                if error.errno != EEXIST { throw error }
            }
        }
        throw SystemError(errno: EEXIST)
    }

    private static func name(of text: RecoveredText) -> String {
        text.path.map { printable($0.bytes) } ?? "a text without a name"
    }

    /// What was found, where it is now, and what is to be known of it.
    private static func sentence(_ text: RecoveredText, writtenTo name: [UInt8]) -> String {
        let changes = text.replay.unsavedSteps
        let count = changes == 1 ? "1 change" : "\(changes) changes"
        let beginning =
            "\(Self.name(of: text)), last written in \(moment(text.replay.lastChange)), \(count) not saved: "
        return beginning + "now in \(printable(name))." + remarks(on: text).map { " " + $0 }.joined()
    }

    private static func remarks(on text: RecoveredText) -> [String] {
        var remarks: [String] = []
        switch text.file {
        case .changed: remarks.append("The file was changed since by another program.")
        case .missing: remarks.append("The file is no longer there.")
        case .unnamed, .asItWas, .holdsText: break
        }
        if text.replay.problem == .fileIsAnother {
            remarks.append("Only the words that were put in could be had, one after the other.")
        } else if !text.looseWords.isEmpty || text.replay.problem == .contradiction {
            remarks.append("What was kept is damaged; the last words may be missing.")
        }
        if text.replay.isPartial { remarks.append("It is only a part of the file.") }
        if text.ownerIsUnknown { remarks.append("It may still be open in another window.") }
        return remarks
    }

    private static func sentence(_ trouble: JournalTrouble) -> String {
        switch trouble {
        case .noFolder: "there is no folder in which anything could be kept"
        case .exposed: "the folder in which texts are kept belongs to somebody else"
        case .diskFull: "the disk is full"
        case .failed(let number): "the folder in which texts are kept cannot be read (error \(number))"
        }
    }

    /// A moment in local time, as `2026-11-30 08:15`.
    private static func moment(_ nanoseconds: Int64) -> String {
        var seconds = time_t(nanoseconds / 1_000_000_000)
        var local = tm()
        guard localtime_r(&seconds, &local) != nil else { return "an unknown year" }
        let two = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
        return
            "\(local.tm_year + 1_900)-\(two(local.tm_mon + 1))-\(two(local.tm_mday)) \(two(local.tm_hour)):\(two(local.tm_min))"
    }

    private func say(_ sentence: String) { _ = writeAll(Array((sentence + "\n").utf8), to: STDOUT_FILENO) }

    private func refuse(_ sentence: String) -> Int32 {
        _ = writeAll(Array("cleanwriter: \(sentence).\n".utf8), to: STDERR_FILENO)
        return 1
    }
}
