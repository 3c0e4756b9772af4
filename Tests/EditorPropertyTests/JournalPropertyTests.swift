import EditorTestSupport
import Testing

@testable import EditorCore

/// Whatever a writer does and wherever the journal is cut or damaged, what comes back was once on the screen.
@Suite struct JournalPropertyTests {
    private static let start = "One two\r\nthree — „four“\n"

    /// A journal of random doings, and the text and the good length after each of its records.
    private struct Recorded {
        var bytes: [UInt8]
        var headerLength: Int
        var states: [(length: Int, text: [UInt8])] = []
        var document: Document

        init(_ random: inout SeededGenerator, steps: Int) {
            let editor = EditorHarness(JournalPropertyTests.start)
            for _ in 0..<steps { JournalPropertyTests.step(editor, &random) }
            editor.turn()
            document = editor.session.document
            let header = JournalHeader(
                salt: random.next(), session: random.next(), document: 1, created: 0,
                path: FilePath("/draft.txt"))
            bytes = JournalEncoder.bytes(of: header)
            headerLength = bytes.count
            var encoder = JournalEncoder(header)
            var model: [UInt8] = []
            for entry in editor.disk.journals[document.id] ?? [] {
                switch entry {
                case .begin(let start):
                    model = start.text.allBytes
                    encoder.encode(.text(start.text, unsaved: 0, isPartial: false), into: &bytes)
                case .step(let step):
                    for edit in step.edits {
                        let range = edit.offset.bytes..<edit.offset.bytes + edit.removed.count
                        #expect(Array(model[range]) == edit.removed.allBytes)
                        model.replaceSubrange(range, with: edit.inserted.allBytes)
                    }
                    encoder.encode(.step(step), into: &bytes)
                case .caret(let selection): encoder.encode(.caret(selection), into: &bytes)
                default: Issue.record("nothing else was done")
                }
                states.append((bytes.count, model))
            }
        }

        /// The text after the last record that is whole within `length` bytes; nil when there is none.
        func text(within length: Int) -> [UInt8]? { states.last { $0.length <= length }?.text }
    }

