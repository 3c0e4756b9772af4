/// Another name for the file of a text. The file moves, unsaved changes stay unsaved, and all that is remembered of the
/// text goes along: undo, journal, versions, place, and what was chosen for it.
extension EditorSession {
    /// Asks for the new name of the file in front.
    func askForNewName() {
        let document = self.document
        guard document.path != nil, document.stamp != nil else {
            say("this text has no file yet: its first name is given by saving")
            return askForName(of: document.id)
        }
        if let obstacle = obstacleToMoving(currentIndex) { return say(obstacle) }
        let line = LineField(proposedName(for: document))
        prompt = .field(.init(purpose: .rename(document.id), line: line, hint: "a name or a folder"))
    }

    /// Why the file of a text is better left where it is now; nil for nothing.
    private func obstacleToMoving(_ index: Int) -> String? {
        let name = name(of: views[index].document)
        if views[index].isForReading { return "the other window writes \(name); it is renamed there" }
        if views[index].document.loading != .complete {
            return "\(name) is not all here; it can be renamed when it is"
        }
        return saves.isSaving(views[index].document.id)
            ? "\(name) is being saved; rename it when that is done" : nil
    }

    /// Moves the file to the name that the writer has typed.
    func rename(_ id: DocumentID, to name: String, makingFolders: Bool = false) {
        let name = name.trimmedOfBlanks
        guard let index = index(of: id), let path = views[index].document.path else { return }
        if let obstacle = obstacleToMoving(index) { return say(obstacle) }
        texts.unmoved[id] = nil
        let destination = FilePath(name)
        guard !name.isEmpty, texts.memory.names.whole(destination) != texts.memory.names.whole(path) else {
            return say("\(self.name(of: views[index].document)) keeps its name")
        }
        if let obstacle = obstacle(to: destination, for: id) { return say("not renamed: " + obstacle) }
        let document = views[index].document
        // A file on its way has no place where it could be saved or looked at.
        saves.begin(
            id,
            .init(
                state: document.state, text: document.onDisk, encoding: document.encoding, consent: [],
                isAutomatic: true))
        want(
            .file(
                .move(
                    id,
                    MoveOrder(
                        path: path, destination: destination, expected: document.stamp,
                        makesFolders: makingFolders))))
    }

    /// Follows the file to its new name, or tells why it stayed.
    func receive(_ result: Result<FileMove, MoveProblem>, of order: MoveOrder, for id: DocumentID) {
        guard let work = saves.end(id), let index = index(of: id) else { return }
        switch result {
        case .success(let move): follow(move, from: order.path, at: index)
        case .failure(let problem): tell(problem, of: order, for: id)
        }
        if let next = work.next {
            let isSame = next.path == order.path
            self.order(id, isSame ? views[index].document.path ?? next.path : next.path, next.consent)
        } else {
            continueLeaving()
        }
    }

    private func follow(_ move: FileMove, from old: FilePath, at index: Int) {
        take(name: move.path, at: index)
        views[index].document.stamp = move.stamp
        views[index].notedPlace = nil
        views[index].journal.beginAgain(views[index].document, at: now)
        want(.file(.note(.places, texts.memory.places.remember(nil, for: old))))
        keepPlace(of: index)
        forgetRecent(old)
        noteRecent(move.path)
        attend(index)
        showsStatus = true
        let (before, after) = (Messages.text(old.lastComponent), Messages.text(move.path.bytes))
        say(
            Messages.moved(before, to: after, move.flaw),
            role: move.flaw == nil ? .notice : .warning)
    }

    private func tell(_ problem: MoveProblem, of order: MoveOrder, for id: DocumentID) {
        leaving = nil
        guard case .noSuchFolder = problem, !order.makesFolders else {
            return say(sentence(about: order, problem), role: .warning)
        }
        texts.unmoved[id] = (order, problem)
        askAside(.unmoved(id))
    }

    func questionAboutMoving(_ id: DocumentID) -> Prompt.Question? {
        guard let (order, problem) = texts.unmoved[id], index(of: id) != nil else { return nil }
        return .init(
            sentence: sentence(about: order, problem),
            answers: [.init("Make it", "m", .moveMakingFolders(id, order.destination)), .cancel])
    }

    private func sentence(about order: MoveOrder, _ problem: MoveProblem) -> String {
        Messages.cannotMove(Messages.text(order.path.lastComponent), order.destination, problem)
    }
}
