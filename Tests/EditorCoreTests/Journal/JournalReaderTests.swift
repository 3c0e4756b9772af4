import Testing

@testable import EditorCore

@Suite struct `Journal bytes` {
    static let header = JournalHeader(
        salt: 0xFEED_5EED_0BAD_CAFE, session: .max, document: 3, generation: 2,
        created: 1_700_000_000_000_000_000,
        time: .milliseconds(1_234), path: FilePath([0x2F, 0xFF, 0x61]),
        stamp: FileStamp(device: 1, inode: .max, size: 12, modified: -5, changed: .max),
        encoding: .utf16BigEndian)

    static let selection = Selection(anchor: TextOffset(3), head: TextOffset(300), affinity: .upstream)

    static let records: [JournalRecord] = [
        .text(Rope(Array("one\rtwo\r".utf8), breakByte: 0x0D), unsaved: 7, isPartial: true),
        .file(length: 70_000, breakByte: 0x0A),
        .arrived(TextOffset(9), count: 1_000_000, breakByte: 0x0D),
        .content(ContentHash(length: 5, value: .max)),
        .caret(selection),
        .saving(ContentHash(length: 0, value: 0), added: 1),
        .saved(FilePath("/a b"), FileStamp(device: 0, inode: 1, size: 2, modified: .min, changed: 3)),
        .step(
            JournalStep(
                origin: .undone,
                edits: [
                    Edit(offset: .zero, removed: Rope([0xFF, 0]), inserted: Rope()),
                    Edit(offset: TextOffset(1), removed: Rope(), inserted: Rope("é")),
                ], time: .seconds(-1), before: selection, after: Selection(caret: .zero))),
        .form(
            TextForm(encoding: .utf16LittleEndian, storedEncoding: .utf16BigEndian, endsWithLineEnd: true)),
        .step(JournalStep(origin: .redone, edits: [], time: .zero, before: selection, after: selection)),
    ]

    @Test func `a shorter text in the place of a longer one takes the caret with it`() throws {
        let records: [JournalRecord] = [
            .text(Rope("a long text"), unsaved: 0, isPartial: false),
            .caret(Selection(caret: TextOffset(9))),
            .text(Rope("short"), unsaved: 1, isPartial: false),
        ]
        let contents = JournalContents(header: Self.header, records: records, goodBytes: 0)
        let replay = try #require(JournalReplay(contents))
        #expect(replay.selection == Selection(caret: replay.text.end))
    }

    @Test func `what is written is read`() throws {
        var bytes = JournalEncoder.bytes(of: Self.header)
        var encoder = JournalEncoder(Self.header)
        let ends = JournalEnd.allCases.map(JournalRecord.end)
        let steps = UndoHistory.Kind.allCases.flatMap { kind in
            [true, false].map { starts in
                JournalRecord.step(
                    JournalStep(
                        origin: .made(kind, startsStep: starts), edits: [], time: .zero,
                        before: Self.selection,
                        after: Self.selection))
            }
        }
        let records = Self.records + ends + steps
        for record in records { encoder.encode(record, into: &bytes) }
        let contents = try JournalReader.read(bytes)
        #expect(contents.header == Self.header)
        #expect(contents.records == records)
        #expect(contents.goodBytes == bytes.count && contents.lostBytes == 0)
        #expect(try JournalReader.header(of: bytes) == Self.header)
    }

    @Test func `a long record goes out and comes in by parts`() throws {
        let long = Rope([UInt8](repeating: 0x61, count: 1_000_000))
        var encoder = JournalEncoder(Self.header)
        var bytes = JournalEncoder.bytes(of: Self.header)
        var rest: [UInt8] = []
        var largest = 0
        encoder.encode(.text(long, unsaved: 1, isPartial: false), into: &rest) { part in
            largest = max(largest, part.count)
            bytes += part
            part = []
        }
        bytes += rest
        #expect(largest < 300_000)
        #expect(try JournalReader.read(bytes).records == [.text(long, unsaved: 1, isPartial: false)])
    }

    @Test func `words stand in a journal as they are`() {
        var bytes: [UInt8] = []
        var encoder = JournalEncoder(Self.header)
        encoder.encode(Self.typed("„Größe“ 文字", at: 0), into: &bytes)
        #expect(bytes.contains(Array("„Größe“ 文字".utf8)))
    }

    @Test func `a record of a newer program is left out when it may be`() throws {
        let records = try [UInt8(64), 200].map { type in
            try JournalRecord(type: type, payload: Self.records[4].allBytes[...])
        }
        #expect(records == [Self.records[4], nil])
        #expect(throws: JournalFieldReader.Malformed.self) { try JournalRecord(type: 63, payload: []) }
    }

    @Test(arguments: [[], Array("Call me Ishmael.".utf8), JournalEncoder.magic])
    func `what is no journal is told from one`(bytes: [UInt8]) {
        #expect(throws: JournalProblem.notAJournal) { try JournalReader.read(bytes) }
    }

    @Test func `a journal of a newer program is told from a damaged one`() {
        var bytes = JournalEncoder.bytes(of: Self.header)
        bytes[8] = 2
        #expect(throws: JournalProblem.newer) { try JournalReader.read(bytes) }
    }

    @Test func `the words behind a damage are found`() throws {
        var bytes = JournalEncoder.bytes(of: Self.header)
        var encoder = JournalEncoder(Self.header)
        encoder.encode(.text(Rope(), unsaved: 0, isPartial: false), into: &bytes)
        encoder.encode(Self.typed("one ", at: 0), into: &bytes)
        let damaged = bytes.count + 30
        for (index, word) in ["two ", "three ", "four"].enumerated() {
            encoder.encode(Self.typed(word, at: 4 + index), into: &bytes)
        }
        bytes[damaged] ^= 1
        let contents = try JournalReader.read(bytes)
        #expect(JournalReplay(contents)?.text == Rope("one "))
        #expect(contents.strayWords == Array("three four".utf8))
        #expect(contents.goodBytes + contents.lostBytes == bytes.count)
    }

    @Test func `records of another journal are none of this one`() throws {
        var bytes = JournalEncoder.bytes(of: Self.header)
        var other = Self.header
        other.salt = 1
        var encoder = JournalEncoder(other)
        encoder.encode(Self.typed("secret", at: 0), into: &bytes)
        let contents = try JournalReader.read(bytes)
        #expect(contents.records.isEmpty && contents.strays.isEmpty && contents.lostBytes > 0)
    }

    static func typed(_ text: String, at place: Int, starts: Bool = false) -> JournalRecord {
        let place = TextOffset(place)
        let edit = Edit(offset: place, removed: Rope(), inserted: Rope(text))
        return .step(
            JournalStep(
                origin: .made(.typing, startsStep: starts), edits: [edit], time: .zero,
                before: Selection(caret: place), after: Selection(caret: edit.insertedRange.upperBound)))
    }
}

extension JournalRecord {
    fileprivate var allBytes: [UInt8] { payload.bytes(in: payload.range) }
}
