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
        #expect(
            reader.settings.language == .german && reader.settings.foot == .always && !reader.settings.mouse)
        #expect(reader.settings.escapeDelay == .milliseconds(25))
    }

    @Test(arguments: [
        ("width = wide", "it wants a number from 10 to 400"),
        ("width = 4", "it wants a number from 10 to 400"),
        ("colour = red", "there is no setting “colour”"), ("just words", "there is no = in it"),
        ("mouse = yes", "it wants on or off"), ("foot = loud", "foot is one of quiet, always, rest"),
        (
            "language = klingon",
            "language is one of cs, da, de, en, es, fi, fr, hr, hu, is, it, nl, no, pl, pt, ro, sk, sv, tr"
        ),
    ])
    func `a line that is not understood is named and changes nothing`(line: String, sentence: String) {
        let reader = read("tab = 2\n\(line)\n")
        #expect(reader.problems == [.init(line: 2, sentence: sentence)])
        #expect(reader.settings.width == 72 && reader.settings.tab == 2)
    }

    @Test func `any bytes are survived`() {
        #expect(SettingsReader(Array(0...255)).problems.count <= 3)
        #expect(SettingsReader([]).problems.isEmpty)
    }
}
