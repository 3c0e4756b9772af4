import EditorCore
import Testing

struct EditorConfigGlobTests {
    /// A pattern, paths that it fits, and paths that it does not.
    struct Case: CustomTestStringConvertible, Sendable {
        var pattern: String
        var fits: [String]
        var others: [String]
        var testDescription: String { pattern }

        init(_ pattern: String, _ fits: [String], not others: [String]) {
            self.pattern = pattern
            self.fits = fits
            self.others = others
        }
    }

    static let cases: [Case] = [
        // A name alone holds at any depth, a slash for one place.
        Case("notes.txt", ["notes.txt", "a/notes.txt", "a/b/notes.txt"], not: ["notes.txtx", "xnotes.txt"]),
        Case("/notes.txt", ["notes.txt"], not: ["a/notes.txt"]),
        Case("a/*.txt", ["a/x.txt"], not: ["x.txt", "b/a/x.txt", "a/b/x.txt"]),
        // Any letters, with and without slashes.
        Case("*", ["x", "a/x", "a/b/x.md"], not: []),
        Case("*.md", ["x.md", "a/x.md", ".md"], not: ["x.md.txt", "md"]),
        Case("a*e.c", ["ae.c", "abcde.c", "s/abe.c"], not: ["a/e.c", "abcde.cx"]),
        Case("a**z.c", ["az.c", "abz.c", "a/b/z.c", "s/a/z.c"], not: ["ab.c"]),
        Case("/c/**/z", ["c/z", "c/d/z", "c/d/e/z"], not: ["cz", "z", "c/dz", "x/c/z"]),
        Case("c/**", ["c/x", "c/d/x"], not: ["c", "d/c/x"]),
        Case("**/x", ["x", "a/x", "a/b/x"], not: ["ax"]),
        // One letter.
        Case("ch?p", ["chip", "chap", "chép"], not: ["chp", "ch/p", "chaap"]),
        // One of several.
        Case("[ab].md", ["a.md", "b.md"], not: ["c.md", "ab.md", ".md"]),
        Case("[!ab].md", ["c.md", "é.md"], not: ["a.md", "b.md", ".md"]),
        Case("[a-c].md", ["b.md"], not: ["d.md", "-.md"]),
        Case("[!a-c].md", ["d.md", "-.md"], not: ["b.md"]),
        Case("[a-].md", ["a.md", "-.md"], not: ["b.md"]),
        Case("[ab", ["[ab"], not: ["a", "b"]),
        Case("[]", ["[]"], not: ["", "]"]),
        Case("ab[e/]cd", ["ab[e/]cd"], not: ["abecd", "ab/cd"]),
        Case("[\\]].md", ["].md"], not: ["\\.md"]),
        // Several ways.
        Case("*.{md,txt}", ["a.md", "a.txt", "b/a.txt"], not: ["a.", "a.mdtxt", "a.{md,txt}"]),
        Case("a{,b}.md", ["a.md", "ab.md"], not: ["b.md"]),
        Case("{a,b{c,d{e,f}}}", ["a", "bc", "bde", "bdf"], not: ["b", "bd", "bcd"]),
        Case("{one}.md", ["{one}.md"], not: ["one.md"]),
        Case("{}.md", ["{}.md"], not: [".md"]),
        Case("{a,b.md", ["{a,b.md"], not: ["a", "b.md"]),
        Case("a,b}.md", ["a,b}.md"], not: ["a"]),
        Case("{a\\,b,c}", ["a,b", "c"], not: ["a", "b"]),
        Case("{*x,a?}.md", ["x.md", "yx.md", "ab.md"], not: ["a.md"]),
        Case("{a/b,c}.md", ["a/b.md", "c.md"], not: ["x/c.md"]),
        // Numbers.
        Case("ch{1..12}", ["ch1", "ch9", "ch12"], not: ["ch0", "ch13", "ch", "ch01", "ch1x", "cha"]),
        Case("ch{12..1}", ["ch1", "ch12"], not: ["ch13"]),
        Case("{-3..3}", ["-3", "0", "3", "+2"], not: ["-4", "4", "1.0"]),
        Case("{0..9}{0..9}", ["42", "00"], not: ["4", "421"]),
        Case("{a..c}", ["{a..c}"], not: ["a", "b"]),
        Case("{1...3}", ["{1...3}"], not: ["2"]),
        // Letters that stand for themselves.
        Case("\\*.md", ["*.md"], not: ["a.md"]),
        Case("\\[a\\]", ["[a]"], not: ["a"]),
        Case("a\\", ["a\\"], not: ["a"]),
        Case("Ä*", ["Äpfel"], not: ["ä", "A"]),
        Case("A.md", ["A.md"], not: ["a.md"]),
    ]

    @Test(arguments: cases)
    func `a pattern fits the paths that the specification says`(_ row: Case) {
        let glob = EditorConfigGlob(row.pattern)
        for path in row.fits { #expect(glob.matches(path), "\(path)") }
        for path in row.others { #expect(!glob.matches(path), "\(path)") }
    }

    /// Each of them takes a matcher that tries one way after the other longer than anybody lives.
    @Test(arguments: [
        String(repeating: "*a", count: 2_000), String(repeating: "**a", count: 1_300),
        String(repeating: "{a,a*}", count: 600), String(repeating: "{", count: 4_000),
        String(repeating: "{a,", count: 1_300) + String(repeating: "}", count: 1_300),
        String(repeating: "{1..999999999999999999}", count: 170), String(repeating: "[!b-", count: 1_000),
    ])
    func `a hostile pattern is looked through once`(_ pattern: String) {
        let path = String(repeating: "a", count: 300) + "/" + String(repeating: "1a", count: 100) + "b"
        #expect(!EditorConfigGlob(pattern).matches(path))
    }

    @Test func `what is behind the longest pattern does not count`() {
        let pattern = String(repeating: "a", count: EditorConfigGlob.longest)
        #expect(EditorConfigGlob(pattern + "b").matches(pattern))
    }
}
