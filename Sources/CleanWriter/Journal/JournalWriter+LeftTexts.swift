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
