/// Other programs change the files of open documents. A text without changes follows its file quietly; about one with
/// changes the writer is asked, once and in a rest.
extension EditorSession {
    /// Nobody is asked while the hands are at work.
    private static let rest = Duration.seconds(2)

    /// Has the file of a document watched.
    func attend(_ index: Int) {
        let document = views[index].document
        guard let path = document.path else { return }
        views[index].outside.settle()
        // A scratch page is nobody's claim: two windows may have it, and one follows what the other saves.
        let isWriter = !views[index].isForReading && views[index].scratch == nil
        want(.file(.attend(document.id, path, document.stamp, isWriter: isWriter)))
        want(.file(.findWishes(document.id, path)))
    }

    /// The next moment at which a file is to be looked at, or the writer to be asked.
    var outsideDeadline: Duration? {
        let looks = views.lazy.filter { $0.outside.began == nil }.compactMap(\.outside.due).min()
        return [looks, mayAsk ? lastInput + Self.rest : nil].compactMap { $0 }.min()
    }

    /// Has all files looked at, as when the writer comes back to this window.
    func lookAtAll() {
        for index in views.indices where views[index].document.path != nil {
            views[index].outside.hurry(at: now)
        }
        lookWhereDue()
    }

    func receiveStir(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        views[index].outside.stir(at: now)
    }

    func lookWhereDue() {
        for index in views.indices {
            guard let due = views[index].outside.due, due <= now, views[index].outside.began == nil else {
                continue
            }
            let document = views[index].document
            views[index].outside.begin(at: now, knowing: document.stamp)
            guard document.loading == .complete, let file = KnownFile(document) else {
                views[index].outside.end(at: now, found: false)
                continue
            }
            want(.file(.look(document.id, file)))
        }
    }

    func receive(_ look: OutsideLook, of id: DocumentID) {
        guard let index = index(of: id), let began = views[index].outside.began else { return }
        // A save of our own that came between has made the answer stale.
        if saves.isSaving(id) || began.stamp != views[index].document.stamp {
            views[index].outside.end(at: now, found: false)
            return views[index].outside.stir(at: now)
        }
        views[index].outside.end(at: now, found: look.isNews)
        switch look {
        case .same: comeBack(index)
        case .touched(let stamp):
            views[index].document.stamp = stamp
            views[index].outside.theirs = nil
            comeBack(index)
        case .changed(let text):
            comeBack(index)
            if views[index].outside.theirs == nil { tellBeside(text, at: index) }
            views[index].outside.theirs = text
            if views[index].outside.isCompared { compareTheirs(id) }
        case .gone: loseFile(index, "was deleted by another program")
        case .unreadable(let problem): loseFile(index, Messages.nowUnreadable(problem))
        case .unsteady: views[index].outside.stir(at: now)
        }
    }

    /// Tells of a change in the file of the text on the other side, which has changes of its own. What becomes of them is
    /// asked there: a question in front would be taken for one about the text in front.
    private func tellBeside(_ theirs: OpenedText, at index: Int) {
        let document = views[index].document
        guard areSidesShown, texts.sides?.other == document.id, index != currentIndex, document.isEdited,
            document.text != theirs.text
        else { return }
        say("\(name(of: document)) beside was changed by another program; go there to decide", role: .warning)
    }

    /// The file is not there, so nothing of the text is safe in it.
    private func loseFile(_ index: Int, _ sentence: String) {
        guard views[index].outside.lost == nil, views[index].document.stamp != nil else { return }
        views[index].outside.lost = .init(savedState: views[index].document.savedState)
        views[index].document.savedState = nil
        views[index].journal.begin(views[index].document, at: now)
        say("\(name(of: views[index].document)) \(sentence); your text is safe here, save it", role: .warning)
    }

    /// A file that had gone is there again.
    private func comeBack(_ index: Int) {
        guard let lost = views[index].outside.lost else { return }
        views[index].document.savedState = lost.savedState
        views[index].outside.lost = nil
        if notice?.role == .warning { notice = nil }
    }

    /// Does what can be done now about the changes of other programs.
    func settleOutside() {
        for index in views.indices {
            guard let theirs = views[index].outside.theirs else { continue }
            let document = views[index].document
            if document.isEdited, document.text != theirs.text { continue }
            guard !isAmidSomething(at: index) else { continue }
            follow(theirs, at: index)
        }
        tendAsides()
        if mayAsk, now >= lastInput + Self.rest { askAboutTheirs() }
    }

    /// Whether places in the text are held that must not be moved now.
    func isAmidSomething(at index: Int) -> Bool {
        guard index == currentIndex else { return false }
        return prompt != nil || formWindow != nil || !pages.isEmpty || !kana.composition.isEmpty
            || mouse.drag != nil
    }

