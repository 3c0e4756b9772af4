extension EditorSession {
    /// What the foot line says now.
    func footContent() -> FootContent {
        passingFoot()
            ?? .status(
                name: name(of: document), state: state(of: document) + draftingMark + lastingMark,
                right: rightSide)
    }

    /// What it says instead of name and state; nil when it tells those.
    func passingFoot() -> FootContent? {
        switch prompt {
        case .field(let field):
            var line = field.line
            if let composedForField { line.insert(composedForField) }
            return .field(label: field.label, text: line.text, caret: line.caret, hint: field.hint)
        case .question(let question):
            return .question(
                question.shownSentence,
                shownAnswers(to: question).map { .init(label: $0.label, key: $0.keyLabel) }
            )
        case nil: break
        }
        if isFootHushed { return .quiet }
        if !pendingChords.isEmpty { return .notice(prefixLine, role: .notice) }
        if let notice { return .notice(notice.sentence, role: notice.role) }
        if let line = writing.line { return .notice(line.sentence, role: .notice) }
        if let focusedName { return .notice(focusedName, role: .notice) }
        if let page = pages.last { return footContent(of: page) }
        if let foot = lookOverFoot() { return foot }
        if let waitingFoot { return waitingFoot }
        if let formHelp { return .notice(formHelp, role: .dimmed) }
        // Read out, a line that comes by itself would break into the words being written.
        guard !settings.accessible else { return .quiet }
        guard tellsStatus else {
            return journalTrouble.map { .notice(Messages.notKept($0), role: .warning) } ?? .quiet
        }
        return nil
    }

    /// The name as shown: the last part of the path.
    func name(of document: Document, _ path: FilePath? = nil) -> String {
        guard let path = path ?? document.path else { return "untitled" }
        return Messages.text(path.lastComponent)
    }

    /// How the text stands, in a word.
    func state(of document: Document) -> String {
        if saves.isSaving(document.id) { return "saving…" }
        if let index = index(of: document.id), views[index].isForReading { return "for reading" }
        switch document.loading {
        case .arriving(let expected) where expected > 0:
            return "reading \(min(99, document.text.count * 100 / expected)) %"
        case .arriving: return "reading…"
        case .incomplete: return "only a part"
        case .complete: break
        }
        if document.isEdited { return "edited" }
        if document.isNew { return "new" }
        return document.isReadOnly ? "read-only" : "saved"
    }

    /// That words are not kept for a crash, for as long as it is so.
    private var lastingMark: String { journalTrouble.map { " · " + Messages.notKept($0) } ?? "" }

    /// Whether name, state and figures are told: also while something is selected, for its length is of interest then.
    var tellsStatus: Bool {
        if settings.hidesAll { return false }
        return showsStatus || settings.foot == .always
            || settings.count != .none && !ofView(\.selection).isEmpty
    }

    /// Tells for a moment how a text stands, where no foot line does: it is hidden with all else, or silent for those
    /// who hear it.
    func tellHiddenStatus(of document: Document) {
        guard settings.hidesAll || settings.accessible else { return }
        say("\(name(of: document)) · \(state(of: document))")
    }

    private var rightSide: [String] { [wordsToday, placeAmongTexts, figure].compactMap(\.self) }

    /// Which of the open texts this is; nil for the only one, and for a scratch page.
    private var placeAmongTexts: String? {
        let texts = writtenTexts
        guard texts.count > 1, let place = texts.firstIndex(of: currentIndex) else { return nil }
        return "\(place + 1) of \(texts.count)"
    }
}
