import EditorCore

/// The texts that were open when the last run was left, for a start that names none.
struct LastTexts {
    /// Those that are there, in their order. The session numbers its documents in the same order, from 1.
    private(set) var opened: [OpenedText] = []
    /// The one that was in front.
    private(set) var front: FilePath?
    /// Which of them could not be opened, as one sentence; nil when all are here.
    private(set) var complaint: String?

    /// Reads which texts there were, and opens them.
    init(_ workers: FileWorkers) {
        var missing: [FilePath] = []
        for entry in FileNotes<SessionNote>(workers.state.read(.session) ?? []).entries {
            guard let text = Self.open(entry.path, DocumentID(opened.count + 1), workers) else {
                missing.append(entry.path)
                continue
            }
            opened.append(text)
            if entry.note.isFront { front = entry.path }
        }
        if !missing.isEmpty { complaint = Messages.notReopened(missing) }
    }

    /// A file that is not there any more is not begun anew.
    private static func open(_ path: FilePath, _ id: DocumentID, _ workers: FileWorkers) -> OpenedText? {
        do throws(OpenProblem) {
            let text = try workers.open(id, path)
            return text.stamp == nil ? nil : text
        } catch {
            return nil
        }
    }
}
