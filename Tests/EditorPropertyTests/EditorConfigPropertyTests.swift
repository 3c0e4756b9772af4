import EditorCore
import EditorTestSupport
import Testing

/// Whatever a pattern looks like, what stands for itself does.
@Suite struct EditorConfigPropertyTests {
    private static let letters: [Character] = [
        "a", "b", "1", "9", "é", ".", "*", "?", "[", "]", "{", "}", ",", "!", "-", "\\", " ",
    ]

    private func name(_ random: inout SeededGenerator) -> String {
        String(
            (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Self.letters.randomElement(using: &random) ?? "a"
            })
    }

    /// A pattern for this name and no other.
    private func escaped(_ name: String) -> String {
        name.map { $0.isLetter || $0.isNumber ? String($0) : "\\\($0)" }.joined()
    }

    @Test(arguments: 0..<20)
    func `a name with its signs escaped fits itself at any depth, and no other`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<100 {
            let (one, other) = (name(&random), name(&random))
            let glob = EditorConfigGlob(escaped(one))
            #expect(glob.matches(one) && glob.matches("folder/" + one), "\(one)")
            #expect(glob.matches(other) == (one == other), "\(one) \(other)")
            let both = EditorConfigGlob("{\(escaped(one)),\(escaped(other))}")
            #expect(both.matches(one) && both.matches(other), "\(one) \(other)")
        }
    }

    @Test(arguments: 0..<20)
    func `any pattern is read, and one star more never fits less`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<100 {
            let (pattern, path) = (name(&random), name(&random))
            let isFitting = EditorConfigGlob(pattern).matches(path)
            // A backslash at the end would take the star for itself.
            if isFitting, pattern.last != "\\" { #expect(EditorConfigGlob(pattern + "*").matches(path)) }
            #expect(EditorConfigGlob("*").matches(path))
        }
    }
}
