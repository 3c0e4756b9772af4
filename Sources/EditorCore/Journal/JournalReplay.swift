/// A text brought back from its journal, record by record.
///
/// Every change must fit: what it removes must be what stands there. The first one that does not ends the replay, so
/// the text is always one that the writer once had on the screen.
///
/// A journal of a long file does not hold the file. It can be replayed over the file as it was at the start, and over
/// the file as a later save has left it; over any other it cannot, and then only the words that were put in are left.
public struct JournalReplay: Sendable {
    /// The file that a journal is about, as it is now.
    public struct File: Sendable {
        var text: Rope
        var isUntouched: Bool

        /// Makes a description of a file.
        ///
        /// - Parameters:
        ///   - text: all of it, in memory form.
        ///   - isUntouched: whether its stamp is the one in the header of the journal.
        public init(text: Rope, isUntouched: Bool) {
            self.text = text
            self.isUntouched = isUntouched
        }
    }

    /// Why not all that the journal says could be had.
    public enum Problem: Hashable, Sendable {
        /// The journal holds no text to begin with, and its file is gone or another one.
        case fileIsAnother
        /// A record does not fit to the text before it.
        case contradiction
    }

    /// The text, as far as it could be replayed.
    public private(set) var text = Rope()
    /// Caret and selection.
    public private(set) var selection = Selection(caret: .zero)
    /// What can be taken back: what was done since the journal was begun, and before as far as it says so.
    public private(set) var trail = UndoTrail()
    /// The file, as it was named last.
    public private(set) var path: FilePath?
    /// The file as it was last seen; nil when there was none.
    public private(set) var stamp: FileStamp?
    /// How the text is stored.
    public private(set) var form: TextForm
    /// What the file held when it was last seen, as far as that is known.
    public private(set) var content: ContentHash?
    /// Whether the text is only a part of its file, over which it must never be saved.
    public private(set) var isPartial = false
    /// When the last change was made, in nanoseconds since 1970.
    public private(set) var lastChange: Int64
    /// Changes that the file does not have.
    public var unsavedSteps: Int { steps - savedSteps }
    /// How the journal ended; nil when it did not, as after a crash.
    public private(set) var end: JournalEnd?
    /// Why not everything could be replayed; nil when it could.
    public private(set) var problem: Problem?

    private let header: JournalHeader
    private let file: File?
    private var steps = 0
    private var savedSteps = 0
    /// The save that was begun last.
    private var saving: (steps: Int, content: ContentHash)?
    /// The file while it arrives: how much of it is in the text, and where the next part belongs.
    private var arrival: (taken: Int, place: TextOffset)?

    /// Replays a journal; nil when it holds nothing that a text could begin with.
    public init?(_ contents: JournalContents, file: File? = nil) {
        header = contents.header
        self.file = file
        path = header.path
        stamp = header.stamp
        form = TextForm(encoding: header.encoding, endsWithLineEnd: header.endsWithLineEnd)
        lastChange = header.created
        var records = contents.records[...]
        guard let first = records.first else { return nil }
        switch first {
        case .text: break
        case .file: guard begin(&records) else { return }
        default: return nil
        }
        for record in records {
            if take(record) { continue }
            problem = .contradiction
            break
        }
        takeRest()
        trail.close()
    }

    /// Whether the text is that of the file as it was last seen, and stored in the same way.
    ///
    /// - Complexity: O(n)
    public var isInFile: Bool { !form.isNews && (unsavedSteps == 0 || content == ContentHash(of: text)) }

