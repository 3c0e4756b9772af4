import EditorTestSupport
import Testing

@testable import EditorCore

/// Words a day, the length of a text, and what is noted of them.
@Suite struct GoalTests {
    private func harness(
        _ text: String = "‸", goal: Int = 500, _ change: (inout Settings) -> Void = { _ in }
    ) -> EditorHarness {
        var settings = Settings.still
        settings.goal = goal
        settings.statistics = true
        settings.foot = .always
        change(&settings)
        let editor = EditorHarness(text, columns: 84, settings: settings)
        editor.turn()
        return editor
    }

    private func rest(_ editor: EditorHarness) { editor.advance(by: .seconds(31)) }

    private let words = "one two three four five six seven eight nine ten "

    @Test func `the foot line tells how much of the day's goal is written`() {
        let editor = harness()
        #expect(editor.foot.hasSuffix(" 0 of 500 today"))
        editor.type("three words here. A")
        #expect(editor.foot.hasSuffix(" 3 of 500 today"))
    }

    /// R78
    @Test func `written 300, deleted 50, pasted 1,000, opened 5,000, the words added are 300`() {
        let editor = harness()
        editor.disk.files[FilePath("other.txt")] = Array(String(repeating: "word ", count: 5_000).utf8)
        for _ in 0..<30 { editor.type(words) }
        #expect(editor.foot.hasSuffix(" 300 of 500 today"))
        editor.press("ctrl+home")
        editor.press("ctrl+delete", times: 50)
        editor.press("ctrl+a ctrl+x ctrl+v")
        editor.paste(Array(String(repeating: "pasted ", count: 1_000).utf8))
        editor.press("ctrl+o")
        editor.type("other.txt")
        editor.press("enter")
        #expect(editor.foot.contains("300 of 500 today"))
        rest(editor)
        #expect(editor.disk.notes.map(\.words) == [300])
        #expect(editor.disk.notes.first?.net == 1_250)
        #expect(editor.disk.notes.first?.file == "draft.txt")
    }

    @Test func `undo, redo and a file that others change write nothing`() {
        let editor = harness("some words stand here\n‸")
        editor.type("and more ")
        editor.press("ctrl+z ctrl+y ctrl+z ctrl+y")
        #expect(editor.foot.hasSuffix(" 2 of 500 today"))
        editor.press("ctrl+s")
        editor.disk.change(FilePath("draft.txt"), to: "a hundred other words, all of them by somebody else\n")
        rest(editor)
        #expect(editor.foot.hasSuffix(" 2 of 500 today"))
    }

