import EditorCore

/// Putting journals on the disk.
extension JournalKeeper {
    /// Takes what came of an order.
    mutating func settle(_ order: JournalOrder, _ result: Result<Void, SystemError>, at now: Duration) {
        let id = order.document
        underWay.remove(order.number)
        // A journal that has been left meanwhile is nobody's any more.
        guard var entry = kept[id], entry.order == order.number else { return }
        do throws(JournalTrouble) {
            try settle(&entry, id, result, at: now)
        } catch {
            entry.fail(error, at: now)
        }
        kept[id] = entry
        tellTrouble()
    }

    /// Has the journal put on the disk; later, when that is being done already.
    mutating func sync(_ entry: inout KeptJournal, _ id: DocumentID, at now: Duration)
        throws(JournalTrouble)
    {
        guard let file = entry.file, let folder = entry.folder else { return }
        guard entry.order == nil else {
            entry.syncing = now
            return
        }
        entry.syncing = nil
        orders += 1
        let order = JournalOrder(
            document: id, number: orders, journal: file.disk, folder: entry.isNew ? folder.folder : nil)
        guard let result = world.confirm(order) else {
            entry.order = order.number
            underWay.insert(order.number)
            return
        }
        try settle(&entry, id, result, at: now)
    }

    private mutating func settle(
        _ entry: inout KeptJournal, _ id: DocumentID, _ result: Result<Void, SystemError>, at now: Duration
    ) throws(JournalTrouble) {
        entry.order = nil
        guard case .failure(let error) = result else { return takeConfirmation(&entry, id) }
        guard entry.isNew else { return try replace(&entry, id, after: error, at: now) }
        // What is left of it holds no more than memory does; the one before it may hold something.
        let folder = entry.folder
        if let file = entry.file, let folder { discardOld(file, folder) }
        (entry.isNew, entry.file, entry.folder) = (false, nil, nil)
        if let former = entry.former.popLast() { (entry.file, entry.folder) = former }
        // The folder itself may have gone.
        folders = [:]
        let trouble = JournalTrouble(error)
        if trouble != .diskFull || folder?.releaseBallast() != true {
            let canMove =
                entry.refusal == nil && places.otherFolder(for: entry.document.path, after: trouble) != nil
            entry.refusal = canMove ? trouble : nil
            if !canMove { throw trouble }
        }
        try replace(&entry, id, after: error, at: now)
    }

    /// The journal is on the disk.
    private func takeConfirmation(_ entry: inout KeptJournal, _ id: DocumentID) {
        entry.trouble = nil
        if let refusal = entry.refusal { world.tell(.elsewhere(refusal, id)) }
        entry.refusal = nil
        guard entry.isNew else { return }
        entry.isNew = false
        for former in entry.former { discardOld(former.file, former.folder) }
        entry.former = []
        entry.folder?.keepBallast()
        discard(entry.document.takeReplaced(), areSafe: true)
    }

    /// Waits until the journal of a document that is left is on the disk. Says whether it is.
    @discardableResult
    func confirm(_ entry: inout KeptJournal, of id: DocumentID) -> Bool {
        guard let file = entry.file, let folder = entry.folder?.folder else { return false }
        let order = JournalOrder(
            document: id, number: 0, journal: file.disk, folder: entry.isNew ? folder : nil)
        guard case .success = order.run() else { return false }
        takeConfirmation(&entry, id)
        return true
    }

    func discardOld(_ old: JournalFile, _ folder: JournalFolder) {
        // If it stays, it is a lower generation of the same document, and a reader passes over it.
        try? folder.unlink(old.name)
    }
}