    private static func step(_ editor: EditorHarness, _ random: inout SeededGenerator) {
        let commands: [Command] = [
            .newline, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToParagraphEnd, .vary,
            .cut,
            .copy, .paste, .undo, .undo, .redo, .moveLeft, .moveRight, .selectRight, .moveToDocumentStart,
        ]
        let now = editor.script.now + .milliseconds(Int.random(in: 1...3_000, using: &random))
        editor.script.now = now
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4:
            let words = ["a", "lantern ", "。漢字", "e\u{301}", "👍🏽", "\u{301}", "—", "  "]
            editor.session.receive(.text(words.randomElement(using: &random) ?? "a"), at: now)
        case 5: editor.session.receive(.paste(Array("pasted\ntext \u{0}".utf8)), at: now)
        default: editor.session.perform(commands.randomElement(using: &random) ?? .undo)
        }
    }

    private static func replayed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let contents = try? JournalReader.read(bytes) else { return nil }
        return JournalReplay(contents)?.text.allBytes
    }

    @Test(arguments: 0..<20)
    func `text, caret and history come back`(round: Int) throws {
        var random = SeededGenerator.announced(round)
        let recorded = Recorded(&random, steps: 200)
        let replay = try #require(JournalReplay(try JournalReader.read(recorded.bytes)))
        var document = recorded.document
        #expect(replay.problem == nil)
        #expect(replay.text == document.text)
        #expect(replay.selection == document.selection)
        var history = replay.trail.history
        var text = replay.text
        #expect(history.done.count == document.history.done.count)
        #expect(history.undone.count == document.history.undone.count)
        while let step = history.undo() {
            for edit in step.edits.reversed() { text.replace(edit.insertedRange, with: edit.removed) }
            #expect(document.undo { _, _ in })
            #expect(text == document.text && step.before == document.selection)
        }
        #expect(text == Rope(Self.start))
    }

    @Test(arguments: 0..<4)
    func `a journal cut anywhere gives the text of its last whole record`(round: Int) {
        var random = SeededGenerator.announced(round)
        let recorded = Recorded(&random, steps: 40)
        for length in 0...recorded.bytes.count {
            let text = Self.replayed(Array(recorded.bytes[..<length]))
            guard text == recorded.text(within: length) else {
                Issue.record("cut at \(length)")
                return
            }
        }
    }

    @Test(arguments: 0..<4)
    func `a byte changed anywhere ends the text before it`(round: Int) {
        var random = SeededGenerator.announced(round)
        let recorded = Recorded(&random, steps: 40)
        for place in recorded.bytes.indices {
            var bytes = recorded.bytes
            bytes[place] ^= UInt8.random(in: 1...255, using: &random)
            let expected = place < recorded.headerLength ? nil : recorded.text(within: place)
            guard Self.replayed(bytes) == expected else {
                Issue.record("changed at \(place)")
                return
            }
        }
    }

    @Test(arguments: 0..<4)
    func `parts taken out, doubled or made zero never give another text`(round: Int) {
        var random = SeededGenerator.announced(round)
        let recorded = Recorded(&random, steps: 60)
        let texts = Set(recorded.states.map(\.text))
        for _ in 0..<400 {
            var bytes = recorded.bytes
            let start = Int.random(in: recorded.headerLength..<bytes.count, using: &random)
            let part = start..<min(bytes.count, start + Int.random(in: 1...300, using: &random))
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.removeSubrange(part)
            case 1: bytes.insert(contentsOf: bytes[part], at: part.upperBound)
            default: bytes.replaceSubrange(part, with: repeatElement(0, count: part.count))
            }
            if let text = Self.replayed(bytes) { #expect(texts.contains(text)) }
        }
    }

    @Test(arguments: 0..<20)
    func `forged records with good sums do no harm`(round: Int) {
        var random = SeededGenerator.announced(round)
        let header = JournalHeader(salt: 1, session: 1, document: 1, created: .max, time: .seconds(-9e9))
        let file = JournalReplay.File(text: Rope("the file"), isUntouched: true)
        for _ in 0..<200 {
            var contents = JournalContents(header: header, goodBytes: 0)
            contents.records = [
                Bool.random(using: &random)
                    ? .text(Rope("text"), unsaved: 1 << 55, isPartial: true)
                    : .file(length: Self.number(&random), breakByte: 0x0D)
            ]
            for _ in 0..<12 { contents.records.append(Self.forged(&random)) }
            let replay = JournalReplay(contents, file: file)
            #expect(replay != nil)
            #expect((replay?.selection.head ?? .zero) <= (replay?.text.end ?? .zero))
        }
    }

    private static func number(_ random: inout SeededGenerator) -> Int {
        [0, 1, 4, 8, 9, 1 << 20, 1 << 55].randomElement(using: &random) ?? 0
    }

    private static func forged(_ random: inout SeededGenerator) -> JournalRecord {
        let place = TextOffset(number(&random))
        let selection = Selection(anchor: place, head: TextOffset(number(&random)))
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return .arrived(place, count: number(&random), breakByte: 0x0A)
        case 1: return .content(ContentHash(length: number(&random), value: 0))
        case 2: return .caret(selection)
        case 3: return .saving(ContentHash(length: 8, value: 1), added: number(&random))
        case 4:
            return .saved(
                FilePath(""), FileStamp(device: 0, inode: 0, size: 0, modified: .min, changed: .max))
        default:
            let origins: [JournalStep.Origin] = [
                .undone, .redone, .made(.varying, startsStep: false), .made(.typing, startsStep: true),
            ]
            let edits = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                Edit(
                    offset: TextOffset(number(&random)),
                    removed: Rope(["", "t", "te"].randomElement(using: &random) ?? ""),
                    inserted: Rope("xy"))
            }
            return .step(
                JournalStep(
                    origin: origins.randomElement(using: &random) ?? .undone, edits: edits,
                    time: .nanoseconds(number(&random)), before: selection, after: selection))
        }
    }
}

extension Rope {
    fileprivate var allBytes: [UInt8] { bytes(in: range) }
}
