import EditorCore
import Testing

@Suite struct SettingsReaderTests {
    private func read(_ text: String) -> SettingsReader { SettingsReader(Array(text.utf8)) }

    @Test func `values are read, comments and empty lines are not`() {
        let reader = read(
            "# mine\n\nwidth = 66\n  tab=8  \r\nfoot = always\nlanguage = de\nmouse = off\nescape_delay = 25\n"
        )
        #expect(reader.problems.isEmpty)
        #expect(reader.settings.width == 66 && reader.settings.tab == 8)
        #expect(reader.settings.language == .german && reader.settings.foot == .always)
        #expect(reader.settings.mouse == .off)
        #expect(reader.settings.escapeDelay == .milliseconds(25))
    }

    @Test(arguments: [
        ("width = wide", "it wants a number from 10 to 400, or a share such as 60%"),
        ("width = 4", "it wants a number from 10 to 400, or a share such as 60%"),
        ("colour = red", "there is no setting “colour”"), ("just words", "there is no = in it"),
        ("mouse = yes", "mouse is one of on, panel, off"),
        ("foot = loud", "foot is one of quiet, always, rest"),
        (
            "language = klingon",
            "language is one of cs, da, de, de-CH, en, es, fi, fr, fr-CH, fr-CA, hr, hu, is, it, nl, no, pl, pt, ro, sk, sv, tr"
        ),
        ("quotes = “”", "it wants “language”, or four signs such as “” ‘’"),
        ("abbreviation = ;mk", "it wants a few letters, a blank, and what they stand for"),
    ])
    func `a line that is not understood is named and changes nothing`(line: String, sentence: String) {
        let reader = read("tab = 2\n\(line)\n")
        #expect(reader.problems == [.init(line: 2, sentence: sentence)])
        #expect(reader.settings.width == 72 && reader.settings.tab == 2)
    }

    @Test func `each abbreviation has a line of its own, and a bad one spoils no other`() {
        let reader = read("abbreviation = ;mk  Marguerite Kaminski\nabbreviation = ;x\nabbreviation = ;a b\n")
        #expect(reader.settings.abbreviations.map(\.line) == [";mk Marguerite Kaminski", ";a b"])
        #expect(reader.problems.map(\.line) == [2])
    }

    @Test func `what the file does not say is as usual`() {
        var usual = Settings()
        usual.language = .swedish
        let reader = SettingsReader(Array("width = 66\n".utf8), usual: usual)
        #expect(reader.settings.language == .swedish && reader.settings.width == 66)
    }

    @Test func `marks are set by language, or by what the writer says`() {
        #expect(read("language = de").settings.markStyle == MarkStyle(.german))
        let own = read("language = de\nquotes = »« ›‹\ndashes = em").settings.markStyle
        #expect(own == MarkStyle(.german, quotes: OwnQuotes("»«›‹"), dash: .em))
    }

    @Test func `any bytes are survived`() {
        #expect(SettingsReader(Array(0...255)).problems.count <= 3)
        #expect(SettingsReader([]).problems.isEmpty)
    }
}
