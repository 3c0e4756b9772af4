import EditorCore
import Synchronization
import Testing

@testable import CleanWriter

/// The desk for folders, and its answers in the order in which they came.
private struct Answers {
    let desk: FolderDesk
    private var answers: AsyncStream<FolderAnswer>.AsyncIterator

    init() {
        let (stream, answers) = AsyncStream<FolderAnswer>.makeStream()
        desk = FolderDesk(opener: .real, expanded: { $0 }, send: { answers.yield($0) })
        self.answers = stream.makeAsyncIterator()
    }

    mutating func next() async throws -> FolderAnswer { try #require(await answers.next(isolation: nil)) }
}

@Suite(.timeLimit(.minutes(1))) struct `Work on folders` {
    let folder = TestFolder()

    init() {
        folder.write("chapter 1.md", "The lamp went out.\n")
        folder.write("chapter 2.md", "Another lamp.\n")
    }

    private var order: BookOrder { BookOrder(folder: FilePath(folder.path)) }

    @Test func `a folder is listed`() async throws {
        var answers = Answers()
        answers.desk.begin(.list(1, FilePath(folder.path)))
        while case .listing(1, let listing) = try await answers.next() {
            if !listing.isComplete { continue }
            #expect(listing.items.count == 2)
            return
        }
        Issue.record("the answer is no listing")
    }

    @Test func `the beginning of a file is read`() async throws {
        var answers = Answers()
        answers.desk.begin(.peek(1, folder.file("chapter 2.md")))
        guard case .peeked(1, let bytes) = try await answers.next() else {
            Issue.record("the answer is no beginning")
            return
        }
        #expect(bytes == Array("Another lamp.\n".utf8))
    }

    @Test func `words are counted to the end`() async throws {
        var answers = Answers()
        answers.desk.begin(.count(1, order, .prose))
        var words: [Int] = []
        var answer = try await answers.next()
        while case .counted(1, let chapters) = answer {
            words += chapters.map(\.words)
            answer = try await answers.next()
        }
        guard case .bookEnded(1, let end) = answer else {
            Issue.record("the end is not told")
            return
        }
        #expect(words == [4, 2])
        #expect(end.texts == 2)
    }

    @Test func `words are found text by text`() async throws {
        var answers = Answers()
        answers.desk.begin(.find(1, order, SearchQuery("lamp")))
        var names: [String] = []
        while case .found(1, let chapter, let hits) = try await answers.next() {
            names.append(String(decoding: chapter.name, as: UTF8.self))
            #expect(hits.count == 1)
        }
        #expect(names == ["chapter 1.md", "chapter 2.md"])
    }

    /// The desk that another closure begins a search with.
    private final class Later: Sendable {
        let desk = Mutex<FolderDesk?>(nil)
    }

    @Test func `a newer request ends the one before`() async throws {
        for number in 3...200 { folder.write("chapter \(number).md", "One more lamp.\n") }
        let (stream, answers) = AsyncStream<FolderAnswer>.makeStream()
        let (later, order) = (Later(), order)
        let desk = FolderDesk(
            opener: .real, expanded: { $0 },
            send: { answer in
                answers.yield(answer)
                guard case .found(1, _, _) = answer else { return }
                later.desk.withLock { $0 }?.begin(.find(2, order, SearchQuery("lamp")))
            })
        later.desk.withLock { $0 = desk }
        desk.begin(.find(1, order, SearchQuery("lamp")))
        var texts = 0
        for await answer in stream {
            if case .found(1, _, _) = answer { texts += 1 }
            if case .bookEnded(let number, _) = answer {
                #expect(number == 2)
                break
            }
        }
        #expect(texts == 1)
    }

    private func end(of answers: inout Answers) async throws -> (hits: Int, end: BookEnd) {
        var sum = 0
        while true {
            switch try await answers.next() {
            case .found(_, _, let hits): sum += hits.count
            case .bookEnded(_, let end): return (sum, end)
            default: break
            }
        }
    }

    @Test(arguments: [(1_000, false), (1_001, true)])
    func `more hits in a text than are told are no end`(_ count: Int, _ isCut: Bool) async throws {
        folder.write("chapter 1.md", String(repeating: "lamp ", count: count))
        folder.write("chapter 2.md", "dark")
        var answers = Answers()
        answers.desk.begin(.find(1, order, SearchQuery("lamp")))
        let (hits, end) = try await end(of: &answers)
        #expect(hits == 1_000 && end.isCut == isCut && end.texts == 2)
    }

    @Test func `when enough is found the other texts are not read`() async throws {
        let lamps = String(repeating: "lamp ", count: 1_000)
        for chapter in 1...9 { folder.write("chapter \(chapter).md", lamps) }
        var answers = Answers()
        answers.desk.begin(.find(1, order, SearchQuery("lamp")))
        let (hits, end) = try await end(of: &answers)
        #expect(hits == 5_000 && end.isCut && end.texts == 5)
    }
}
