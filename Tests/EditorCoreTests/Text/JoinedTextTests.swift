import Testing

@testable import EditorCore

struct JoinedTextTests {
    @Test(arguments: [[], ["one"], ["one", "two"], ["", "", "x", ""], ["e", "\u{301}"]])
    func `strings are joined as the library joins them`(parts: [String]) {
        for separator in ["", " ", " · "] {
            #expect(parts.joined(by: separator) == parts.joined(separator: separator))
        }
    }
}
