import Testing

@testable import CleanWriter

@Suite struct TerminalLocaleTests {
    @Test(arguments: [
        ("", true), ("C", true), ("POSIX", true), ("C.UTF-8", true), ("de_DE.UTF-8", true),
        ("de_DE.utf8@euro", true), ("de_DE.ISO-8859-1", false), ("de_DE@euro", false), ("de_DE", false),
    ])
    func `a locale counts as UTF-8 by its name or when it says nothing`(name: String, isUTF8: Bool) {
        #expect(assumesUTF8(localeName: name) == isUTF8)
    }

    @Test(arguments: [
        ("linux", true), ("linux-16color", true), ("vt100", true), ("vt220", true), ("xterm", false),
        ("tmux-256color", false), ("foot", false),
    ])
    func `terminals with few letters are known by their names`(name: String, hasFew: Bool) {
        #expect(hasFewLetters(terminalName: name) == hasFew)
    }
}
