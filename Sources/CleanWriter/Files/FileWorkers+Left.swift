import EditorCore
import Glibc
import Synchronization

/// What former runs have left: texts that were not saved, and saves that were cut off.
extension FileWorkers {
    func findLeft(_ open: [DocumentID: FilePath]) {
        let open = open.mapValues(absolute)
        findCutSaves(open)
        let texts = journals?.leftTexts(open: open) ?? []
        if !texts.isEmpty { send(.left(texts)) }
    }

    /// Copies of a file that was being written in place lie in the program's own folder, else beside it.
    private func findCutSaves(_ open: [DocumentID: FilePath]) {
        if let folder = saver.places.folder { TemporaryNote.clean(FilePath(folder), calls: calls) }
        let folders = Set(
            open.values.compactMap(\.folder) + [saver.places.folder.map { FilePath($0) }].compactMap(\.self))
        let found = folders.flatMap { InterruptedSave.find(in: $0, calls: calls) }
        guard !found.isEmpty else { return }
        cutSaves.withLock { saves in for save in found { saves[save.record] = save } }
        let told = found.map { save in
            CutSave(
                record: save.record, path: save.path, document: open.first { $0.value == save.path }?.key,
                began: save.began)
        }
        send(.cutSaves(told))
    }

    func mend(_ told: CutSave, _ version: CutSave.Version) {
        guard let save = cutSaves.withLock({ $0.removeValue(forKey: told.record) }) else { return }
        switch spares.released(during: { save.putBack(version, with: saver) }) {
        case .failure(let problem): send(.mended(told, .failure(problem)))
        case .success:
            do throws(OpenProblem) {
                let text = try opener.whole(save.path)
                save.forget()
                send(.mended(told, .success(text)))
            } catch {
                // What was written cannot be read: both versions stay.
                send(.mended(told, .failure(.failed(errno: EIO))))
            }
        }
    }
}
