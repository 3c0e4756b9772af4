import EditorCore
import EditorTestSupport
import Testing

@testable import CleanWriter

extension PCRE2Library {
    /// Whether this machine has the library; tests of patterns are left out, and say so, where it has not.
    static var isInstalled: Bool {
        (try? PCRE2Library().compile("", ignoringCase: false, acrossParagraphs: false)) != nil
    }
}

@Suite(.enabled(if: PCRE2Library.isInstalled, "the package libpcre2-8-0 is not installed"))
struct PCRE2LibraryTests {
    private let library = PCRE2Library()

    private func hits(_ pattern: String, _ text: String, _ options: SearchQuery.Options = []) -> [String] {
        let rope = Rope(text)
        return rope.hits(of: pattern, options.union(.pattern), patterns: library)
            .map { String(decoding: rope.bytes(in: $0), as: UTF8.self) }
    }

    @Test(arguments: [
        ("c.t", "cat cut ct", ["cat", "cut"]), ("^\\w+", "one two\nthree", ["one", "three"]),
        ("\\w+$", "one two\nthree", ["two", "three"]), ("\\bÉt\\w*", "Été étage", ["Été"]),
        ("ä+", "ÄÄä", ["ÄÄä"]),
        ("\\s+$", "a \nb", [" "]), ("a\\nb", "a\nb", ["a\nb"]), ("(?s)a.*b", "a\nx\nb", ["a\nx\nb"]),
        ("[^a]+", "xay\nz", ["x", "y", "z"]), ("(\\w)\\1", "book", ["oo"]), ("a\\nb", "a\r\nb", ["a\r\nb"]),
    ])
    func `a pattern is looked for paragraph by paragraph, or across when it says so`(
        pattern: String, text: String, found: [String]
    ) throws {
        let rope = Rope(text)
        let ending: LineEnding = text.contains("\r\n") ? .crlf : .lf
        var search = try TextSearch(SearchQuery(pattern, .pattern), library, lineEnding: ending)
        let hits = search.hits(touching: rope.range, of: rope)
        #expect(hits.map { String(decoding: rope.bytes(in: $0), as: UTF8.self) } == found)
    }

    @Test func `a match that ends inside a letter is none`() {
        #expect(hits("e", "e\u{301} e") == ["e"])
        #expect(hits("caf\\X", "cafe\u{301}") == ["cafe\u{301}"])
    }

    @Test func `whole words hold for patterns too`() {
        #expect(hits("[a-z]rt", "art part", .wholeWords) == ["art"])
    }

    @Test func `bytes that are no text are safe, and a line with one is still a line`() {
        let rope = Rope(Array("a ".utf8) + [0xFF, 0xC3] + Array(" cat\n".utf8) + [0x80])
        #expect(rope.hits(of: "^a.*t$", .pattern, patterns: library).map(\.count) == [8])
        #expect(rope.hits(of: "\\w+", .pattern, patterns: library).count == 2)
    }

    @Test func `the hit before is found, however many stand before it in the paragraph`() {
        let rope = Rope("cat cot cut\ncat")
        let pattern = { (place: Int) in
            rope.firstHit(of: "c.t", .pattern, from: TextOffset(place), .backward, patterns: library)
        }
        #expect(pattern(12)?.range.lowerBound == TextOffset(8))
        #expect(pattern(8)?.range.lowerBound == TextOffset(4))
        #expect(pattern(0)?.range.lowerBound == TextOffset(12))
        #expect(pattern(0)?.wrapped == true)
    }

    @Test func `what is no pattern is said with its place`() {
        let problem = #expect(throws: PatternProblem.self) {
            _ = try library.compile("né(", ignoringCase: false, acrossParagraphs: false)
        }
        #expect(problem == .malformed("missing closing parenthesis", letters: 3))
    }

    @Test func `a match that is stopped goes on from where it was sure`() throws {
        let pattern = try library.compile("b", ignoringCase: true, acrossParagraphs: false)
        let text = Array(String(repeating: "\u{E9}x", count: 100).utf8) + Array("b".utf8)
        var start = 0
        var calls = 0
        while calls < 1_000 {
            calls += 1
            let match = text.withUnsafeBytes { pattern.match(in: $0, from: start, [], steps: 10) }
            #expect(match.steps <= 11)
            guard case .paused(let next) = match.outcome else { break }
            #expect(next >= start)
            start = next
        }
        let last = text.withUnsafeBytes { pattern.match(in: $0, from: start, [], steps: 10) }
        guard case .found(let groups) = last.outcome else {
            Issue.record("nothing was found")
            return
        }
        #expect(groups == [300..<301])
    }

    @Test func `groups have numbers and names`() throws {
        let pattern = try library.compile("(?<first>a)(b)?", ignoringCase: false, acrossParagraphs: false)
        #expect(pattern.groupCount == 2)
        #expect(pattern.group(named: "first") == 1 && pattern.group(named: "last") == nil)
        let match = Array("xa".utf8).withUnsafeBytes { pattern.match(in: $0, from: 0, [], steps: 100) }
        guard case .found(let groups) = match.outcome else {
            Issue.record("nothing was found")
            return
        }
        #expect(groups == [1..<2, 1..<2, nil])
    }
}

@Suite struct MissingPCRE2Tests {
    @Test func `a machine without the library says which package brings it`() {
        let problem = #expect(throws: PatternProblem.self) {
            _ = try PCRE2Library(named: "libpcre2-none.so.0").compile(
                "a", ignoringCase: false, acrossParagraphs: false)
        }
        #expect(problem == .missing(package: "libpcre2-8-0"))
    }
}
