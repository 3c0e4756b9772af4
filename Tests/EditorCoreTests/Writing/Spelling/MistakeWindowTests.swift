import EditorTestSupport
import Testing

@testable import EditorCore

/// The marks on show, from one frame to the next.
struct MistakeWindowTests {
    private static let wrong: Set = ["teh", "hte", "tehx"]

    /// Looks at the whole of `text`, and answers what is asked.
    private func words(
        _ window: inout MistakeWindow, _ text: String, caret: Int, edited: Int? = nil,
        in part: Range<Int>? = nil, _ verdicts: inout SpellingVerdicts
    ) -> [String] {
        let rope = Rope(text)
        let shown = part.map { TextOffset($0.lowerBound)..<TextOffset($0.upperBound) } ?? rope.range
        var found: [Range<TextOffset>] = []
        for _ in 0..<2 {
            found = window.mistakes(
                in: shown, of: rope, caret: TextOffset(caret), editedAt: edited.map(TextOffset.init),
                by: .init(scanner: SpellingScanner(), own: PersonalWords(), ignored: []), &verdicts)
            let wanted = verdicts.takeWanted()
            if wanted.isEmpty { break }
            verdicts.learn(Dictionary(uniqueKeysWithValues: wanted.map { ($0, !Self.wrong.contains($0)) }))
        }
        return found.map { String(decoding: rope.bytes(in: $0), as: UTF8.self) }
    }

    private func verdicts() throws -> SpellingVerdicts { SpellingVerdicts(try SpellingLanguages("en_US")) }

    @Test func `a word is marked when the caret has left it, and not before`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        #expect(words(&window, "so ", caret: 3, &verdicts) == [])
        #expect(words(&window, "so t", caret: 4, edited: 4, &verdicts) == [])
        #expect(words(&window, "so teh", caret: 6, edited: 6, &verdicts) == [])
        #expect(words(&window, "so teh ", caret: 7, edited: 7, &verdicts) == ["teh"])
    }

    @Test func `moving away marks the word too, and coming back does not hide it`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        #expect(words(&window, "so ", caret: 3, &verdicts) == [])
        #expect(words(&window, "so teh", caret: 6, edited: 6, &verdicts) == [])
        #expect(words(&window, "so teh", caret: 1, edited: 6, &verdicts) == ["teh"])
        #expect(words(&window, "so teh", caret: 6, edited: 6, &verdicts) == ["teh"])
    }

    @Test func `a word that was left within one frame is marked`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        #expect(words(&window, "so \nand", caret: 3, &verdicts) == [])
        #expect(words(&window, "so teh\nand", caret: 6, edited: 6, &verdicts) == [])
        #expect(words(&window, "so teh\nandy", caret: 11, edited: 11, &verdicts) == ["teh"])
    }

    @Test func `a word that was being written is marked when the page has gone away and come back`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        let head = String(repeating: "word another ", count: 120)
        let tail = "\n" + String(repeating: "a b\n", count: 80)
        let (before, after) = (head + "te" + tail, head + "teh" + tail)
        let (place, end) = (head.utf8.count + 3, after.utf8.count)
        #expect(words(&window, before, caret: place - 1, edited: place - 1, in: 0..<place, &verdicts) == [])
        #expect(words(&window, after, caret: place, edited: place, in: 0..<place, &verdicts) == [])
        #expect(words(&window, after, caret: end, edited: place, in: end - 40..<end, &verdicts) == [])
        #expect(words(&window, after, caret: end - 1, edited: place, in: end - 40..<end, &verdicts) == [])
        #expect(words(&window, after, caret: end - 1, edited: place, in: 0..<place, &verdicts) == ["teh"])
    }

    @Test func `a key looks at the word it changes and at no other`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        let page = String(repeating: "teh quick brown fox ", count: 100)
        #expect(words(&window, page, caret: 0, &verdicts).count == 100)
        let before = window.scanned
        #expect(words(&window, "x" + page, caret: 1, edited: 1, &verdicts).count == 99)
        #expect(window.scanned - before < 10)
    }

    @Test func `a backtick takes the words behind it out`() throws {
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        #expect(words(&window, "teh hte` so", caret: 0, &verdicts) == ["teh", "hte"])
        #expect(words(&window, "`teh hte` so", caret: 1, edited: 1, &verdicts) == [])
        #expect(words(&window, "teh hte` so", caret: 0, edited: 0, &verdicts) == ["hte"])
    }

    @Test func `what is found is what a first look finds, whatever was edited`() throws {
        var random = SeededGenerator.announced(0)
        let letters = Array("teh hte \n`~'-x’ ")
        var (window, verdicts) = (MistakeWindow(), try verdicts())
        var text: [Character] = Array("so it was ")
        for _ in 0..<600 {
            let place = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, place + Int.random(in: 0...2, using: &random))
            let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? "x"
            }
            text.replaceSubrange(place..<end, with: new)
            let caret = String(text[..<(place + new.count)]).utf8.count
            _ = words(&window, String(text), caret: caret, edited: caret, &verdicts)
            // Another part of the text on show, and the caret anywhere in it, also away from what is being written.
            let whole = String(text)
            let first = Int.random(in: 0...whole.utf8.count, using: &random)
            let away = Int.random(in: 0...whole.utf8.count, using: &random)
            _ = words(&window, whole, caret: away, edited: caret, in: first..<whole.utf8.count, &verdicts)
            // Away from all words, so that none is being written.
            var fresh = MistakeWindow()
            var kept = window
            let expected = words(&fresh, String(text), caret: -1, &verdicts)
            #expect(words(&kept, String(text), caret: -1, &verdicts) == expected, "\(String(text))")
        }
    }
}