    /// Takes over what the file holds.
    private func follow(_ theirs: OpenedText, at index: Int) {
        if index == currentIndex { stopIdleWork() }
        let isNews = views[index].document.text != theirs.text
        views[index].reload(theirs.text, at: now)
        views[index].document.adopt(theirs)
        views[index].outside.settle()
        noteInJournal(theirs, at: index)
        guard isNews else { return }
        // A file that goes on changing is told of once.
        if views[index].outside.told.map({ now - $0 > UndoHistory.reloadGap }) ?? true {
            say("\(name(of: views[index].document)) was changed by another program: this is the new version")
        }
        views[index].outside.told = now
    }

    private func noteInJournal(_ theirs: OpenedText, at index: Int) {
        guard let stamp = theirs.stamp else { return }
        views[index].journal.add(.saving(theirs.text))
        views[index].journal.add(.saved(theirs.path, stamp))
    }

    // MARK: The question

    /// Whether the writer is to be asked about the text in front, in the next rest.
    private var mayAsk: Bool {
        guard views[currentIndex].outside.$theirs else { return false }
        return !asides.contains(.unsaved(document.id)) && !views[currentIndex].outside.isAsked
            && document.isEdited && leaving == nil
            && !saves.isSaving(document.id) && !isAmidSomething(at: currentIndex)
    }

    private func askAboutTheirs() {
        views[currentIndex].outside.isAsked = true
        askAside(.theirs(document.id))
    }

    func questionAboutTheirs(_ id: DocumentID) -> Prompt.Question? {
        guard let index = index(of: id), views[index].outside.theirs != nil, views[index].document.isEdited
        else { return nil }
        return .init(
            sentence: "\(name(of: views[index].document)) was changed by another program.",
            answers: [.init("Compare", "c", .compareTheirs(id))] + choicesAboutTheirs(id)
                + [.init(label: "Later", key: KeyChord(.escape), action: .stay)])
    }

    private func choicesAboutTheirs(_ id: DocumentID) -> [Prompt.Question.Answer] {
        [
            .init("Keep mine", "k", .keepMine(id)), .init("Take theirs", "t", .takeTheirs(id)),
            .init("Both", "b", .keepBoth(id)),
        ]
    }

    /// Shows what the version of the other program would change; that is read first, where a save has found it before it
    /// was looked at. The writer then stays here.
    func compareTheirs(_ id: DocumentID) {
        guard let index = index(of: id) else { return }
        leaving = nil
        guard let theirs = views[index].outside.theirs else {
            views[index].outside.isCompared = true
            views[index].outside.hurry(at: now)
            return lookWhereDue()
        }
        views[index].outside.isCompared = false
        // The page that comes asks what is to be asked, and leads back to what was asked before.
        views[index].outside.isAsked = true
        let asked: Aside = asides.contains(.unsaved(id)) ? .unsaved(id) : .theirs(id)
        compare(
            old: NamedText(name: "yours", text: views[index].document.savedForm),
            new: NamedText(name: "the other version", text: theirs.text), choices: choicesAboutTheirs(id),
            leave: .turn(asked))
    }

    /// The writer's text stays, and the next save may replace the version that they know of.
    func keepMine(_ id: DocumentID) {
        guard let index = index(of: id), let theirs = views[index].outside.theirs else { return }
        views[index].document.noteTheirs(theirs)
        views[index].outside.theirs = nil
        saves.forgetFailure(of: id)
        say("yours stays; saving replaces the other version")
    }

    /// The version of the other program takes the place of the writer's, who can have that back.
    func takeTheirs(_ id: DocumentID) {
        guard let index = index(of: id), let theirs = views[index].outside.theirs else { return }
        saves.forgetFailure(of: id)
        views[index].document.closeUndoStep()
        follow(theirs, at: index)
        views[index].document.closeUndoStep()
        say("this is the other version; undo brings yours back")
    }

    /// The version of the other program becomes a text of its own beside the writer's.
    func keepBoth(_ id: DocumentID) {
        guard let index = index(of: id), let theirs = views[index].outside.theirs else { return }
        keepMine(id)
        add(OpenedText(path: FilePath([]), text: theirs.text, encoding: theirs.encoding))
        bringToFront(index)
        let key = keymap.label(of: .nextDocument)
        say("the other version is open as a text of its own: \(key)")
    }
}

extension OutsideLook {
    /// Whether somebody has written in the file.
    fileprivate var isNews: Bool {
        switch self {
        case .changed, .unsteady: true
        case .same, .touched, .gone, .unreadable: false
        }
    }
}
