/// Texts that the writer leaves unsaved on purpose, to find them again at the next start.
extension EditorSession {
    /// Whether what is kept would be there at the next start.
    var canKeepDrafts: Bool { settings.recovery && journalTrouble == nil }

    /// Lets a document go as it is; it is kept when everything else has been answered.
    func keepAsDraft(_ id: DocumentID) {
        leaving?.drafts[id] = .wanted
        continueLeaving()
    }

    /// Has the drafts among `documents` put on the disk. Says whether all of them are.
    func keepDrafts(_ documents: [DocumentID]) -> Bool {
        for id in documents where leaving?.drafts[id] == .wanted {
            guard let index = index(of: id) else { continue }
            leaving?.drafts[id] = .underWay
            views[index].journal.begin(views[index].document, at: now)
            views[index].journal.add(.end(.draft))
        }
        return !documents.contains { leaving?.drafts[$0] == .underWay }
    }

    /// Goes on leaving when a draft is on the disk; when it could not be put there, nobody leaves.
    func receiveDraft(_ id: DocumentID, isSafe: Bool) {
        if isSafe {
            if leaving?.drafts[id] == .underWay { leaving?.drafts[id] = .safe }
            return continueLeaving()
        }
        var drafts = leaving?.drafts ?? [:]
        drafts[id] = .underWay
        leaving = nil
        for (kept, state) in drafts where state != .wanted {
            if let index = index(of: kept) { views[index].journal.restart(views[index].document, at: now) }
        }
        say("no draft could be kept; your text is still here, save it", role: .warning)
    }
}

/// How far the keeping of a draft is.
enum DraftState {
    /// The writer has asked for it.
    case wanted
    /// It is being written.
    case underWay
    /// It is on the disk.
    case safe
}
