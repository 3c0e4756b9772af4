import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct TypedMarksTests {
    private let english = MarkStyle(.english)

    @Test(arguments: [
        ("'t", "‘t"), ("'ti", "‘ti"), ("'tis", "‘tis"), ("'tis ", "’tis "), ("'tisane ", "‘tisane "),
        ("'8", "‘8"), ("'80", "‘80"), ("'80s", "‘80s"), ("'80s.", "’80s."), ("rock 'n", "rock ‘n"),
        ("rock 'n'", "rock ’n’"), ("a-", "a-"), ("a--", "a—"), ("a---", "a—"), ("a----", "a----"),
        ("--", "--"),
        ("-- a", "— a"), ("..", ".."), ("...", "…"), ("....", "…."), ("5'", "5'"), ("1980's", "1980’s"),
        ("He said--\"", "He said—“"), ("\"No--\"", "“No—”"), ("o'brien@", "o'brien@"),
    ])
    func `each key is seen as far as is known`(keys: String, text: String) {
        #expect(TypingHand.typed(keys, english) == text)
    }

    @Test func `three hyphens grow from an en dash to an em dash`() {
        let german = MarkStyle(.german)
        #expect(TypingHand.typed("a--", german) == "a–")
        #expect(TypingHand.typed("a---", german) == "a—")
    }

    @Test func `a space that a language puts there is typed twice by no one`() {
        #expect(TypingHand.typed("\" oui", MarkStyle(.french)) == "«\u{A0}oui")
        #expect(TypingHand.typed("http:", MarkStyle(.french)) == "http\u{A0}:")
        #expect(TypingHand.typed("http:/", MarkStyle(.french)) == "http:/")
    }

    @Test func `letters and keys far from a mark look at nothing`() {
        var marks = TypedMarks()
        let text = Rope(String(repeating: "prose ", count: 1_000))
        for key in "a, b" { #expect(marks.changes(after: key, at: text.end, in: text, english) == []) }
        #expect(marks.looks == 0)
        _ = marks.changes(after: "\"", at: text.end, in: text, english)
        #expect(marks.looks == 1)
    }

    @Test func `a mark is looked at again for a word, and then no more`() {
        var text = Rope("")
        var marks = TypedMarks()
        for key in "\"" + String(repeating: "a", count: 100) {
            text.append(Rope(String(key)))
            for change in marks.changes(after: key, at: text.end, in: text, english) {
                text.replace(change.range, with: Rope(change.bytes))
            }
        }
        #expect(marks.looks < 40)
    }

    @Test func `a mark that was taken back is left in peace`() {
        var marks = TypedMarks()
        _ = marks.changes(after: "'", at: TextOffset(1), in: Rope("'"), english)
        // The writer takes the quote back, and goes on.
        for (count, key) in "tis ".enumerated() {
            let text = Rope("'" + "tis ".prefix(count + 1))
            #expect(marks.changes(after: key, at: text.end, in: text, english) == [])
        }
    }

    @Test func `a quote typed inside of a word that is there sees its next letter`() {
        var marks = TypedMarks()
        let text = Rope("don't")
        let changes = marks.changes(after: "'", at: TextOffset(4), in: text, MarkStyle(.german))
        #expect(changes.map(\.bytes) == [Array("’".utf8)])
    }

    @Test func `what was set is given back as it was typed, once, and only where it stands`() {
        var marks = TypedMarks()
        let change = marks.changes(after: "\"", at: TextOffset(1), in: Rope("\""), english)[0]
        let text = Rope(change.bytes)
        #expect(marks.justSet(before: text.end, in: text)?.bytes == Array("\"".utf8))
        #expect(marks.justSet(before: .zero, in: text) == nil)
        #expect(marks.justSet(before: text.end, in: Rope("abc")) == nil)
    }

    @Test func `any bytes around a mark are left as they are`() {
        var marks = TypedMarks()
        let text = Rope([0xFF, 0x20, 0x22, 0xE2, 0x80])
        let changes = marks.changes(after: "\"", at: TextOffset(3), in: text, english)
        #expect(changes == [.init(range: TextOffset(2)..<TextOffset(3), bytes: Array("“".utf8))])
    }
}
