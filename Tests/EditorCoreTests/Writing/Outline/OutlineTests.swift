import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct OutlineTests {
    /// What an outline shows: two blanks for each level below the first, the title, the words.
    private func shown(_ text: String) -> [String] {
        let rope = Rope(text)
        var outline = Outline(of: rope)
        outline.read(rope, atMost: rope.count)
        let contents = outline.contents()
        return zip(contents.places, contents.words).map { place, words in
            let indent = String(repeating: "  ", count: place.level - 1)
            let title = String(decoding: rope.bytes(in: place.title), as: UTF8.self)
            return indent + title + (words.map { " \($0)" } ?? "")
        }
    }

    @Test func `a heading has the words up to the next of its level or a higher one`() {
        #expect(
            shown("# One\n\nTwo three.\n\n## Four\n\nFive.\n\n## Six\n\n# Seven\n") == [
                "One 6", "  Four 2", "  Six 1", "Seven 1",
            ])
    }

    @Test(arguments: [
        ("## A title ##", "A title"), ("   # Three blanks", "Three blanks"), ("#\tA tab", "A tab"),
        ("# C#", "C#"), ("# Not closed#", "Not closed#"),
    ])
    func `a heading of Markdown is shown without its marks`(line: String, title: String) {
        #expect(shown(line).map { $0.drop { $0 == " " } } == ["\(title) \(words(in: title))"[...]])
    }

    private func words(in title: String) -> Int { TextFigures(of: Array(title.utf8)).words }

    @Test(arguments: [
        "#hashtag", "    # code", "####### seven", "Some words. # no", "> # quoted",
        "```\n# fenced\n```", "---\ntitle: x\n# comment\n---",
    ])
    func `what only looks like a heading is none`(text: String) {
        #expect(shown(text + "\n\nWords.\n") == [])
    }

    @Test func `a line over a rule is a heading`() {
        #expect(shown("One\n===\n\nTwo\n---\n\nThree\n") == ["One 3", "  Two 2"])
    }

    @Test(arguments: [
        "Chapter 1", "Chapter One", "chapter one", "CHAPTER IV.", "Chapter 7: The Sea", "Kapitel 3",
        "Chapitre II",
        "Capítulo Primero", "Kapittel 2 – Havet", "第三章 雨", "第12章", "Prologue", "Epilogue: Later",
        "        Chapter Two", "Chapitre\u{A0}1", "Chapter\t1", "1.", "12", "IV", "2.3 The harbour",
        "THE LONG WAY HOME",
    ])
    func `a line between blank ones that names a chapter is a heading`(line: String) {
        #expect(shown("Before.\n\n\(line)\n\nBehind.\n").count == 1)
        #expect(shown("\(line)\n\nBehind.\n").count == 1)
        #expect(shown("Before.\n\n\(line)").count == 1)
    }

    @Test(arguments: [
        "Chapter and verse, he knew it all.", "Chapter after chapter went by.", "Part of me wanted to stay",
        "Book in hand she left", "1. Buy milk", "HELP!", "OH NO, NOT AGAIN!", "NO", "I said so.",
        "Prologues bore me",
        "第三章を読んだ。", "He was 12",
    ])
    func `a sentence between blank lines is none`(line: String) {
        #expect(shown("Before.\n\n\(line)\n\nBehind.\n") == [])
    }

    @Test func `a chapter line within a paragraph is none`() {
        #expect(shown("Before\nChapter 1\nBehind.\n") == [])
    }

    @Test(arguments: ["***", "* * *", "*", "#", "---", "- - -", "⁂", "  ~  ", "———"])
    func `a mark between blank lines parts scenes`(mark: String) {
        let rope = Rope("One.\n\n\(mark)\n\nTwo.\n")
        var outline = Outline(of: rope)
        outline.read(rope, atMost: rope.count)
        #expect(outline.contents().places.map(\.kind) == [.sceneBreak])
    }

    @Test(arguments: ["--", "- ", "*one*", "…", "???"])
    func `other marks part nothing`(mark: String) {
        #expect(shown("One.\n\n\(mark)\n\nTwo.\n") == [])
    }

    @Test func `a chapter holds its scenes`() {
        #expect(
            shown("Part One\n\nChapter 1\n\nA b.\n\n***\n\nC d e.\n\nChapter 2\n\nF.\n") == [
                "Part One 12", "  Chapter 1 7", "            *** 3", "  Chapter 2 3",
            ])
    }

    @Test(arguments: [
        ("He was born in TK.", ["TK"]), ("TKTK and TK", ["TKTK", "TK"]),
        ("ask [[the name]] again", ["[[the name]]"]),
        ("TKO, ATK, TK2, tk, [[]], [[open", []), ("then—TK—left", ["TK"]), ("ÉTK TKé", []),
        ("名前TKです", ["TK"]),
    ])
    func `what was left open is found`(line: String, marks: [String]) {
        #expect(shown(line).map { String($0.drop { $0 == " " }) } == marks)
    }

    @Test func `windows line ends and a byte order mark are no part of a title`() {
        #expect(shown("\u{FEFF}# One\r\n\r\nTwo\r\n\r\nChapter 2\r\n") == ["One 4", "  Chapter 2 2"])
    }

    @Test func `a play that begins with a rule and a name has its chapters`() {
        #expect(shown("---\nANNA: Hello.\n\nChapter 1\n\nHi.\n") == ["  Chapter 1 3"])
    }

    @Test func `an outline follows front matter that gets its end, and loses it`() {
        let start = "\u{FEFF}---\na: b\n\n"
        var rope = Rope(start + "# One\n\n...\n\n# Two\n")
        var outline = Outline(of: rope)
        outline.read(rope, atMost: rope.count)
        #expect(outline.contents().places.count == 1)
        let edit = Edit(
            offset: TextOffset(start.utf8.count + 7), removed: Rope("..."), inserted: Rope(""))
        rope.replace(edit.removedRange, with: edit.inserted)
        outline.follow(edit, in: rope)
        outline.read(rope, atMost: rope.count)
        #expect(outline.contents().places.count == 2)
    }

    @Test func `a long text is read a slice at a time`() {
        let rope = Rope(String(repeating: "# A heading\n\nWords.\n\n", count: 10_000))
        var outline = Outline(of: rope)
        outline.read(rope, atMost: 1)
        let isComplete = outline.isComplete
        #expect(!isComplete)
        #expect((1...1_000).contains(outline.contents().places.count))
        outline.read(rope, atMost: rope.count)
        #expect(outline.isComplete)
        #expect(outline.contents().places.count == 10_000)
    }

    @Test func `after an edit only what is around it is read again`() {
        var rope = Rope(String(repeating: "# A heading\n\nWords.\n\n", count: 10_000))
        var outline = Outline(of: rope)
        outline.read(rope, atMost: rope.count)
        let edit = Edit(offset: TextOffset(100_000), removed: Rope(), inserted: Rope("x"))
        rope.replace(edit.removedRange, with: edit.inserted)
        outline.follow(edit, in: rope)
        #expect(!outline.isComplete)
        outline.read(rope, atMost: 1)
        let isComplete = outline.isComplete
        #expect(isComplete)
    }

    @Test func `a fence that is opened hides the headings behind it until it is closed`() {
        var rope = Rope("# One\n\nx\n\n" + String(repeating: "# A heading\n\nWords.\n\n", count: 10_000))
        var outline = Outline(of: rope)
        outline.read(rope, atMost: rope.count)
        let edit = Edit(offset: TextOffset(7), removed: Rope(), inserted: Rope("```\n"))
        rope.replace(edit.removedRange, with: edit.inserted)
        outline.follow(edit, in: rope)
        outline.read(rope, atMost: 2 * rope.count)
        #expect(outline.contents().places.count == 1)
        rope.replace(edit.inverse.removedRange, with: Rope())
        outline.follow(edit.inverse, in: rope)
        outline.read(rope, atMost: 2 * rope.count)
        #expect(outline.contents().places.count == 10_001)
    }
}
