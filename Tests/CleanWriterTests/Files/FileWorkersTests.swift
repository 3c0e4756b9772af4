import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// A gate that is closed until somebody opens it: a pipe that is empty.
private final class Gate: Sendable {
    private let ends: (reading: Int32, writing: Int32)

    init() {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0, "a pipe can be made")
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.reading)
        close(ends.writing)
    }

    func wait() {
        var byte: UInt8 = 0
        _ = read(ends.reading, &byte, 1)
    }

    func open() { _ = write(ends.writing, [0], 1) }
}

/// Workers, and their answers in the order in which they came.
private struct Desk {
    let workers: FileWorkers
    private var answers: AsyncStream<FileAnswer>.AsyncIterator

    init(home: TestFolder? = nil, state: TestFolder? = nil, calls: any SystemCalls = LinuxCalls()) {
        let (stream, answers) = AsyncStream<FileAnswer>.makeStream()
        workers = FileWorkers(
            home: home.map { Array($0.path.utf8) }, stateFolder: state.map { Array($0.path.utf8) },
            calls: calls
        ) { answers.yield($0) }
        self.answers = stream.makeAsyncIterator()
    }

    mutating func next() async throws -> FileAnswer { try #require(await answers.next(isolation: nil)) }
}

@Suite(.timeLimit(.minutes(1))) struct `File workers` {
    let folder = TestFolder()
    private let document = DocumentID(7)

    @Test func `a file is opened and then streams in`() async throws {
        let bytes = [UInt8](repeating: 0x61, count: 5_000_000)
        var desk = Desk()
        desk.workers.begin(.open(document, folder.write("page", bytes)))
        guard case .opened(document, let opened) = try await desk.next() else {
            Issue.record("the first answer is not the opening")
            return
        }
        #expect(!opened.isComplete && opened.expectedBytes == bytes.count)
        var count = opened.text.count
        while case .appended(document, let piece) = try await desk.next() { count += piece.count }
        #expect(count == bytes.count)
    }

    @Test func `a file opened here and now streams its rest when asked`() async throws {
        var desk = Desk()
        let opened = try desk.workers.open(
            document, folder.write("page", [UInt8](repeating: 0x61, count: 100_000)))
        #expect(opened.text.count == FileOpener.firstPart)
        desk.workers.begin(.load(document))
        guard case .appended(document, let piece) = try await desk.next() else {
            Issue.record("the rest did not come")
            return
        }
        #expect(piece.count == 100_000 - FileOpener.firstPart)
        guard case .loadEnded(document, .success) = try await desk.next() else {
            Issue.record("the end did not come")
            return
        }
    }

    @Test func `a file that cannot be opened is answered`() async throws {
        var desk = Desk()
        desk.workers.begin(.open(document, folder.file("")))
        guard case .openFailed(document, folder.file(""), .isDirectory) = try await desk.next() else {
            Issue.record("another answer came")
            return
        }
    }

    @Test func `saves asked for in a row are made in order and are no conflict`() async throws {
        var desk = Desk()
        let path = folder.write("page", "old")
        let stamp = folder.status("page")?.stamp
        for number in 1...20 {
            desk.workers.begin(
                .save(document, SaveOrder(text: Rope("\(number)"), path: path, expected: stamp)))
        }
        for _ in 1...20 {
            guard case .saved(document, path: path, _, _) = try await desk.next() else {
                Issue.record("a save failed")
                return
            }
        }
        #expect(folder.text("page") == "20")
    }

    @Test func `a slow save of one document does not hold up another`() async throws {
        let held = folder.write("held", "old")
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let gate = Gate()
        let first = Counter()
        let calls = FaultyCalls { call, _ in
            if call == .reserve, first.next() == 1 {
                arrived.yield()
                gate.wait()
            }
            return nil
        }
        var desk = Desk(calls: calls)
        desk.workers.begin(
            .save(DocumentID(1), SaveOrder(text: Rope("a"), path: held, consent: .replacing)))
        var arrival = arrivals.makeAsyncIterator()
        await arrival.next(isolation: nil)
        desk.workers.begin(.save(DocumentID(2), SaveOrder(text: Rope("b"), path: folder.file("other"))))
        guard case .saved(DocumentID(2), _, _, _) = try await desk.next() else {
            Issue.record("the other document was held up")
            return
        }
        #expect(folder.text("held") == "old")
        gate.open()
        guard case .saved(DocumentID(1), _, _, _) = try await desk.next() else {
            Issue.record("the slow save did not end")
            return
        }
    }

    @Test func `saves that were cut off are found, and one is put right as it was chosen`() async throws {
        let page = folder.write("page", "nld")
        folder.write("0123456789abcdef.old", Array("old".utf8), mode: 0o600)
        folder.write("0123456789abcdef.new", Array("new".utf8), mode: 0o600)
        folder.write(
            "0123456789abcdef.save", SaveRecord(path: page, oldSize: 3, newSize: 3, began: 7).bytes,
            mode: 0o600)
        var desk = Desk()
        desk.workers.begin(.findLeft([document: page]))
        guard case .cutSaves(let found) = try await desk.next(), let save = found.first else {
            Issue.record("none was found")
            return
        }
        #expect(found.count == 1 && save.path == page && save.document == document && save.began == 7)
        desk.workers.begin(.mend(save, .old))
        guard case .mended(save, .success(let text)) = try await desk.next() else {
            Issue.record("it was not put right")
            return
        }
        #expect(text.text == Rope("old") && folder.text("page") == "old" && folder.names == ["page"])
    }

    @Test func `a tilde stands for the home folder and stays in the answer`() async throws {
        var desk = Desk(home: folder)
        let path = FilePath("~/page")
        desk.workers.begin(.save(document, SaveOrder(text: Rope("x"), path: path)))
        guard case .saved(document, path: path, _, _) = try await desk.next() else {
            Issue.record("it was not saved")
            return
        }
        #expect(folder.text("page") == "x")
        #expect(try desk.workers.open(document, path).path == path)
    }

    @Test func `a file has one scratch page, however its name was typed`() async throws {
        let state = TestFolder()
        folder.write("draft.txt", "one")
        folder.link("link.txt", to: "draft.txt")
        var desk = Desk(state: state)
        var pages: Set<FilePath> = []
        for name in ["draft.txt", "./draft.txt", "link.txt"] {
            desk.workers.begin(.openScratch(document, of: folder.file(name)))
            guard case .opened(document, let page) = try await desk.next() else {
                Issue.record("there is no page of \(name)")
                return
            }
            pages.insert(page.path)
        }
        #expect(pages.count == 1 && pages.first?.lastComponent == Array("scratch page of draft.txt".utf8))
    }

    @Test func `workers leave all signals to the thread that waits for them`() async throws {
        let (stream, answers) = AsyncStream<Bool>.makeStream()
        WorkerThread.run {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            answers.yield([SIGINT, SIGTERM, SIGWINCH, SIGXFSZ].allSatisfy { sigismember(&mask, $0) == 1 })
        }
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next(isolation: nil) == true)
    }
}
