/// Words of a former run that were not saved.
///
/// Where the file is as it was, the open text goes on as that run left it, with its history: at once when the line to the
/// terminal broke, for then nothing went wrong; after a question when the program was killed or a draft was kept. All
/// others are told of once, and wait for the command that opens them. Before a text is put anywhere its journals are
/// claimed, so that no other window takes them too; they go when its words are in a new journal or in a file.
extension EditorSession {
    /// Looks for what former runs have left of the open texts, and of any others.
    func findLeft() {
        want(.file(.findLeft(openFiles)))
    }

    var openFiles: [DocumentID: FilePath] {
        let named = views.compactMap { view in view.document.path.map { (view.document.id, $0) } }
        return Dictionary(uniqueKeysWithValues: named)
    }

    /// Takes what former runs have left.
    func receive(left texts: [LeftText]) {
        left.find(texts)
        offerLeft()
    }

    /// Takes up what may be taken up without a question, asks about the next text that is open, or tells of the others.
    func offerLeft() {
        for save in cutSaves { askAside(.cutSave(save.record)) }
        guard left.isUntold, prompt == nil, formWindow == nil, pages.isEmpty, awaitedPage == nil else {
            return
        }
        // When a file has been put right, the words may fit to what it holds then.
        if cutSaves.contains(where: { openCutSave($0.record) != nil }) { return }
        for text in left.waiting {
            guard let index = freeHome(of: text) else { continue }
            if text.reason == .brokenLine || views[index].scratch != nil { claim(text, for: .taking) }
        }
        guard claimed.isEmpty, offered == nil else { return }
        if let next = left.waiting.first(where: { left.mayAsk(about: $0) && home(of: $0) != nil }) {
            return claim(next, for: .asking)
        }
        let isAwaited = left.waiting.contains { text in
            views.contains { $0.document.id == text.document && $0.document.isArriving }
        }
        left.isUntold = isAwaited
        if !isAwaited { tellLeft() }
    }

    func question(about offer: OfferedText) -> Prompt.Question {
        let look = offer.text.path == nil ? "Look" : "Compare"
        let letter: Unicode.Scalar = offer.text.path == nil ? "l" : "c"
        return .init(
            sentence: offer.sentence,
            answers: [
                Self.takeLeft, .init(look, letter, .compareLeft), .init("Discard", "d", .discardLeft),
                Self.postponeLeft,
            ])
    }

    private static let takeLeft = Prompt.Question.Answer(
        label: "Take", key: KeyChord(.enter), action: .takeLeft)
    private static let postponeLeft = Prompt.Question.Answer(
        label: "Later", key: KeyChord(.escape), action: .postponeLeft)

    /// Shows what the text that was asked about would change, or a text without a name as it is; from there it is taken or
    /// given up, and Escape asks again.
    func compareLeft() {
        guard let text = offered?.text else { return }
        let choices: [Prompt.Question.Answer] = [Self.takeLeft, .init("Discard", "d", .discardLeft)]
        guard text.path != nil, let home = home(of: text) else {
            return open(
                ReadingPage(
                    content: .figures("the words that were never saved"), view: readingView(text.former.text),
                    marks: [], stops: [], choices: choices, leave: .turn(.left)))
        }
        let present = views[home].document
        compare(
            old: NamedText(name: present.isEdited ? "what is here" : "the file", text: present.text),
            new: NamedText(name: "the words that were never saved", text: text.former.text),
            choices: choices, leave: .turn(.left))
    }

    /// Says once that there are texts to be opened.
    private func tellLeft() {
        let others = left.waiting.filter { left.mayAsk(about: $0) }
        guard !others.isEmpty else { return }
        let isOne = others.count == 1
        let what =
            others.allSatisfy { $0.reason == .draft }
            ? (isOne ? "a draft is kept" : "\(others.count) drafts are kept")
            : (isOne ? "a text was left unsaved" : "\(others.count) texts were left unsaved")
        say("\(what); \(recoverKey) opens \(isOne ? "it" : "them")")
    }

    var recoverKey: String { keymap.label(of: .recover) }

    /// Answers the question: the text is put into its place, or given up.
    func answerLeft(takes: Bool) {
        guard let text = offered?.text else { return }
        offered = nil
        if takes {
            put(text)
        } else {
            want(.file(.giveUpLeft(text.journals)))
            say(
                Messages.givenUp(
                    text.path.map { Messages.text($0.lastComponent) } ?? "the text", by: recoverKey))
        }
        offerLeft()
    }

    /// Leaves the text that was asked about where it is, for another run.
    func postponeLeft() {
        guard let text = offered?.text else { return }
        offered = nil
        left.postpone(text)
        want(.file(.releaseLeft(text.journals)))
        offerLeft()
    }

    /// Asks that no other window takes the text as well.
    func claim(_ text: LeftText, for purpose: LeftTexts.Purpose) {
        let text = left.remove(text.journals) ?? text
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
        case .asking where isGranted:
            offered = OfferedText(text, columns: size.columns)
            askAside(.left)
        case .asking: break
        }
        offerLeft()
    }

    /// Puts a text into its place.
    private func put(_ text: LeftText) {
        let place = freeHome(of: text)
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

    /// Lets the journals go whose words are safe now: in the file, or in the journal that went on with them.
    func forgetLeft(of id: DocumentID) {
        guard let journals = takenJournals.removeValue(forKey: id) else { return }
        let isGivenUp = leaving?.discarded.contains(id) == true && !canKeepDrafts
        want(.file(isGivenUp ? .giveUpLeft(journals) : .forgetLeft(journals)))
    }

    /// The open text that a left one belongs to: that of its file, as it was when that was written; for one without a name
    /// one that has none either.
    func home(of text: LeftText) -> Int? { freeHome(of: text) ?? homes(of: text).first }

    /// The one in whose place it may be put, since nothing is written there yet.
    private func freeHome(of text: LeftText) -> Int? {
        homes(of: text).first {
            !views[$0].document.isEdited && (text.path != nil || views[$0].isBlank)
        }
    }

    private func homes(of text: LeftText) -> [Int] {
        guard text.canReplaceFile else { return [] }
        return views.indices.filter { index in
            let document = views[index].document
            guard document.loading == .complete, !saves.isSaving(document.id) else { return false }
            if text.path != nil { return document.id == text.document && document.stamp == text.stamp }
            return document.path == nil && text.reason != .draft && takenJournals[document.id] == nil
        }
    }
}
