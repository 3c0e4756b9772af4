import EditorCore

/// A document as the keeper of the journals knows it: its text, brought along with every entry, and the records that
/// are still to be written.
struct KeptDocument {
    private(set) var path: FilePath?
    private(set) var stamp: FileStamp?
    private(set) var form: TextForm
    /// Journals of former runs that this one takes the place of.
    private var replaced: [[UInt8]]
    private(set) var text: Rope
    /// When the last change was made, in the time of the session.
    private(set) var time: Duration
    /// Whether a new journal is to be begun that stands for everything so far: there is none that could be gone on with,
    /// or what it builds on is no longer there.
    private(set) var needsRenewal = false

    /// Longer files are referred to and not copied, in bytes.
    private let wholeLimit: Int
    /// How much of what was done goes into a journal that is begun, in bytes.
    private static let historyLimit = 256 << 10
    private var trail: UndoTrail
    private var selection: Selection
    private var pending: [JournalRecord]
    private var isPartial: Bool
    private var isArriving: Bool
    /// Whether the journal builds on the bytes of the file.
    private var isByReference: Bool
    /// Goes over the file while it arrives.
    private var hasher: ContentHasher?
    private var steps: Int
    private var savedSteps = 0
    private var saving: Saving?

    /// A save that has begun.
    private struct Saving {
        var steps: Int
        var content: ContentHash
        /// Whether its record stands in the present journal.
        var isRecorded: Bool
        /// Whether what is written is the text and nothing besides.
        var isWhole: Bool
    }

    init(_ start: JournalBeginning, folder: FilePath, wholeLimit: Int) {
        self.wholeLimit = wholeLimit
        path = start.path.map { $0.absolute(from: folder) }
        (stamp, form, text, time) = (start.stamp, start.form, start.text, start.time)
        replaced = start.replaced
        selection = start.selection
        let history = KeptHistory(
            start.history, savedState: start.savedState, within: Self.historyLimit)
        trail = UndoTrail(history)
        isPartial = start.loading == .incomplete
        isArriving = if case .arriving = start.loading { true } else { false }
        steps = start.isEdited ? 1 : 0
        let isFile = start.stamp != nil && !start.isEdited && !isPartial
        isByReference = isFile && (isArriving || text.count > wholeLimit)
        pending = [
            isByReference
                ? .file(length: text.count, breakByte: text.breakByte)
                : .text(text, unsaved: steps, isPartial: isPartial || isArriving)
        ]
        if isFile, isArriving {
            hasher = ContentHasher()
            hasher?.add(text)
        } else if isFile {
            pending.append(.content(ContentHash(of: text)))
        }
        if !history.isEmpty { pending.append(.history(history)) }
        pending += formRecords + [.caret(selection)]
    }

    /// Whether the present text can stand for all that was written before: not while a part of the file is missing.
    var canRenew: Bool { !isArriving }

    /// Whether something is to be written.
    var hasPending: Bool { !pending.isEmpty }

    /// What is to be added to the journal.
    mutating func takePending() -> [JournalRecord] {
        defer { pending = [] }
        return pending
    }

    /// Notes that this journal also takes the place of others.
    mutating func replace(_ journals: [[UInt8]]) { replaced += journals }

    /// The journals that may go, now that this one is on the disk.
    mutating func takeReplaced() -> [[UInt8]] {
        defer { replaced = [] }
        return replaced
    }

    /// The records of a new journal that stands for everything so far.
    mutating func takeRenewal() -> [JournalRecord] {
        pending = []
        needsRenewal = false
        saving?.isRecorded = false
        isByReference = false
        let whole = JournalRecord.text(text, unsaved: steps - savedSteps, isPartial: isPartial)
        let history = JournalRecord.history(
            KeptHistory(trail.history, savedState: trail.savedState, within: Self.historyLimit))
        guard let saving, saving.isWhole, steps == savedSteps else {
            return [whole, history] + formRecords + [.caret(selection)]
        }
        isByReference = text.count > wholeLimit
        return [
            isByReference ? .file(length: text.count, breakByte: text.breakByte) : whole,
            .content(saving.content), history,
        ] + formRecords + [.caret(selection)]
    }

    /// What the header does not say of the form of the text.
    private var formRecords: [JournalRecord] { form.isNews ? [.form(form)] : [] }

    /// Notes that what was written is lost, or that there is too much of it.
    mutating func wantRenewal() { needsRenewal = true }

    /// Follows what happened. The beginning and the end of a document are not for it.
    mutating func take(_ entry: JournalEntry, folder: FilePath) {
        switch entry {
        case .begin, .end: preconditionFailure("a document neither begins nor ends within itself")
        case .step(let step): take(step)
        case .arrived(let place, let part): take(part, arrivedAt: place)
        case .loadEnded(let isComplete): endLoading(isComplete)
        case .caret(let selection):
            self.selection = selection
            add(.caret(selection))
        case .form(let form):
            self.form = form
            add(.form(form))
        case .saving(let written):
            let content = ContentHash(of: written)
            let added = written.count - text.count
            saving = Saving(
                steps: steps, content: content, isRecorded: !needsRenewal, isWhole: added == 0)
            trail.beginSaving()
            add(.saving(content, added: added))
        case .saved(let path, let stamp): takeSaved(path.absolute(from: folder), stamp)
        }
        // What a renewal will stand for need not wait as well.
        if needsRenewal { pending = [] }
    }

    private mutating func add(_ record: JournalRecord) { pending.append(record) }

    private mutating func take(_ step: JournalStep) {
        for edit in step.edits { text.apply(edit) }
        (selection, time) = (step.after, step.time)
        trail.follow(step)
        steps += 1
        add(.step(step))
    }

    private mutating func take(_ part: Rope, arrivedAt place: TextOffset) {
        if text.breakByte != part.breakByte { text = text.withBreakByte(part.breakByte) }
        text.replace(place..<place, with: part)
        trail.makeRoom(at: place, for: part.count)
        hasher?.add(part)
        add(.arrived(place, count: part.count, breakByte: part.breakByte))
    }

    private mutating func endLoading(_ isComplete: Bool) {
        isArriving = false
        isPartial = !isComplete
        if isComplete, let hasher { add(.content(hasher.finish())) }
        hasher = nil
        if isComplete, isByReference, text.count > wholeLimit { return }
        isByReference = false
        add(.text(text, unsaved: steps - savedSteps, isPartial: isPartial))
    }

    private mutating func takeSaved(_ path: FilePath, _ stamp: FileStamp) {
        (self.path, self.stamp, isPartial) = (path, stamp, false)
        add(.saved(path, stamp))
        trail.endSaving()
        guard let saving else { return }
        savedSteps = saving.steps
        // The bytes of the file on which the journal builds have been replaced.
        if isByReference || !saving.isRecorded { needsRenewal = true }
    }
}

extension FilePath {
    /// The path from the root, where this one is looked up from `folder`.
    func absolute(from folder: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        if bytes.first == slash || folder.bytes.isEmpty { return self }
        return FilePath(folder.bytes + (folder.bytes.last == slash ? [] : [slash]) + bytes)
    }
}
