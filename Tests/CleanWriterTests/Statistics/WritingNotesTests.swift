import EditorCore
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

/// The file in which it is noted how much was written.
@Suite struct WritingNotesTests {
    private let folder = TestFolder()
    private let now = LocalMoment(year: 2026, month: 11, day: 30, hour: 14, minute: 2)
    private let day = WritingDay("2026-11-30")

    /// What was answered, in order.
    private final class Answers: Sendable {
        private let all = Mutex<[FileAnswer]>([])
        func take(_ answer: FileAnswer) { all.withLock { $0.append(answer) } }
        var news: [WritingNews] {
            all.withLock { $0 }.compactMap { if case .writing(let news) = $0 { news } else { nil } }
        }
    }

    private func notes(_ answers: Answers, calls: any JournalCalls = LinuxCalls()) -> WritingNotes {
        WritingNotes(
            folder: folder.file("state").bytes, calls: calls,
            whole: { FilePath(Array("/whole/".utf8) + $0.bytes) }, now: { [now] in now }, send: answers.take)
    }

    private func order(_ words: [Int], keeps: Bool = true) throws -> WritingOrder {
        let day = try #require(day)
        return WritingOrder(
            records: words.map { WritingRecord(day: day, file: "a.md", words: $0) },
            texts: [DocumentID(1): FilePath("a.md")], dayStarts: 4, keepsNotes: keeps)
    }

    private func note(_ words: [Int], keeps: Bool = true) throws -> WritingNews {
        let answers = Answers()
        let notes = notes(answers)
        notes.take(.note(try order(words, keeps: keeps)))
        notes.finish()
        return try #require(answers.news.last)
    }

    private var path: String { "state/writing.jsonl" }

    @Test func `lines are added, only the owner may read them, and their sum is told`() throws {
        #expect(try note([3]).words == 3)
        #expect(try note([4, 5]).words == 12)
        let lines = try #require(folder.text(path)).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == #"{"day":"2026-11-30","file":"/whole/a.md","words":3,"seconds":0}"#)
        #expect(folder.status(path)?.mode == 0o600)
        #expect(folder.status("state")?.mode == 0o700)
    }

    @Test func `who only asks makes no file`() throws {
        let news = try note([])
        #expect(news.words == 0 && news.now == now)
        #expect(folder.status(path) == nil)
    }

    @Test func `where nothing is to be noted nothing is written`() throws {
        #expect(try note([3], keeps: false).words == 0)
        #expect(folder.status("state") == nil)
    }

    @Test func `a torn line costs itself alone`() throws {
        _ = try note([3])
        folder.write(path, try #require(folder.text(path)) + #"{"day":"2026-11-30","words":9"#)
        #expect(try note([4]).words == 7)
        #expect(try #require(folder.text(path)).split(separator: "\n").count == 3)
    }

    @Test func `two windows add to one file`() throws {
        let (first, second) = (Answers(), Answers())
        let (one, other) = (notes(first), notes(second))
        for round in 0..<50 {
            one.take(.note(try order([round])))
            other.take(.note(try order([round, 1])))
        }
        one.finish()
        other.finish()
        #expect(first.news.count == 50)
        // On a busy machine one may wait too long for its turn. It is told so, and comes again, as the session does.
        let refused = (first.news + second.news).flatMap(\.refused).map(\.words)
        let told = max(first.news.last?.words ?? 0, second.news.last?.words ?? 0)
        #expect(told == 49 * 50 + 50 || !refused.isEmpty)
        #expect(try note(refused).words == 49 * 50 + 50)
    }

    @Test func `a link in its place is not followed`() throws {
        mkdir(folder.file("state").cString, 0o700)
        folder.write("elsewhere", "")
        folder.link("state/writing.jsonl", to: "../elsewhere")
        let news = try note([3])
        #expect(news.problem == ELOOP)
        #expect(news.refused.map(\.words) == [3])
        #expect(folder.text("elsewhere") == "")
    }

    @Test func `a goal of a text is told with its place from the root`() throws {
        let answers = Answers()
        let notes = notes(answers)
        var order = try order([1])
        order.records[0].goal = 80_000
        notes.take(.note(order))
        notes.finish()
        #expect(answers.news.last?.goals == [DocumentID(1): 80_000])
    }

    @Test func `a full disk loses no record`() throws {
        let answers = Answers()
        let notes = notes(answers, calls: FaultyCalls([.write: ENOSPC]))
        notes.take(.note(try order([3])))
        notes.finish()
        #expect(answers.news.last?.refused.map(\.words) == [3])
        #expect(answers.news.last?.problem == ENOSPC)
    }

    @Test func `the figure of the day stays while nothing can be noted`() throws {
        let answers = Answers()
        let notes = notes(answers)
        notes.take(.note(try order([3])))
        notes.finish()
        unlink(folder.file(path).cString)
        mkdir(folder.file(path).cString, 0o700)
        notes.take(.note(try order([1])))
        notes.finish()
        let news = try #require(answers.news.last)
        #expect(news.words == 3)
        #expect(news.refused.map(\.words) == [1])
        #expect(news.problem == EISDIR)
    }

    @Test func `the figure of the day stays when notes are switched off`() throws {
        let answers = Answers()
        let notes = notes(answers)
        notes.take(.note(try order([3])))
        notes.take(.note(try order([], keeps: false)))
        notes.finish()
        #expect(answers.news.map(\.words) == [3, 3])
    }

    @Test func `without a folder nothing is noted and no word is lost`() throws {
        let answers = Answers()
        let notes = WritingNotes(folder: nil, now: { [now] in now }, send: answers.take)
        notes.take(.note(try order([])))
        notes.take(.note(try order([3])))
        notes.finish()
        #expect(answers.news.map(\.problem) == [nil, ENOENT])
        #expect(answers.news.last?.refused.map(\.words) == [3])
    }

    @Test func `a disk that gets full between two records has none of them twice`() throws {
        _ = try note([1])
        let before = folder.text(path)
        let answers = Answers()
        let notes = notes(answers, calls: FaultyCalls(pieceSize: 100) { _, _ in nil })
        notes.take(.note(try order([3, 4])))
        notes.finish()
        #expect(answers.news.last?.refused.map(\.words) == [3, 4])
        #expect(folder.text(path) == before)
        #expect(try note([3, 4]).words == 8)
    }
}
