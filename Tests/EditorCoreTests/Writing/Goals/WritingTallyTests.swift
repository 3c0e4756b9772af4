import EditorTestSupport
import Testing

@testable import EditorCore

/// The rule of docs/goals.md: a stretch of writing counts at its longest.
@Suite struct WritingTallyTests {
    /// A text with a tally, and the ways to change it.
    private struct Desk {
        var text: Rope
        var tally = WritingTally()
        var caret: TextOffset

        init(_ text: String = "") {
            self.text = Rope(text)
            caret = self.text.end
        }

        /// Puts letters in the place of some, key by key.
        mutating func type(_ letters: String) {
            for letter in letters { change(caret..<caret, String(letter)) }
        }

        mutating func delete(_ count: Int) {
            for _ in 0..<count { change(text.clusterStart(before: caret)..<caret, "") }
        }

        mutating func change(_ range: Range<TextOffset>, _ letters: String, byHand: Bool = true) {
            let edit = Edit(offset: range.lowerBound, removed: text[range], inserted: Rope(letters))
            text.replace(range, with: edit.inserted)
            caret = edit.insertedRange.upperBound
            if byHand { tally.note(edit, in: text, by: .prose) } else { tally.pass() }
        }

        /// All words so far, when the writer rests now.
        mutating func rest() -> Int {
            tally.finishWord()
            return tally.take()
        }
    }

    @Test func `a word counts when something follows it`() {
        var desk = Desk()
        desk.type("one tw")
        #expect(desk.tally.take() == 1)
        desk.type("o")
        #expect(desk.tally.take() == 0)
        desk.type(" ")
        #expect(desk.tally.take() == 1)
    }

    @Test func `of letters that come at once all words but the last are finished`() {
        var desk = Desk("It was ")
        desk.change(desk.caret..<desk.caret, "a bright col")
        #expect(desk.tally.take() == 2)
        desk.type("d day")
        #expect(desk.tally.take() == 1)
        #expect(desk.rest() == 1)
    }

    @Test func `a word counts when the writer rests`() {
        var desk = Desk()
        desk.type("word")
        #expect(desk.rest() == 1)
    }

    @Test func `a word that is deleted before it is left counts nothing`() {
        var desk = Desk("There ")
        desk.type("wsa")
        desk.delete(3)
        #expect(desk.rest() == 0)
        desk.type("was ")
        #expect(desk.rest() == 1)
    }

    @Test func `what is deleted at once and written anew counts once`() {
        var desk = Desk()
        desk.type("five words are written here ")
        #expect(desk.rest() == 5)
        desk.delete(13)
        desk.type("read there ")
        #expect(desk.rest() == 0)
        desk.type("and more ")
        #expect(desk.rest() == 2)
    }

    @Test func `what is deleted elsewhere is not taken off`() {
        var desk = Desk("an old beginning ")
        desk.type("two words ")
        desk.caret = TextOffset(7)
        desk.delete(7)
        #expect(desk.rest() == 2)
        desk.type("new ")
        #expect(desk.rest() == 1)
    }

    @Test func `letters put into a word make no word of it`() {
        var desk = Desk("a hose stood here")
        desk.caret = TextOffset(4)
        desk.type("u")
        #expect(desk.rest() == 0)
    }

    @Test func `what is typed over a selection counts as it is`() {
        var desk = Desk("ten words that were not good enough to be kept")
        desk.change(desk.text.range, "N")
        desk.type("one of it. ")
        #expect(desk.rest() == 3)
    }

    @Test func `pastes and all else count nothing and end the stretch`() {
        var desk = Desk()
        desk.type("one")
        desk.change(desk.caret..<desk.caret, " pasted words here ", byHand: false)
        #expect(desk.rest() == 1)
        desk.delete(19)
        desk.type(" two ")
        #expect(desk.rest() == 1)
    }

    @Test func `undo takes an unfinished word with it`() {
        var desk = Desk()
        desk.type("one tw")
        desk.tally.pass(takingBack: true)
        #expect(desk.rest() == 1)
    }

    @Test func `a terminal that pastes as if it typed does not write`() {
        var desk = Desk()
        desk.change(.zero..<(.zero), String(repeating: "word ", count: 300))
        #expect(desk.rest() == 0)
    }

    @Test func `ideographs count one by one`() {
        var desk = Desk()
        desk.type("今日は")
        #expect(desk.tally.take() == 3)
    }

    @Test func `words count across a place where a word is longer than is looked at`() {
        var desk = Desk(String(repeating: "x", count: 500))
        desk.type("y z ")
        #expect(desk.rest() == 1)
    }

    /// R77
    @Test(arguments: 0..<20)
    func `whatever is typed and deleted, the figure never falls`(_ round: Int) {
        var random = SeededGenerator.announced(round)
        var desk = Desk()
        for _ in 0..<200 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: desk.delete(min(desk.caret.bytes, Int.random(in: 1...9, using: &random)))
            case 1: desk.caret = TextOffset(Int.random(in: 0...desk.text.count, using: &random))
            default: desk.type(["word ", "a", " ", "b-c", ". ", "\n"].randomElement(using: &random) ?? "")
            }
            #expect(desk.tally.take() >= 0)
        }
    }
}