    /// Finds the record to begin with: the first, over the file as it was; else the last that holds the text itself, or
    /// that says that the file in hand is the text. False when there is none.
    private mutating func begin(_ records: inout ArraySlice<JournalRecord>) -> Bool {
        let known = records.lazy.compactMap { record in
            if case .content(let hash) = record { hash } else { nil }
        }.first
        let isKnownByStamp = known == nil && file?.isUntouched == true
        let present = isKnownByStamp ? nil : file.map { ContentHash(of: $0.text) }
        if file != nil, present == known { return true }
        let place = records.lastIndex { record in
            switch record {
            case .text: true
            case .saving(let hash, let added): hash == present && added <= hash.length
            default: false
            }
        }
        guard let place else {
            problem = .fileIsAnother
            return false
        }
        if case .saving(_, let added) = records[place], let file {
            text = file.text[.zero..<file.text.end - added]
            content = present
        }
        for case .form(let form) in records[..<place] { self.form = form }
        records = records[place...]
        return true
    }

    /// Takes the next record. False when it does not fit to those before.
    private mutating func take(_ record: JournalRecord) -> Bool {
        switch record {
        case .text(let text, let unsaved, let isPartial): take(text, unsaved, isPartial)
        case .file(let length, let breakByte): return take(fileStart: length, breakByte)
        case .arrived(let place, let count, let breakByte): return take(count, arrivedAt: place, breakByte)
        case .content(let hash):
            content = hash
            trail.noteSaved()
            if let arrival { return arrival.taken == hash.length }
        case .history(let kept): if kept.fits(text) { trail = UndoTrail(kept) }
        case .step(let step): return take(step)
        case .caret(let selection): self.selection = selection.clamped(to: text)
        case .form(let form): self.form = form
        case .saving(let hash, _):
            saving = (steps, hash)
            trail.beginSaving()
        case .saved(let path, let stamp):
            (self.path, self.stamp) = (path, stamp)
            isPartial = false
            // The save may have begun in the journal before this one; what it wrote is not known here then.
            if let saving { (savedSteps, content) = saving }
            trail.endSaving()
        case .end(let end): self.end = end
        }
        return true
    }

    private mutating func take(_ text: Rope, _ unsaved: Int, _ isPartial: Bool) {
        if self.text != text { trail = UndoTrail() }
        self.text = text
        selection = selection.clamped(to: text)
        steps = savedSteps + unsaved
        self.isPartial = isPartial
        arrival = nil
    }

    private mutating func take(fileStart length: Int, _ breakByte: UInt8) -> Bool {
        guard let file, length <= file.text.count else { return false }
        text = file.text[.zero..<TextOffset(length)].withBreakByte(breakByte)
        selection = selection.clamped(to: text)
        arrival = (length, text.end)
        return true
    }

    private mutating func take(_ count: Int, arrivedAt place: TextOffset, _ breakByte: UInt8) -> Bool {
        guard let file, let arrival, place == arrival.place, count <= file.text.count - arrival.taken else {
            return false
        }
        let start = TextOffset(arrival.taken)
        if text.breakByte != breakByte { text = text.withBreakByte(breakByte) }
        text.replace(place..<place, with: file.text[start..<start + count])
        trail.makeRoom(at: place, for: count)
        selection.makeRoom(at: place, for: count)
        self.arrival = (arrival.taken + count, place + count)
        return true
    }

    /// Takes what had not arrived when the journal ended.
    private mutating func takeRest() {
        guard problem == nil, let file, let arrival else { return }
        _ = take(file.text.count - arrival.taken, arrivedAt: arrival.place, file.text.breakByte)
    }

    private mutating func take(_ step: JournalStep) -> Bool {
        var changed = text
        for edit in step.edits {
            guard changed.make(edit) else { return false }
            if let place = arrival?.place, edit.offset < place { arrival?.place = edit.map(place) }
        }
        text = changed
        trail.follow(step)
        selection = step.after.clamped(to: text)
        steps += 1
        lastChange = header.created &+ Int64((step.time - header.time).wholeNanoseconds)
        return true
    }
}

extension Selection {
    /// The selection, no place of it behind the end of `text`.
    fileprivate func clamped(to text: Rope) -> Selection {
        Selection(anchor: min(anchor, text.end), head: min(head, text.end), affinity: affinity)
    }
}
