import EditorCore
import Glibc
import Synchronization

/// What former runs have left behind.
extension JournalWriter {
    /// The texts that their files do not have, the newest first; nothing when the journals cannot be read, for then
    /// `--recover` says why.
    ///
    /// - Parameter open: the files of the open documents, from the root.
    func leftTexts(open: [DocumentID: FilePath]) -> [LeftText] {
        let beside = Set(open.values.map(JournalPlaces.beside))
        let texts = ([folder].compactMap(\.self) + beside).flatMap { leftTexts(in: $0, open: open) }
        return texts.sorted { $0.lastChange > $1.lastChange }
    }

    private func leftTexts(in folder: [UInt8], open: [DocumentID: FilePath]) -> [LeftText] {
        do throws(JournalTrouble) {
            guard let scanner = try JournalScanner(folder, calls: LinuxCalls()) else { return [] }
            return try scanner.scan().compactMap { journal in
                // Whoever may still live keeps what is theirs.
                guard !journal.ownerIsUnknown, let text = scanner.read(journal), text.holdsNews else {
                    return nil
                }
                var left = LeftText(text, in: folder)
                left.document = open.first { $0.value == text.path }?.key
                return left
            }
        } catch {
            return []
        }
    }

    /// The words of a file that another window has just left, claimed. That window may take a moment to let go of its
    /// journal.
    func wordsLeft(of path: FilePath) -> LeftText? {
        for _ in 0..<Self.looks {
            if let words = words(of: path, seeingHeld: false) { return words }
            if words(of: path, seeingHeld: true) == nil { return nil }
            poll(nil, 0, Self.betweenLooks)
        }
        return nil
    }

    private static let looks = 100
    /// In milliseconds.
    private static let betweenLooks: Int32 = 10

    /// The newest words of a file, from the root, that it does not have; nil when there are none. They are claimed.
    ///
    /// - Parameter seeingHeld: whether to look into journals that living programs hold, too. Those stay theirs.
    func words(of path: FilePath, seeingHeld: Bool) -> LeftText? {
        for folder in [folder, JournalPlaces.beside(path)].compactMap(\.self) {
            guard var left = words(of: path, in: folder, seeingHeld: seeingHeld) else { continue }
            if seeingHeld { left.journals = [] } else if !claims.claim(left.journals) { continue }
            return left
        }
        return nil
    }

    private func words(of path: FilePath, in folder: [UInt8], seeingHeld: Bool) -> LeftText? {
        do throws(JournalTrouble) {
            guard let scanner = try JournalScanner(folder, calls: LinuxCalls()) else { return nil }
            for journal in try scanner.scan(seeingHeld: seeingHeld) {
                guard let text = scanner.read(journal), text.path == path, text.holdsNews else { continue }
                return LeftText(text, in: folder)
            }
            return nil
        } catch {
            return nil
        }
    }

    /// Puts journals into the trash, some time later. One that cannot be moved is found again by the next run.
    func discard(_ paths: [[UInt8]]) {
        let starts = queue.withLock { queue in
            queue.discarded += paths
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if starts { start() }
        ring()
    }
}

extension LeftText {
    init(_ recovered: RecoveredText, in folder: [UInt8]) {
        let replay = recovered.replay
        let isLoose = replay.problem == .fileIsAnother
        let reason: Reason =
            switch replay.end {
            case .kept: .brokenLine
            case .draft: .draft
            case .saved, .discarded, nil: .crash
            }
        self.init(
            journals: recovered.names.map { folder + [UInt8(ascii: "/")] + $0 }, path: recovered.path,
            stamp: recovered.presentStamp, encoding: replay.form.storedEncoding,
            canReplaceFile: recovered.canReplaceFile,
            former: FormerText(
                text: recovered.text, selection: isLoose ? Selection(caret: .zero) : replay.selection,
                history: isLoose ? UndoHistory() : replay.trail.history,
                savedState: isLoose ? nil : replay.trail.savedState,
                encoding: replay.form.encoding, endsWithLineEnd: replay.form.endsWithLineEnd),
            reason: reason, lastChange: replay.lastChange)
    }
}
