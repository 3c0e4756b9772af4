/// Saves in place that were cut off: what is to be done with the two versions of the file.
extension EditorSession {
    /// Takes the saves that were cut off.
    func receive(cutSaves saves: [CutSave]) {
        cutSaves = saves.filter { !answeredSaves.contains($0.record) }
        offerLeft()
        guard prompt == nil, let other = cutSaves.first(where: { $0.document == nil }),
            toldSaves.insert(other.record).inserted
        else { return }
        say(
            "a save of \(Messages.text(other.path.bytes)) was cut off; open it to put it right",
            role: .warning)
    }

    /// Asks about a save that was cut off of a text that is open. Says whether there is one.
    func askAboutCutSave() -> Bool {
        let found = cutSaves.lazy.compactMap { save -> (CutSave, Int)? in
            guard let id = save.document, let index = self.index(of: id) else { return nil }
            let document = self.views[index].document
            return document.loading == .complete && !document.isEdited ? (save, index) : nil
        }.first
        guard let (save, index) = found else { return false }
        bringToFront(index)
        ask(
            "A save of \(name(of: document)) was cut off on \(CalendarDate(nanoseconds: save.began)); both versions are safe.",
            [
                .init(label: "Put the new one in", key: KeyChord(.enter), action: .mend(save, .new)),
                .init("Put the old one back", "o", .mend(save, .old)),
                .init(label: "Later", key: KeyChord(.escape), action: .mend(save, nil)),
            ])
        return true
    }

    /// Has a version written into the file; without one, both are left for another time.
    func mend(_ save: CutSave, _ version: CutSave.Version?) {
        cutSaves.removeAll { $0 == save }
        answeredSaves.insert(save.record)
        guard let version else { return offerLeft() }
        want(.file(.mend(save, version)))
    }

    /// Shows what the file holds now, as a change that can be taken back.
    func receiveMended(_ save: CutSave, _ result: Result<OpenedText, SaveProblem>) {
        switch result {
        case .failure(let problem):
            answeredSaves.remove(save.record)
            say(Messages.cannotMend(Messages.text(save.path.lastComponent), problem), role: .warning)
        case .success(let file):
            if let index = save.document.flatMap({ index(of: $0) }), !views[index].document.isEdited {
                views[index].showMended(file, at: now)
            }
            say("\(Messages.text(save.path.lastComponent)) is whole again")
        }
        // Words of the same file may fit to what it holds now.
        left.find([])
        findLeft()
    }
}

extension DocumentView {
    fileprivate mutating func showMended(_ file: OpenedText, at now: Duration) {
        let (range, words) = text.change(to: file.text)
        document.closeUndoStep()
        replace(range, with: words, .paste, at: now)
        document.closeUndoStep()
        document.adopt(file)
        guard let path = document.path, let stamp = file.stamp else { return }
        journal.add(.saving(text))
        journal.add(.saved(path, stamp))
    }
}
