import EditorCore
import Synchronization
import Testing

@testable import CleanWriter

/// The thread that has the dictionaries.
struct SpellingWorkerTests {
    private let scene = DictionaryScene()

    private final class Answers: Sendable {
        private let all = Mutex<[SpellingAnswer]>([])
        func add(_ answer: SpellingAnswer) { all.withLock { $0.append(answer) } }
        var taken: [SpellingAnswer] { all.withLock { $0 } }
    }

    private func worker(_ answers: Answers, state: StateKeeper) -> SpellingWorker {
        SpellingWorker(
            scene.folders(), state: state, calls: LinuxCalls(),
            absolute: { Array("/texts/".utf8) + $0.bytes },
            send: { answers.add($0) })
    }

    private func keeper() -> StateKeeper {
        StateKeeper(folder: scene.folder.file("state").bytes, calls: LinuxCalls(), send: { _ in })
    }

    @Test func `who leaves waits for what is to be remembered, and for nothing else`() throws {
        let (answers, state) = (Answers(), keeper())
        let worker = worker(answers, state: state)
        let entry = SpellingNotes.Entry(languages: try SpellingLanguages("en_GB"))
        worker.take(.keep(FilePath("book"), entry))
        worker.take(.learn("Zarathos"))
        worker.take(.keep(FilePath("letter"), SpellingNotes.Entry(languages: .off)))
        worker.finish(within: .seconds(20))
        state.finish()
        let notes = SpellingNotes(state.read(.spelling) ?? [])
        #expect(notes[Array("/texts/book".utf8)] == entry)
        #expect(notes[Array("/texts/letter".utf8)].languages == .off)
        #expect(scene.folder.content(scene.folder.file("own/words")) == Array("Zarathos\n".utf8))
    }

    @Test func `notes that another editor has written meanwhile stay`() {
        let (answers, state, otherState) = (Answers(), keeper(), keeper())
        let (one, other) = (worker(answers, state: state), worker(answers, state: otherState))
        one.take(.keep(FilePath("one"), SpellingNotes.Entry(languages: .off)))
        one.finish(within: .seconds(20))
        state.finish()
        other.take(.keep(FilePath("other"), SpellingNotes.Entry(languages: .off)))
        other.finish(within: .seconds(20))
        otherState.finish()
        one.take(.keep(FilePath("one more"), SpellingNotes.Entry(languages: .off)))
        one.finish(within: .seconds(20))
        state.finish()
        let notes = SpellingNotes(state.read(.spelling) ?? [])
        for name in ["one", "other", "one more"] {
            #expect(notes[Array("/texts/\(name)".utf8)].languages == .off, "\(name)")
        }
    }

    @Test func `a worker that was asked nothing keeps nobody waiting`() {
        worker(Answers(), state: keeper()).finish(within: .seconds(20))
    }
}
