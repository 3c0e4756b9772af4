/// A copy of a text in a file of its own. The text itself keeps its name, its file and its state.
extension EditorSession {
    /// Asks where the copy goes.
    func askForCopy() {
        guard document.loading == .complete else {
            return say("\(name(of: document)) is not all here; it can be copied when it is")
        }
        let line = LineField(proposedName(for: document))
        prompt = .field(.init(purpose: .copy(document.id), line: line, hint: "the text keeps its own name"))
    }

    /// Writes a copy to the name that the writer has typed.
    func saveCopy(of id: DocumentID, as name: String) {
        let name = name.trimmedOfBlanks
        guard let index = index(of: id), !name.isEmpty else {
            return say("no copy was made: no name was given")
        }
        let path = FilePath(name)
        if let obstacle = obstacle(to: path) { return say("no copy was made: " + obstacle) }
        let document = views[index].document
        orderCopy(SaveOrder(text: document.savedForm, path: path, encoding: document.encoding))
    }

    /// Hands the copy to the saver, under a number of its own: it is no save of the document.
    private func orderCopy(_ order: SaveOrder) {
        let number = reserveDocument()
        texts.copies[number] = order
        want(.file(.save(number, order)))
    }

    /// Tells of a copy that is on the disk. Says whether it was one.
    func receiveSavedCopy(_ number: DocumentID, _ path: FilePath) -> Bool {
        guard texts.copies.removeValue(forKey: number) != nil else { return false }
        say("a copy is in \(Messages.text(path.bytes)); the text keeps its own name")
        continueLeaving()
        return true
    }

    /// Asks about a copy that could not be written, or tells why. Says whether it was one.
    func receiveCopyFailure(_ number: DocumentID, _ problem: SaveProblem) -> Bool {
        guard let order = texts.copies.removeValue(forKey: number) else { return false }
        leaving = nil
        if wayOn(from: problem) == nil {
            say(Messages.cannotSave(Messages.text(order.path.lastComponent), problem), role: .warning)
        } else {
            texts.uncopied[number] = (order, problem)
            askAside(.uncopied(number))
        }
        return true
    }

    func questionAboutCopying(_ number: DocumentID) -> Prompt.Question? {
        guard let (order, problem) = texts.uncopied[number], let way = wayOn(from: problem) else {
            return nil
        }
        var again = order
        again.consent.formUnion(way.consent)
        return .init(
            sentence: Messages.cannotSave(Messages.text(order.path.lastComponent), problem),
            answers: [.init(label: way.label, key: way.key, action: .copyAllowing(again)), .cancel])
    }

    /// Writes the copy after all, with what the writer has said yes to.
    func copyAgain(_ order: SaveOrder) { orderCopy(order) }
}
