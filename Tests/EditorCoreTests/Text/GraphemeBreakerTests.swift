import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct GraphemeBreakerTests {
    private func edges(_ scalars: [Unicode.Scalar?]) -> [Int] {
        var breaker = GraphemeBreaker()
        return scalars.indices.filter { breaker.hasBreak(before: scalars[$0]) }
    }

    /// One sequence that the standard library's younger Unicode no longer breaks.
    static let known: Set<String> = ["2701 200d 2701"]

    @Test func `letters of every case of the official file end as it says, but for the known ones`() throws {
        let cases = try UnicodeTestFile.cases(of: "GraphemeBreakTest.txt")
        #expect(cases.count == 602)
        var failed: Set<String> = []
        for test in cases where Set(edges(test.scalars) + [test.scalars.count]) != test.breaks {
            failed.insert(test.scalars.map { String($0.value, radix: 16) }.joined(separator: " "))
        }
        #expect(failed == Self.known)
    }

    @Test func `no scalar that stands alone extends, joins or is a picture`() throws {
        let breaks = try UnicodeTestFile.properties(of: "auxiliary/GraphemeBreakProperty.txt")
        for (scalars, property) in breaks where property != "LV" && property != "LVT" {
            let alone = scalars.compactMap(Unicode.Scalar.init).filter(\.standsAlone)
            #expect(alone.isEmpty, "\(property)")
        }
        let pictures = try UnicodeTestFile.properties(of: "emoji/emoji-data.txt")
        for (scalars, property) in pictures where property == "Extended_Pictographic" {
            #expect(scalars.compactMap(Unicode.Scalar.init).filter(\.standsAlone).isEmpty)
        }
    }

    @Test func `scalars that stand alone break as the standard library says`() {
        let all = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).filter(\.standsAlone)
        let before: [Unicode.Scalar] = [
            "a", "가", "漢", "\u{94D}", "\u{200D}", "\u{301}", "\u{AC00}", "\u{600}", "🇩",
        ]
        for scalar in all {
            for other in before {
                var library = Unicode._CharacterRecognizer(from: other)
                let expected = library.hasBreak(before: scalar)
                if edges([other, scalar]) != (expected ? [0, 1] : [0]) {
                    Issue.record(
                        "U+\(String(scalar.value, radix: 16)) behind U+\(String(other.value, radix: 16))")
                }
            }
        }
    }

    @Test func `every edge is a place to begin from`() {
        let some: [Unicode.Scalar?] = [
            "a", "é", "\u{301}", "\u{200D}", "👩", "🏽", "🇩", "🇪", "क", "\u{94D}", "ष", "\u{93F}", "\r", "\n",
            "가",
            "\u{1112}", "\u{1161}", "\u{11AB}", "\u{600}", "\u{FE0F}", "漢", nil,
        ]
        var random = SeededGenerator.announced(1)
        for round in 0..<600 {
            let few = (0..<4).map { _ in some.randomElement(using: &random) ?? nil }
            let scalars = (0..<80).map { _ in
                (round % 2 == 0 ? few : some).randomElement(using: &random) ?? nil
            }
            let all = edges(scalars)
            for (index, edge) in all.enumerated() {
                let rest = edges(Array(scalars[edge...])).map { $0 + edge }
                #expect(rest == Array(all[index...]), "round \(round), from \(edge)")
            }
        }
    }
}
