/// Saves in place that were cut off: what is to be done with the two versions of the file.
extension EditorSession {
    /// Takes the saves that were cut off.
    func receive(cutSaves saves: [CutSave]) {
        cutSaves = saves.filter { !answeredSaves.contains($0.record) }
        offerLeft()
        guard let other = cutSaves.first(where: { $0.document == nil }),
            toldSaves.insert(other.record).inserted
        else { return }
        say(
            "a save of \(Messages.text(other.path.bytes)) was cut off; open it to put it right",
            role: .warning)
    }

    /// A save that was cut off of a text that is open and all here.
    func openCutSave(_ record: FilePath) -> (save: CutSave, index: Int)? {
        guard let save = cutSaves.first(where: { $0.record == record }),
            let index = save.document.flatMap({ index(of: $0) }), views[index].document.loading == .complete
        else { return nil }
        return (save, index)
    }

    func questionAboutCutSave(_ record: FilePath) -> Prompt.Question? {
        guard let (save, index) = openCutSave(record) else { return nil }
        let day = CalendarDate(nanoseconds: save.began)
        return .init(
            sentence:
                "A save of \(name(of: views[index].document)) was cut off on \(day); both versions are safe.",
            answers: [
                .init(label: "Put the new one in", key: KeyChord(.enter), action: .mend(save, .new)),
                .init("Put the old one back", "o", .mend(save, .old)),
                .init(label: "Later", key: KeyChord(.escape), action: .mend(save, nil)),
            ])
    }

    /// A whole save has settled what became of the one that was cut off.
    func forgetCutSaves(of id: DocumentID) {
        for save in cutSaves where save.document == id { answeredSaves.insert(save.record) }
        cutSaves.removeAll { $0.document == id }
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
