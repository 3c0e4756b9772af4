/// Questions that come by themselves: words of a crash, a file that others have changed, another window, a save that failed.
///
/// One waits in the foot line while the page keeps the keys, so a letter typed is a letter of the text. Escape turns to it,
/// or a tap; then it is a prompt like any other. What is asked is worked out from what its asker knows, so a question that
/// has been settled in another way is no more there.
enum Aside: Hashable {
    /// A save in place that was cut off, by its record.
    case cutSave(FilePath)
    /// The words of a former run that are offered.
    case left
    /// Another window that has the file of a document.
    case neighbour(DocumentID)
    /// What another program has made of the file of a document.
    case theirs(DocumentID)
    /// A document that could not be saved, a copy that could not be written, a file that could not be moved.
    case unsaved(DocumentID), uncopied(DocumentID), unmoved(DocumentID)
}

extension EditorSession {
    /// Has a question wait for its turn.
    func askAside(_ aside: Aside) {
        guard !asides.contains(aside), let question = question(about: aside) else { return }
        asides.append(aside)
        // What came last is seen, as one notice takes the place of another.
        if notice?.role == .warning { notice = nil }
        if settings.accessible { say("\(question.sentence) \(asideKey) answers") }
    }

    /// Asks what the writer waits for: at once on the way out, else aside.
    func askOnTheWay(_ aside: Aside) {
        if leaving != nil, prompt == nil { return turn(to: aside) }
        leaving = nil
        askAside(aside)
    }

    /// What is asked now; nil when there is nothing to be decided any more.
    func question(about aside: Aside) -> Prompt.Question? {
        var question: Prompt.Question?
        switch aside {
        case .cutSave(let record): question = questionAboutCutSave(record)
        case .left: question = offered.map(question(about:))
        case .neighbour(let id): question = questionAboutNeighbour(of: id)
        case .theirs(let id): question = questionAboutTheirs(id)
        case .unsaved(let id): question = questionAboutSaving(id)
        case .uncopied(let number): question = questionAboutCopying(number)
        case .unmoved(let id): question = questionAboutMoving(id)
        }
        question?.aside = aside
        return question
    }

    /// Lets go of the questions that have been settled.
    func tendAsides() {
        if !asides.isEmpty { asides.removeAll { question(about: $0) == nil } }
    }

    // MARK: Turning to it

    /// The question that waits longest, of those that are about no other text than the one in front.
    private var waiting: Prompt.Question? {
        asides.lazy.filter {
            switch $0 {
            case .neighbour(let id), .theirs(let id): id == self.document.id
            case .cutSave, .left, .unsaved, .uncopied, .unmoved: true
            }
        }.compactMap(question(about:)).first
    }

    /// The question that waits as the foot line has it; read aloud it was said when it came.
    var waitingFoot: FootContent? {
        guard !asides.isEmpty, !settings.accessible, formWindow == nil, let waiting else { return nil }
        return .offer(waiting.sentence, [.init(label: "Answer", key: asideKey.lowercased())])
    }

    private var asideKey: String {
        let keys = keymap.sequences(for: .cancel)
        return KeyNotation.label(keys.first { $0 == [KeyChord(.escape)] } ?? keys.first ?? [])
    }

    /// Turns to the question that waits, where there is nothing nearer to step out of. Says whether it did.
    func turnsAside() -> Bool {
        let isFree = notice == nil || settings.accessible
        guard !asides.isEmpty, isFree, writing.line == nil, leaving == nil, pages.isEmpty, prompt == nil,
            !view.isMarking, view.selection.isEmpty, let aside = waiting?.aside
        else { return false }
        turn(to: aside)
        return true
    }

    /// Makes a question the one that the keys answer, above the text that it is about.
    func turn(to aside: Aside) {
        guard let question = question(about: aside) else { return }
        if !asides.contains(aside) { asides.append(aside) }
        home(of: aside).map(bringToFront)
        notice = nil
        ask(question)
    }

    private func home(of aside: Aside) -> Int? {
        switch aside {
        case .cutSave(let record): openCutSave(record)?.index
        case .left: offered.flatMap { home(of: $0.text) }
        case .neighbour(let id), .theirs(let id), .unsaved(let id), .unmoved(let id): index(of: id)
        case .uncopied: nil
        }
    }

    /// Takes a tap on the question that waits.
    func asideTakes(tapAt position: GridPosition) -> Bool {
        guard let foot = waitingFoot, prompt == nil, passingFoot() == foot, let footRow = geometry.footRow
        else { return false }
        let rows = FootPainter(geometry: geometry, settings: layoutSettings).rows(of: foot)
        guard (footRow - rows + 1...footRow).contains(position.row), position.column < geometry.footLimit,
            let aside = waiting?.aside
        else { return false }
        turn(to: aside)
        return true
    }
}
