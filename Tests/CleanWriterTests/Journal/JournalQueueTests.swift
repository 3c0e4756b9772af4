import EditorCore
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

@Suite struct `The queue to the journals` {
    private let one = DocumentID(1)
    private let two = DocumentID(2)

    private func typed(_ count: Int) -> JournalEntry {
        .step(
            JournalStep(
                origin: .made(.typing, startsStep: false),
                edits: [
                    Edit(
                        offset: .zero, removed: Rope(), inserted: Rope([UInt8](repeating: 0x61, count: count))
                    )
                ],
                time: .zero, before: Selection(caret: .zero), after: Selection(caret: .zero)))
    }

    private var beginning: JournalEntry {
        .begin(
            JournalBeginning(
                Document(id: one, opened: OpenedText(path: FilePath("a"), text: Rope())), at: .zero))
    }

    @Test func `one thing that is too large waits alone`() {
        var queue = JournalQueue(bound: 1_000)
        let isTaken = queue.add([typed(5_000)], of: one)
        let count = queue.takeAll().count
        #expect(isTaken && count == 1 && queue.isEmpty)
    }

    @Test func `what would be too much is dropped with what waits, and of that document alone`() {
        var queue = JournalQueue(bound: 1_000)
        let taken = [
            queue.add([typed(100)], of: two), queue.add([typed(600)], of: one),
            queue.add([typed(600)], of: one),
        ]
        let left = queue.takeAll().map(\.id)
        #expect(taken == [true, true, false])
        #expect(left == [two])
    }

    @Test func `a lost document is not heard before it comes whole`() {
        var queue = JournalQueue(bound: 1_000)
        var taken = [queue.add([typed(900)], of: one), queue.add([typed(900)], of: one)]
        taken.append(queue.add([typed(1)], of: one))
        #expect(queue.isEmpty)
        taken.append(queue.add([typed(1), beginning, typed(1)], of: one))
        taken.append(queue.add([typed(1)], of: one))
        let counts = queue.takeAll().map(\.entries.count)
        #expect(taken == [true, false, true, true, true])
        #expect(counts == [2, 1])
    }
}

@Suite(.timeLimit(.minutes(1))) struct `The thread of the journals` {
    let folder = TestFolder()
    private let id = DocumentID(1)

    @Test func `has everything on the disk when somebody has waited for it`() throws {
        let writer = JournalWriter(stateFolder: Array(folder.path.utf8)) { _ in }
        var document = Document(id: id, opened: OpenedText(path: FilePath("draft"), text: Rope("One ")))
        writer.add([.begin(JournalBeginning(document, at: .zero))], of: id)
        for letter in ["t", "w", "o"] {
            let edit = document.replace(
                document.text.end..<document.text.end, with: Rope(letter), .typing, at: .zero)
            writer.add(
                [
                    .step(
                        JournalStep(
                            origin: .made(.typing, startsStep: false), edits: [edit], time: .zero,
                            before: document.selection, after: document.selection))
                ], of: id)
        }
        writer.finish(within: .seconds(20))
        let name = try #require(JournalDesk(folder: folder).journals.first)
        let bytes = try #require(folder.content(folder.file("journal/\(name)")))
        let replay = try #require(JournalReplay(try JournalReader.read(bytes)))
        #expect(replay.text == Rope("One two"))
        #expect(replay.path == FilePath(presentFolder() + Array("/draft".utf8)))
        writer.add([.end(.saved)], of: id)
        writer.finish(within: .seconds(20))
        #expect(JournalDesk(folder: folder).journals.isEmpty)
    }

    @Test func `does not run when nothing was written`() {
        let writer = JournalWriter(stateFolder: Array(folder.path.utf8)) { _ in }
        writer.finish(within: .seconds(20))
        #expect(folder.names.isEmpty)
    }

    @Test func `tells when there is no folder`() async throws {
        let (news, teller) = AsyncStream<JournalNews>.makeStream()
        let writer = JournalWriter(stateFolder: nil) { teller.yield($0) }
        let document = Document(id: id, opened: OpenedText(path: FilePath([]), text: Rope()))
        writer.add([.begin(JournalBeginning(document, at: .zero))], of: id)
        var iterator = news.makeAsyncIterator()
        guard case .trouble(.noFolder) = await iterator.next(isolation: nil) else {
            Issue.record("something else was told")
            return
        }
    }
}
