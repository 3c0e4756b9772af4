/// What makes a text the scratch page of another one.
struct ScratchRole: Hashable {
    /// The file whose page it is; nil for the one that all texts without a name share.
    var owner: FilePath?
    /// The document from which the writer came, and to which they go back.
    var home: DocumentID

    /// Whether the page is that of `document`, which may have got another name since.
    func isOfPage(for document: Document) -> Bool { home == document.id || owner == document.path }
}

/// A scratch page that is on its way from the disk.
struct AwaitedScratch {
    let id: DocumentID
    var role: ScratchRole
    /// What was cut for it meanwhile.
    private(set) var cuttings: Rope?
    /// Whether the writer wants to see it.
    private(set) var isWanted = false

    init(id: DocumentID, role: ScratchRole) { (self.id, self.role) = (id, role) }

    /// Takes what was cut for the page; with nil the page itself is wanted, by a writer who comes from `home`.
    mutating func want(_ more: Rope?, from home: DocumentID) {
        guard let more else { return (role.home, isWanted) = (home, true) }
        cuttings = (cuttings ?? Rope()).withBlankLine(before: more)
    }
}

/// The scratch page: a second text for what was cut and may be of use yet, one key away from each document.
///
/// It is a document like any other, with undo and a journal, in a file of the program's own. It differs in three things:
/// it is saved without being told to, in a rest and whenever it is left; it does not count among the open texts; and
/// nobody is asked about it, unless it could not be saved.
extension EditorSession {
    /// Turns to the scratch page of the text in front, and from there back.
    func toggleScratch() {
        guard let role = view.scratch else { return wantScratch(cuttings: nil) }
        if let home = index(of: role.home) ?? views.indices.first(where: { views[$0].scratch == nil }) {
            bringToFront(home)
        }
    }

    /// Moves what is selected to the end of the scratch page: one step here, and one there.
    func moveToScratch() {
        guard view.scratch == nil else { return say("this is the scratch page already") }
        guard !view.selection.isEmpty else { return say("nothing is selected") }
        let (cuttings, state) = (view.text[view.selection.range], view.document.state)
        view.replace(view.selection.range, with: Rope(), .cut, at: now)
        guard view.document.state != state else { return }
        let key = keymap.label(of: .scratchPage)
        say("moved to the scratch page; \(key) shows it")
        wantScratch(cuttings: cuttings)
    }

    private func wantScratch(cuttings: Rope?) {
        let home = document.id
        if let index = index(ofScratchFor: document) {
            guard let cuttings else {
                views[index].scratch?.home = home
                return bringToFront(index)
            }
            return add(cuttings, toScratch: index)
        }
        if let index = awaitedScratches.firstIndex(where: { $0.role.isOfPage(for: document) }) {
            return awaitedScratches[index].want(cuttings, from: home)
        }
        let role = ScratchRole(owner: document.path, home: home)
        var awaited = AwaitedScratch(id: reserveDocument(), role: role)
        awaited.want(cuttings, from: home)
        awaitedScratches.append(awaited)
        want(.file(.openScratch(awaited.id, of: document.path)))
    }

    private func index(ofScratchFor document: Document) -> Int? {
        views.firstIndex { $0.scratch?.home == document.id }
            ?? views.firstIndex { $0.scratch?.isOfPage(for: document) ?? false }
    }

    /// Takes out the page that was asked for as `id`.
    private func endAwaiting(_ id: DocumentID) -> AwaitedScratch? {
        awaitedScratches.firstIndex { $0.id == id }.map { awaitedScratches.remove(at: $0) }
    }

    /// Takes a scratch page that was asked for; false for any other text.
    func showScratch(_ text: OpenedText, as id: DocumentID) -> Bool {
        guard let awaited = endAwaiting(id) else { return false }
        let front = document.id
        add(text, as: id, scratch: awaited.role)
        let index = currentIndex
        view.place(view.text.end)
        if let cuttings = awaited.cuttings { add(cuttings, toScratch: index) }
        if awaited.isWanted, front == awaited.role.home {
            showsStatus = true
        } else if let home = self.index(of: front) {
            bringToFront(home)
        }
        findLeft()
        findUndo(of: views[index].document)
        carryScratch(index)
        continueLeaving()
        return true
    }

    /// Tells that there is no scratch page; what was cut for it is in the clipboard. False for any other text.
    func scratchFailed(_ id: DocumentID, _ problem: OpenProblem) -> Bool {
        guard let awaited = endAwaiting(id) else { return false }
        guard let cuttings = awaited.cuttings else {
            say(Messages.noScratch(problem), role: .warning)
            return true
        }
        takeToClipboard(cuttings)
        let sentence = Messages.noScratch(problem) + "; what you cut is in the clipboard"
        // The clipboard would end with the program, and a save that ends now would take a notice away.
        let isLeaving = leaving != nil
        leaving = nil
        if isLeaving, prompt == nil { ask(sentence, [.stay]) } else { say(sentence, role: .warning) }
        return true
    }

    /// Adds cuttings at the end of a page, with a blank line before them.
    private func add(_ cuttings: Rope, toScratch index: Int) {
        let end = views[index].text.end
        let all = views[index].text.withBlankLine(before: cuttings)
        views[index].replace(end..<end, with: all[end..<all.end], .paste, at: now)
    }

    // MARK: Saving

    /// Saves a page that is left, as far as that can be done without a question.
    func saveScratch(_ index: Int) {
        let document = views[index].document
        guard views[index].scratch != nil, document.isEdited, document.loading == .complete,
            leaving?.discarded.contains(document.id) != true, !views[index].autosaveIsBlocked,
            let path = document.path
        else { return }
        order(document.id, path, saves.lastingConsent(for: document.id), isAutomatic: true)
    }

    /// The scratch pages that go when `wish` is met.
    func scratchPages(leftBy wish: Leaving.Wish) -> [DocumentID] {
        views.filter { view in
            guard let role = view.scratch else { return false }
            if case .document(let id) = wish { return role.home == id }
            return true
        }.map(\.document.id)
    }

    /// The documents that are no scratch pages, in order.
    var writtenTexts: [Int] { views.indices.filter { views[$0].scratch == nil } }
}

extension Rope {
    /// This text and another one behind it, parted by a blank line.
    fileprivate func withBlankLine(before other: Rope) -> Rope {
        var both = self
        if !isEmpty { both.append(Rope(String(repeating: "\n", count: missingLineEnds))) }
        both.append(other)
        return both
    }

    /// Line ends to be added at the end of this text, which is not empty, for a blank line there.
    private var missingLineEnds: Int {
        guard paragraphStart(containing: end) == end else { return 2 }
        let last = paragraphStart(containing: end - 1)
        return isBlank(last..<paragraphContentEnd(from: last)) ? 0 : 1
    }
}