    /// R77
    @Test func `the day ends while the program is open`() {
        let editor = harness { $0.dayStarts = 4 }
        editor.disk.now = LocalMoment(year: 2026, month: 11, day: 30, hour: 23, minute: 50)
        editor.type("late words here ")
        rest(editor)
        editor.disk.now = LocalMoment(year: 2026, month: 12, day: 1, hour: 1, minute: 0)
        editor.advance(by: .seconds(70))
        editor.type("and later ")
        rest(editor)
        #expect(editor.foot.hasSuffix(" 5 of 500 today"))
        editor.disk.now = LocalMoment(year: 2026, month: 12, day: 1, hour: 4, minute: 0)
        editor.advance(by: .seconds(11_000))
        #expect(editor.foot.hasSuffix(" 0 of 500 today"))
        editor.type("morning ")
        rest(editor)
        #expect(editor.foot.hasSuffix(" 1 of 500 today"))
        #expect(
            editor.disk.notes.map { "\($0.day) \($0.words)" } == [
                "2026-11-30 3", "2026-11-30 2", "2026-12-01 1",
            ])
    }

    /// R77
    @Test(arguments: [(29, 11, 12), (1, 1, 12), (30, 11, 0)])
    func `a clock that is set counts no word twice and none below nothing`(
        _ day: Int, _ month: Int, _ hour: Int
    ) {
        let editor = harness()
        editor.type("three words here. ")
        rest(editor)
        editor.disk.now = LocalMoment(year: 2026, month: month, day: day, hour: hour, minute: 0)
        editor.advance(by: .seconds(90))
        editor.type("two more ")
        rest(editor)
        editor.disk.now = LocalMoment(year: 2026, month: 11, day: 30, hour: 14, minute: 9)
        editor.advance(by: .seconds(90))
        editor.type("last. ")
        rest(editor)
        #expect(editor.disk.notes.allSatisfy { $0.words >= 0 })
        #expect(editor.disk.notes.reduce(0) { $0 + $1.words } == 6)
        #expect(editor.foot.contains(" 4 of 500 today"))
    }

    @Test func `what is written on a scratch page counts for its text, which gets no longer by that`() {
        let editor = harness("one two\n‸")
        editor.type("three ")
        editor.press("alt+x")
        editor.type("four five ")
        rest(editor)
        let sum = WritingHistory(editor.disk.notes).texts
        #expect(Array(sum.keys) == ["draft.txt"])
        #expect(sum["draft.txt"]?.words == 3 && sum["draft.txt"]?.net == 1)
    }

    /// R77
    @Test func `changes given up on leaving are still written words`() {
        let editor = harness()
        editor.type("three words here")
        editor.press("ctrl+q")
        editor.type("d")
        #expect(editor.end == .finished(0))
        #expect(editor.disk.notes.map(\.words) == [3])
    }

    @Test func `another window's words count for the day as well`() {
        let editor = harness()
        editor.disk.notes = [WritingRecord(day: WritingDay(number: 1), words: 7)]
        editor.disk.notes[0].day = WritingDay(of: editor.disk.now, startingAt: 4)
        editor.type("two words ")
        rest(editor)
        #expect(editor.foot.hasSuffix(" 9 of 500 today"))
    }

    @Test func `a record is made when the writer rests, and none while nothing is written`() {
        let editor = harness()
        editor.type("some words here")
        #expect(editor.disk.notes.isEmpty)
        rest(editor)
        rest(editor)
        #expect(editor.disk.notes.count == 1)
        #expect(editor.disk.notes[0].time == "14:02")
        #expect(editor.disk.notes[0].words == 3)
    }

    @Test func `time without a key for five minutes is not time of writing`() {
        let editor = harness()
        editor.type("a")
        editor.advance(by: .seconds(20))
        editor.type("b")
        editor.advance(by: .seconds(400))
        editor.type("c ")
        rest(editor)
        #expect(editor.disk.notes.reduce(0) { $0 + $1.seconds } == 20)
    }

    @Test func `with statistics off nothing is noted, and the goal still counts`() {
        let editor = harness { $0.statistics = false }
        editor.type("three words here. ")
        rest(editor)
        #expect(editor.disk.notes.isEmpty)
        #expect(editor.foot.hasSuffix(" 3 of 500 today"))
        editor.press("ctrl+s ctrl+q")
        #expect(editor.disk.notes.isEmpty)
    }

    @Test func `what cannot be noted is told once, counts all the same, and is noted later`() {
        let editor = harness()
        editor.disk.notesProblem = 28
        editor.type("three words here. ")
        rest(editor)
        #expect(editor.foot.contains("cannot be noted [error 28]"))
        editor.type("More ")
        #expect(editor.foot.hasSuffix(" 4 of 500 today"))
        editor.disk.notesProblem = nil
        rest(editor)
        #expect(editor.disk.notes.map(\.words).sorted() == [1, 3])
        #expect(editor.foot.hasSuffix(" 4 of 500 today"))
    }

    @Test func `the day's goal is asked for and kept in the settings`() {
        let editor = harness(goal: 0)
        editor.press("alt+8 g")
        #expect(editor.foot.contains("A goal for each day, or for the length of this text?"))
        editor.type("d")
        editor.type("750")
        editor.press("enter")
        #expect(editor.foot.hasSuffix(" 750 words a day"))
        #expect(editor.disk.settings == Array("goal = 750\n".utf8))
        editor.advance(by: .seconds(20))
        #expect(editor.foot.contains(" 0 of 750 today"))
    }

    @Test func `a text's goal stands beside its length and is there again next time`() {
        let editor = harness("one two\n‸", goal: 0) { $0.count = .words }
        editor.press("alt+8 g t")
        editor.type("80000")
        editor.press("enter")
        #expect(editor.foot.hasSuffix(" draft.txt is to have 80,000 words"))
        editor.advance(by: .seconds(20))
        #expect(editor.foot.hasSuffix(" 2 of 80,000 words"))
        #expect(editor.disk.notes.last?.goal == 80_000)

        let again = harness("one\n‸", goal: 0) { $0.count = .words }
        again.disk.notes = editor.disk.notes
        again.script.pending.append([.input(Array("\u{1b}[I".utf8))])
        again.advance(by: .seconds(70))
        again.script.pending.append([.input(Array("\u{1b}[I".utf8))])
        again.turn()
        #expect(again.foot.hasSuffix(" 1 of 80,000 words"))
    }

    @Test(arguments: ["", "many", "-5", "5 words", "999999999999999999999"])
    func `what is no number of words sets no goal`(_ text: String) {
        let editor = harness(goal: 0)
        editor.press("alt+8 g d")
        editor.type(text)
        editor.press("enter")
        #expect(editor.foot.contains("words"))
        #expect(editor.session.settings.goal == 0)
        #expect(editor.disk.settings == nil)
    }

    /// R87
    @Test func `the last weeks are a page that is read`() {
        let editor = harness()
        editor.resize(rows: 24, columns: 82)
        editor.type("three words here")
        editor.press("alt+8 s")
        #expect(editor.screen.contains("today         3 of 500 words"))
        #expect(editor.screen.contains("3 words, net +3"))
        #expect(editor.screen.contains("Mon 30 Nov    ▍ "))
        editor.press("esc")
        #expect(editor.session.pages.isEmpty)
    }

    @Test func `words of which two answers are on their way count once`() {
        let editor = harness()
        editor.disk.holdsAnswers = true
        editor.type("three words here. ")
        rest(editor)
        editor.type("two more. ")
        rest(editor)
        #expect(editor.session.writing.today == 5)
        editor.disk.holdsAnswers = false
        editor.disk.release()
        for _ in 0..<2 {
            editor.step()
            #expect(editor.session.writing.today == 5)
        }
    }

    private func setDayGoal(_ words: String, _ editor: EditorHarness) {
        editor.press("alt+8 g d")
        editor.type(words)
        editor.press("enter")
    }

    @Test(arguments: [true, false])
    func `the day's goal outlives the next change of the page`(_ isNew: Bool) {
        let editor = harness(goal: 0)
        editor.disk.writeSettings(isNew ? "" : "goal = 750\n")
        setDayGoal("750", editor)
        editor.press("alt+7 f")
        #expect(editor.session.settings.goal == 750)
    }

    @Test func `the form waits until the day's goal is kept`() {
        let editor = harness(goal: 0)
        editor.disk.holdsAnswers = true
        setDayGoal("750", editor)
        editor.press("alt+;")
        editor.disk.holdsAnswers = false
        editor.disk.release()
        editor.turn()
        #expect(editor.session.formWindow == nil)
        #expect(editor.disk.settings == Array("goal = 750\n".utf8))
        #expect(editor.session.settings.goal == 750)
    }

    @Test func `a goal that cannot be kept is none`() {
        let editor = harness(goal: 0)
        editor.disk.problems = [.diskFull(needed: 1)]
        setDayGoal("750", editor)
        #expect(editor.session.settings.goal == 0)
        #expect(editor.session.writing.wishedGoal == nil)
    }
}
