import EditorCore

/// What former runs have left behind.
extension JournalWriter {
    /// The texts that their files do not have, the newest first; nothing when the journals cannot be read, for then
    /// `--recover` says why.
    func leftTexts() -> [LeftText] {
        do throws(JournalTrouble) {
            guard let folder, let scanner = try JournalScanner(folder, calls: LinuxCalls()) else { return [] }
            return try scanner.scan().compactMap { journal in
                // Whoever may still live keeps what is theirs.
                guard !journal.ownerIsUnknown, let text = scanner.read(journal), text.holdsNews else {
                    return nil
                }
                return LeftText(text)
            }
        } catch {
            return []
        }
    }

    /// The newest words of a file, from the root, that it does not have; nil when there are none.
    ///
    /// - Parameter seeingHeld: whether to look into journals that living programs hold, too. Those stay theirs.
    func words(of path: FilePath, seeingHeld: Bool) -> LeftText? {
        do throws(JournalTrouble) {
            guard let folder, let scanner = try JournalScanner(folder, calls: LinuxCalls()) else {
                return nil
            }
            for journal in try scanner.scan(seeingHeld: seeingHeld) {
                guard let text = scanner.read(journal), text.path == path, text.holdsNews else { continue }
                var left = LeftText(text)
                if seeingHeld { left.journals = [] }
                return left
            }
            return nil
        } catch {
            return nil
        }
    }

    /// Puts journals into the trash. One that cannot be moved is found again by the next run.
    func discard(_ names: [[UInt8]]) {
        do throws(JournalTrouble) {
            guard let folder else { return }
            try JournalScanner(folder, calls: LinuxCalls())?.discard(names)
        } catch {
            send(.trouble(error))
        }
    }
}

extension LeftText {
    init(_ recovered: RecoveredText) {
        self.init(
            journals: recovered.names, path: recovered.path,
            stamp: recovered.canReplaceFile ? recovered.stamp : nil, text: recovered.text,
            selection: recovered.replay.selection, wasCutOff: recovered.replay.end == .kept)
    }
}
