import EditorCore
import Testing

@Suite struct AbbreviationTests {
    private let abbreviations = Abbreviations(
        [";mk Marguerite Kaminski", "tbh to be honest", ";m em", ";mk2  two  blanks"].compactMap(
            Abbreviation.init))

    @Test(arguments: [
        (";mk", "Marguerite Kaminski"), ("a ;mk", "Marguerite Kaminski"), ("(;mk", "Marguerite Kaminski"),
        ("“;mk", "Marguerite Kaminski"), ("—tbh", "to be honest"), (";m", "em"), (";mk2", "two  blanks"),
        ("one\n;mk", "Marguerite Kaminski"),
    ])
    func `stands for its text where a word may begin`(text: String, expansion: String) {
        let rope = Rope(text)
        #expect(abbreviations.match(endingAt: rope.end, in: rope)?.text == expansion)
    }

    @Test(arguments: ["atbh", "a;mk", "tb", ";mk3", "", "\u{FF}tbh", "Tbh", "é;mk"])
    func `is nothing elsewhere`(text: String) {
        let rope = Rope(text)
        #expect(abbreviations.match(endingAt: rope.end, in: rope) == nil)
    }

    @Test func `a byte that is no text begins no word`() {
        let rope = Rope([0xFF] + Array(";mk".utf8))
        #expect(abbreviations.match(endingAt: rope.end, in: rope) == nil)
    }

    @Test(arguments: [
        "", "x", " x", String(repeating: "x", count: 41) + " y", "x " + String(repeating: "y", count: 2_001),
    ])
    func `wants letters and a text`(line: String) { #expect(Abbreviation(line) == nil) }

    @Test func `the last of several with the same letters holds`() {
        let twice = Abbreviations([";a one", ";a two"].compactMap(Abbreviation.init))
        #expect(twice.match(endingAt: TextOffset(2), in: Rope(";a"))?.text == "two")
    }
}
