extension DocumentView {
    /// Whether the text may be changed at all; whoever tries otherwise is told why not.
    mutating func mayChange() -> Bool {
        if isForReading { refusedEdit = true }
        return !isForReading
    }

    /// Replaces `range`, and lets everything follow. Nothing can be redone from then on.
    mutating func replace(
        _ range: Range<TextOffset>, with bytes: Rope, _ kind: UndoHistory.Kind,
        selecting wanted: Selection? = nil, at now: Duration
    ) {
        guard mayChange() else { return }
        guard let range = rangeInDraft(range, kind) else {
            refusedDeleting = true
            return
        }
        journal.begin(document, at: now)
        let (before, state) = (selection, document.state)
        let edit = document.replace(range, with: bytes, kind, selecting: wanted, at: now)
        follow(edit)
        if kind.isByKey { writing.tally.note(edit, in: text, by: counts.rule) } else { writing.tally.pass() }
        forgetMotion()
        isMarking = false
        snapCaret()
        journal.add(
            .step(
                JournalStep(
                    origin: .made(kind, startsStep: document.state > state), edits: [edit], time: now,
                    before: before, after: selection)))
    }

    /// Replaces the selection by typed text.
    mutating func type(_ text: String, at now: Duration) {
        let bytes = Rope(text)
        replace(selection.range, with: bytes, .typing, at: now)
    }

    /// Breaks the paragraph, with the line end that its neighbours have.
    mutating func breakParagraph(at now: Duration) {
        let ending = document.lineEnding(at: selection.range.lowerBound).bytes
        replace(selection.range, with: Rope(ending), .newline, at: now)
    }

    /// Where the text begins for the writer: behind a byte order mark, which no key takes away.
    private var firstPlace: TextOffset { Document.firstPlace(of: text) }

    /// Removes the selection, or else what lies between the caret and `other`.
    mutating func delete(to other: TextOffset, _ kind: UndoHistory.Kind, at now: Duration) {
        let (head, other) = (selection.head, max(other, firstPlace))
        let range = selection.isEmpty ? min(head, other)..<max(head, other) : selection.range
        guard !range.isEmpty else { return }
        let step: UndoHistory.Kind = selection.isEmpty ? kind : .deletingRange
        replace(range, with: Rope(), step, at: now)
    }

    /// Takes the paragraph of the caret away with its line end.
    mutating func deleteParagraph(at now: Duration) {
        let start = max(firstPlace, text.paragraphStart(containing: selection.head))
        let end = text.nextParagraphStart(after: selection.head)
        guard start < end else { return }
        replace(start..<end, with: Rope(), .deletingRange, at: now)
    }

    /// To the end of the paragraph, or over its line end when the caret is there already.
    func endOfDeletion() -> TextOffset {
        let end = text.paragraphContentEnd(from: text.paragraphStart(containing: selection.head))
        return selection.head < end ? end : text.nextParagraphStart(after: selection.head)
    }

    /// Takes the newest step back. Returns whether there was one.
    mutating func undo(at now: Duration) -> Bool {
        changeHistory(.undone, at: now) { document, each in document.undo(each) }
    }

    /// Makes the step undone last again. Returns whether there was one.
    mutating func redo(at now: Duration) -> Bool {
        changeHistory(.redone, at: now) { document, each in document.redo(each) }
    }

    private mutating func changeHistory(
        _ origin: JournalStep.Origin, at now: Duration,
        _ step: (inout Document, (Edit, Rope) -> Void) -> Bool
    ) -> Bool {
        guard mayChange() else { return true }
        journal.begin(document, at: now)
        let before = selection
        var edits: [(Edit, Rope)] = []
        guard step(&document, { edits.append(($0, $1)) }) else { return false }
        for (edit, text) in edits { apply(edit, to: text) }
        writing.tally.pass(takingBack: true)
        forgetMotion()
        isMarking = false
        journal.add(
            .step(
                JournalStep(
                    origin: origin, edits: edits.map(\.0), time: now, before: before, after: selection)))
        return true
    }

    /// Goes on with the text of a former run, whose journals are `replaced`.
    mutating func goOn(with former: FormerText, replacing replaced: [[UInt8]], at now: Duration) {
        leaveOutOfWriting()
        follow(document.goOn(with: former))
        forgetMotion()
        isMarking = false
        journal.restart(document, replacing: replaced, at: now)
    }

    /// Adds what has arrived of a file that is being read.
    mutating func append(_ part: Rope) {
        let breakByte = text.breakByte
        let edit = document.append(part)
        journal.add(.arrived(edit.offset, part))
        layout.apply(edit, in: text)
        let whole = text
        let hasOtherBreaks = whole.breakByte != breakByte
        noteOffPage(edit, in: whole)
        if hasOtherBreaks {
            layout.forget()
            (outline, markdown) = (nil, nil)
            counts.forget(bytes: whole.count, rule: counts.rule)
        }
        secondLook?.follow(arrived: edit, in: whole, hasOtherBreaks: hasOtherBreaks)
        if followsEnd { place(text.end, extending: !selection.isEmpty) }
    }

    /// A letter typed before a combining mark, or a joiner, may have become part of a larger cluster.
    mutating func snapCaret() {
        guard !text.isClusterEdge(selection.head) else { return }
        let start = text.clusterEdge(atOrBefore: selection.head)
        document.selection = Selection(caret: text.clusterEnd(after: start))
    }
}

extension DocumentView {
    /// Ends the present stretch of writing, for what comes now is nothing that the writer does to the text.
    mutating func leaveOutOfWriting() {
        writing.tally.pass()
        writing.leaveOut(from: counts.total?.words)
    }
}

extension UndoHistory.Kind {
    /// Whether such a change is made by keys that write or delete, one after the other.
    fileprivate var isByKey: Bool {
        switch self {
        case .typing, .varying, .newline, .marking, .deletingBackward, .deletingForward, .deletingRange: true
        case .paste, .cut, .reload, .replacing, .reshaping, .moving: false
        }
    }
}
