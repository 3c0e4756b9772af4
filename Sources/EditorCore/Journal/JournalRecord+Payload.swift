extension JournalRecord {
    /// The number that says what kind of record it is. From 64 on a reader that does not know one may leave it out.
    var type: UInt8 {
        switch self {
        case .text: 1
        case .file: 2
        case .arrived: 3
        case .content: 4
        case .step: 5
        case .caret: 64
        case .history: 65
        case .form: 66
        case .saving: 7
        case .saved: 8
        case .end: 9
        }
    }

    /// The fields, in order.
    var payload: Rope {
        var fields = JournalFieldWriter()
        switch self {
        case .text(let text, let unsaved, let isPartial):
            fields.add(unsaved)
            fields.add(isPartial ? UInt8(1) : 0)
            fields.add(text)
        case .file(let length, let breakByte):
            fields.add(length)
            fields.add(breakByte)
        case .arrived(let place, let count, let breakByte):
            fields.add(place)
            fields.add(count)
            fields.add(breakByte)
        case .content(let hash): fields.add(hash)
        case .history(let kept): fields.add(kept)
        case .step(let step): fields.add(step)
        case .caret(let selection): fields.add(selection)
        case .form(let form): fields.add(form)
        case .saving(let hash, let added):
            fields.add(hash)
            fields.add(added)
        case .saved(let path, let stamp):
            fields.add(path.bytes)
            fields.add(stamp)
        case .end(let end): fields.add(end.code)
        }
        return fields.finish()
    }

    /// Reads a record; nil for one that a newer program wrote and that may be left out.
    init?(type: UInt8, payload: ArraySlice<UInt8>) throws(JournalFieldReader.Malformed) {
        var fields = JournalFieldReader(payload)
        switch type {
        case 1:
            let unsaved = try fields.count()
            let isPartial = try fields.flag()
            self = .text(try fields.text(), unsaved: unsaved, isPartial: isPartial)
        case 2: self = .file(length: try fields.count(), breakByte: try fields.breakByte())
        case 3:
            self = .arrived(
                try fields.offset(), count: try fields.count(), breakByte: try fields.breakByte())
        case 4: self = .content(try fields.hash())
        case 5: self = .step(try fields.step())
        case 65: self = .history(try fields.history())
        case 64: self = .caret(try fields.selection())
        case 66: self = .form(try fields.form())
        case 7: self = .saving(try fields.hash(), added: try fields.count())
        case 8: self = .saved(FilePath(try fields.raw()), try fields.stamp())
        case 9: self = .end(try fields.end())
        case 64...: return nil
        default: throw JournalFieldReader.Malformed()
        }
        try fields.finish()
    }
}

extension JournalFieldWriter {
    mutating func add(_ hash: ContentHash) {
        add(hash.length)
        add(hash.value)
    }

    mutating func add(_ selection: Selection) {
        add(selection.anchor)
        add(selection.head)
        add(selection.affinity == .upstream ? UInt8(1) : 0)
    }

    mutating func add(_ form: TextForm) {
        add(form.encoding.code)
        add(form.storedEncoding.code)
        add(form.endsWithLineEnd ? UInt8(1) : 0)
    }

    mutating func add(_ stamp: FileStamp) {
        add(stamp.device)
        add(stamp.inode)
        add(stamp.size)
        add(Int(stamp.modified))
        add(Int(stamp.changed))
    }

    mutating func add(_ history: KeptHistory) {
        for steps in [history.past, history.future] {
            add(steps.count)
            for step in steps { add(step) }
        }
        add(history.saved ?? -1)
    }

    mutating func add(_ step: JournalStep) {
        switch step.origin {
        case .made(let kind, let startsStep):
            add(kind.code)
            add(startsStep ? UInt8(1) : 0)
        case .undone: add(UInt8(254))
        case .redone: add(UInt8(255))
        }
        add(step.time.wholeNanoseconds)
        add(step.before)
        add(step.after)
        add(step.edits.count)
        for edit in step.edits {
            add(edit.offset)
            add(edit.removed)
            add(edit.inserted)
        }
    }
}

extension JournalFieldReader {
    mutating func hash() throws(Malformed) -> ContentHash {
        ContentHash(length: try count(), value: try unsigned())
    }

    mutating func selection() throws(Malformed) -> Selection {
        Selection(
            anchor: try offset(), head: try offset(), affinity: try flag() ? .upstream : .downstream)
    }

    mutating func encoding() throws(Malformed) -> TextEncoding {
        guard let encoding = TextEncoding(code: try byte()) else { throw Malformed() }
        return encoding
    }

    mutating func form() throws(Malformed) -> TextForm {
        TextForm(
            encoding: try encoding(), storedEncoding: try encoding(), endsWithLineEnd: try flag())
    }

    mutating func stamp() throws(Malformed) -> FileStamp {
        FileStamp(
            device: try unsigned(), inode: try unsigned(), size: try count(), modified: Int64(try signed()),
            changed: Int64(try signed()))
    }

    mutating func history() throws(Malformed) -> KeptHistory {
        let (past, future) = (try steps(), try steps())
        let saved = try signed()
        return KeptHistory(past: past, future: future, saved: saved < 0 ? nil : saved)
    }

    private mutating func steps() throws(Malformed) -> [JournalStep] {
        var steps: [JournalStep] = []
        for _ in 0..<(try count()) { steps.append(try step()) }
        return steps
    }

    mutating func step() throws(Malformed) -> JournalStep {
        let origin = try origin()
        let time = Duration.nanoseconds(try signed())
        let before = try selection()
        let after = try selection()
        var edits: [Edit] = []
        for _ in 0..<(try count()) {
            edits.append(Edit(offset: try offset(), removed: try text(), inserted: try text()))
        }
        return JournalStep(origin: origin, edits: edits, time: time, before: before, after: after)
    }

    private mutating func origin() throws(Malformed) -> JournalStep.Origin {
        let code = try byte()
        switch code {
        case 254: return .undone
        case 255: return .redone
        default:
            guard let kind = UndoHistory.Kind(code: code) else { throw Malformed() }
            return .made(kind, startsStep: try flag())
        }
    }

    mutating func end() throws(Malformed) -> JournalEnd {
        guard let end = JournalEnd(code: try byte()) else { throw Malformed() }
        return end
    }
}

extension UndoHistory.Kind {
    /// The number of the kind in a journal, the same for ever.
    fileprivate var code: UInt8 {
        switch self {
        case .typing: 0
        case .varying: 1
        case .newline: 2
        case .deletingBackward: 3
        case .deletingForward: 4
        case .deletingRange: 5
        case .paste: 6
        case .cut: 7
        case .reload: 8
        case .marking: 9
        case .replacing: 10
        case .reshaping: 11
        case .moving: 12
        }
    }

    fileprivate init?(code: UInt8) {
        guard let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = kind
    }
}

extension JournalEnd {
    /// The number of the end in a journal, the same for ever.
    fileprivate var code: UInt8 {
        switch self {
        case .saved: 0
        case .discarded: 1
        case .kept: 2
        case .draft: 3
        }
    }

    fileprivate init?(code: UInt8) {
        guard let end = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = end
    }
}

extension Duration {
    /// Rounded down; a span of more than 292 years is held there.
    var wholeNanoseconds: Int {
        let (seconds, attoseconds) = components
        let (whole, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? (seconds < 0 ? .min : .max) : whole &+ Int(attoseconds / 1_000_000_000)
    }
}
