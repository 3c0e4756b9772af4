/// Words of a former run that were not saved.
///
/// Where the file is as it was, the open text goes on as that run left it, with its history: at once when the line to the
/// terminal broke, for then nothing went wrong; after a question when the program was killed or a draft was kept. All
/// others are told of once, and wait for the command that opens them. Before a text is put anywhere its journals are
/// claimed, so that no other window takes them too; they go when its words are in a new journal or in a file.
extension EditorSession {
    /// Looks for what former runs have left of the open texts, and of any others.
    func findLeft() {
        let named = views.compactMap { view in view.document.path.map { (view.document.id, $0) } }
        want(.file(.findLeft(Dictionary(uniqueKeysWithValues: named))))
    }

    /// Takes what former runs have left.
    func receive(left texts: [LeftText]) {
        left.find(texts)
        offerLeft()
    }

    /// Takes up what may be taken up without a question, asks about the next text that is open, or tells of the others.
    func offerLeft() {
        guard left.isUntold || offered != nil || !cutSaves.isEmpty, prompt == nil, formWindow == nil,
            pages.isEmpty, awaitedPage == nil
        else { return }
        if askAboutCutSave() || askAboutOffered() { return }
        for text in left.waiting {
            guard let index = view(of: text) else { continue }
            if text.reason == .brokenLine || views[index].scratch != nil { claim(text, for: .taking) }
        }
        guard claimed.isEmpty else { return }
        if let next = left.waiting.first(where: { left.mayAsk(about: $0) && view(of: $0) != nil }) {
            return claim(next, for: .asking)
        }
        let isAwaited = left.waiting.contains { text in
            views.contains { $0.document.id == text.document && $0.document.isArriving }
        }
        left.isUntold = isAwaited
        if !isAwaited { tellLeft() }
    }

    /// Asks about the text that was claimed for it. Says whether there is one.
    private func askAboutOffered() -> Bool {
        guard let text = offered else { return false }
        guard let index = view(of: text) else {
            // The writer has begun to write meanwhile.
            postponeLeft()
            return false
        }
        bringToFront(index)
        ask(
            sentence(about: text),
            [Self.takeLeft] + (text.path == nil ? [] : [.init("Compare", "c", .compareLeft)])
                + [.init("Discard", "d", .discardLeft), Self.postponeLeft])
        return true
    }

    private static let takeLeft = Prompt.Question.Answer(
        label: "Take", key: KeyChord(.enter), action: .takeLeft)
    private static let postponeLeft = Prompt.Question.Answer(
        label: "Later", key: KeyChord(.escape), action: .postponeLeft)

    /// Shows what the text that was asked about would change; from there it is taken or given up, and Escape asks again.
    func compareLeft() {
        guard let text = offered else { return }
        compare(
            old: NamedText(name: "the file", text: document.text),
            new: NamedText(name: "the words that were never saved", text: text.former.text),
            choices: [Self.takeLeft, .init("Discard", "d", .discardLeft)], leave: .askAboutLeft)
    }

    private func sentence(about text: LeftText) -> String {
        let name = text.path.map { Messages.text($0.lastComponent) }
        switch (text.reason, name) {
        case (.draft, let name?):
            return "\(name) has a draft of \(CalendarDate(nanoseconds: text.lastChange)). Take it?"
        case (_, let name?): return "\(name) has words that were never saved. Take them?"
        case (_, nil): return "A text without a name was never saved. Take it?"
        }
    }

    /// Says once that there are texts to be opened.
    private func tellLeft() {
        let others = left.waiting.filter { left.mayAsk(about: $0) }
        guard !others.isEmpty else { return }
        let key = keymap.label(of: .recover)
        let isOne = others.count == 1
        let what =
            others.allSatisfy { $0.reason == .draft }
            ? (isOne ? "a draft is kept" : "\(others.count) drafts are kept")
            : (isOne ? "a text was left unsaved" : "\(others.count) texts were left unsaved")
        say("\(what); \(key) opens \(isOne ? "it" : "them")")
    }

    /// Answers the question: the text is put into its place, or given up.
    func answerLeft(takes: Bool) {
        guard let text = offered else { return }
        offered = nil
        takes ? put(text) : want(.file(.forgetLeft(text.journals)))
        offerLeft()
    }

    /// Leaves the text that was asked about where it is, for another run.
    func postponeLeft() {
        guard let text = offered else { return }
        offered = nil
        left.postpone(text)
        want(.file(.releaseLeft(text.journals)))
        offerLeft()
    }

    /// Opens the newest text that was left.
    func recover() {
        guard let text = left.waiting.first else { return say("nothing was left unsaved") }
        claim(text, for: .taking)
    }

    /// Asks that no other window takes the text as well.
    private func claim(_ text: LeftText, for purpose: LeftTexts.Purpose) {
        guard let text = left.remove(text.journals) else { return }
        claimed.append((text, purpose))
        want(.file(.claimLeft(text.journals)))
    }

    /// Goes on with a text that no other window can take now.
    func receiveClaim(_ journals: [[UInt8]], isGranted: Bool) {
        guard let found = claimed.firstIndex(where: { $0.text.journals == journals }) else { return }
        let (text, purpose) = claimed.remove(at: found)
        switch purpose {
        case .taking where isGranted: put(text)
        case .taking: say("another window has taken these words")
        case .asking: if isGranted { offered = text }
        }
        offerLeft()
    }

    /// Puts a text into its place.
    private func put(_ text: LeftText) {
        let place = view(of: text)
        let index = place ?? open(text)
        takenJournals[views[index].document.id, default: []] += text.journals
        views[index].goOn(with: text.former, replacing: text.journals, at: now)
        if place == nil {
            say(
                text.path.map { "unsaved words of \(name(of: document, $0))" }
                    ?? "a text that had no name yet")
        } else if text.reason == .brokenLine {
            say("picked up where the line broke")
        }
    }

    /// Opens a document for a left text: that of its file when it may take its place, else a new one.
    private func open(_ text: LeftText) -> Int {
        let isOpen = views.contains { $0.document.id == text.document }
        guard text.canReplaceFile, !isOpen, let path = text.path else {
            add(OpenedText(path: FilePath([]), text: Rope()))
            return currentIndex
        }
        // A new file gets a line end behind its last line, one that came without does not.
        let start = text.stamp == nil ? Rope() : text.former.text
        add(OpenedText(path: path, text: start, encoding: text.encoding, stamp: text.stamp))
        return currentIndex
    }

    /// Lets the journals go whose words are safe now, or given up.
    func forgetLeft(of id: DocumentID) {
        guard let journals = takenJournals.removeValue(forKey: id) else { return }
        want(.file(.forgetLeft(journals)))
    }

    /// The open text in whose place a left one may be put: that of its file, as it was when that was written; for one
    /// without a name an empty one.
    private func view(of text: LeftText) -> Int? {
        guard text.canReplaceFile else { return nil }
        return views.firstIndex { view in
            let document = view.document
            guard document.loading == .complete, !document.isEdited, !saves.isSaving(document.id) else {
                return false
            }
            if text.path == nil { return view.isBlank && text.reason != .draft }
            return document.id == text.document && document.stamp == text.stamp
        }
    }
}
