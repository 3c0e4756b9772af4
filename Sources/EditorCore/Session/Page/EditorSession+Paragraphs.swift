/// How the selection has grown, so that it shrinks the same way.
struct GrownSelection {
    private var document: DocumentID?
    private var steps: [Selection] = []
    private var last: Selection?

    /// Notes a step from one selection to a larger one.
    mutating func note(from old: Selection, to new: Selection, in document: DocumentID) {
        if document != self.document || old != last { steps = [] }
        steps.append(old)
        (self.document, last) = (document, new)
    }

    /// The selection before the last step; nil when `present` did not come from one.
    mutating func shrink(_ present: Selection, in document: DocumentID) -> Selection? {
        guard document == self.document, present == last, let before = steps.popLast() else { return nil }
        last = before
        return before
    }
}

/// Tools for the text as it stands: each is one change, and one undo takes it back.
extension EditorSession {
    /// The most that one of these tools takes at once, in bytes: more would keep the next key waiting.
    static let toolLimit = 16 << 20

    func perform(tool command: Command) -> Bool {
        guard pages.isEmpty else { return false }
        switch command {
        case .rewrap:
            rewrap(
                .wrapped(view.wishes.longestLine ?? settings.rewrap),
                or: "nothing to rewrap: it is wrapped so already")
        case .joinLines: rewrap(.joined, or: "nothing to join: each paragraph has one line")
        case .moveTextUp: moveText(above: true)
        case .moveTextDown: moveText(above: false)
        case .sortLines: sort(.lines)
        case .sortBlocks: sort(.blocks)
        case .transposeWords:
            reshape(
                Transposing.words(at: view.selection.head, in: view.text), or: "there are no two words here")
        case .transposeLetters:
            reshape(
                Transposing.letters(at: view.selection.head, in: view.text),
                or: "there are no two letters here")
        case .changeCase: changeCase(nil)
        case .lowerCase: changeCase(.lower)
        case .titleCase: changeCase(.title)
        case .upperCase: changeCase(.upper)
        case .sentenceCase: changeCase(.sentence)
        case .growSelection: growSelection()
        case .lookOver: beginLookOver()
        case .shrinkSelection: shrinkSelection()
        case .selectSentence:
            select(SelectionSteps.sentence(at: view.selection.head, in: view.text, sentenceFinder))
        case .selectParagraph: select(SelectionSteps.paragraph(at: view.selection.head, in: view.text))
        default: return false
        }
        return true
    }

    /// Puts a new form of a stretch into the text, or says why there is none.
    func reshape(
        _ reshaping: Reshaping?, _ kind: UndoHistory.Kind = .reshaping, or reason: String,
        done sentence: String? = nil
    ) {
        guard let reshaping, let change = view.text.change(by: reshaping) else { return say(reason) }
        if kind != .moving { view.document.closeUndoStep() }
        view.replace(
            change.range, with: Rope(change.bytes, breakByte: view.text.breakByte), kind,
            selecting: reshaping.selection, at: now)
        if let sentence { say(sentence) }
    }

    /// Whether so much may be worked on at once; says so when not.
    func isWithinLimit(_ range: Range<TextOffset>) -> Bool {
        if range.count <= Self.toolLimit { return true }
        say("that is too much at once: select less than \(Messages.bytes(Self.toolLimit))")
        return false
    }

    private func rewrap(_ length: Rewrapping.LineLength, or reason: String) {
        guard isWithinLimit(view.selection.range) else { return }
        let selection = view.selection
        let ending = view.document.lineEnding(at: selection.range.lowerBound)
        let rewrapping = Rewrapping(length, view.layout.settings, ending: ending)
        reshape(rewrapping.reshaping(of: view.text, selection), or: reason)
    }

    private func moveText(above: Bool) {
        guard isWithinLimit(view.selection.range) else { return }
        reshape(
            ParagraphOrder.move(above: above, view.selection, in: view.text), .moving,
            or: above ? "there is nothing above to pass" : "there is nothing below to pass")
    }

    private func sort(_ unit: ParagraphOrder.Unit) {
        guard isWithinLimit(view.selection.isEmpty ? view.text.range : view.selection.range) else { return }
        reshape(
            ParagraphOrder.sort(unit, view.selection, in: view.text),
            or: unit == .lines
                ? "nothing to sort: the lines are in order" : "nothing to sort: all is in order")
    }

    /// Writes the selection, or the word at the caret, in another case; with nil in the next one.
    private func changeCase(_ wanted: LetterCase?) {
        let selection = view.selection
        let range =
            selection.isEmpty ? SelectionSteps.word(at: selection.head, in: view.text) : selection.range
        guard !range.isEmpty else { return say("there is no word at the caret") }
        guard isWithinLimit(range) else { return }
        let bytes = view.text.bytes(in: range)
        let way = wanted ?? .next(after: bytes, settings.language)
        let start = range.lowerBound
        let written = way.applied(
            to: bytes, settings.language, places: [selection.anchor - start, selection.head - start])
        let selected = Selection(anchor: start + written.places[0], head: start + written.places[1])
        reshape(Reshaping(range, written.bytes, selected), or: "it is written so already")
    }

    // MARK: Selecting

    private func growSelection() {
        guard let larger = SelectionSteps.grown(view.selection, in: view.text, sentenceFinder) else {
            return say("all is selected")
        }
        grown.note(from: view.selection, to: larger, in: document.id)
        mark(larger)
    }

    private func shrinkSelection() {
        guard let before = grown.shrink(view.selection, in: document.id) else {
            return say("the selection has not grown")
        }
        mark(before)
    }

    private func select(_ range: Range<TextOffset>) {
        guard !range.isEmpty else { return say("there is nothing to select here") }
        mark(Selection(anchor: range.lowerBound, head: range.upperBound))
    }

    private func mark(_ selection: Selection) {
        view.document.closeUndoStep()
        view.forgetMotion()
        view.document.selection = selection
    }
}
