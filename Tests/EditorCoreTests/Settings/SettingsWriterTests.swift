import Testing

@testable import EditorCore

@Suite struct SettingsWriterTests {
    private func written(_ key: String, _ value: String, in text: String) -> String {
        var writer = SettingsWriter(Array(text.utf8))
        writer.set(key, to: value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("width = 60\n", "width = 66\n"), ("  width=60  \r\n", "  width=66  \r\n"),
        ("width =\n", "width = 66\n"),
        ("width = 60", "width = 66"), ("width = 50\nwidth = 60\n", "width = 50\nwidth = 66\n"),
        ("# width = 50\nwidth = wide # no\ntab = 2", "# width = 50\nwidth = 66\ntab = 2"),
        ("colour = red\n\n  # mine\nwidth = 6", "colour = red\n\n  # mine\nwidth = 66"),
    ])
    func `a value is changed where it stands and nothing else is`(before: String, after: String) {
        #expect(written("width", "66", in: before) == after)
    }

    @Test(arguments: [
        ("", "width = 66\n"), ("tab = 2\n", "tab = 2\nwidth = 66\n"), ("tab = 2", "tab = 2\nwidth = 66\n"),
        ("tab = 2\r\n", "tab = 2\r\nwidth = 66\r\n"), ("\n", "\nwidth = 66\n"),
        ("# width = 72\ntab = 2\n", "# width = 72\nwidth = 66\ntab = 2\n"),
        ("##width=72\r\n\r\ntab = 2\r\n", "##width=72\r\nwidth = 66\r\n\r\ntab = 2\r\n"),
        ("tab = 2\n# width = 72", "tab = 2\n# width = 72\nwidth = 66\n"),
        ("# the width\n", "# the width\nwidth = 66\n"),
    ])
    func `a new key goes under its comment or to the end`(before: String, after: String) {
        #expect(written("width", "66", in: before) == after)
    }

    @Test func `the usual value keeps its line`() {
        #expect(written("width", "72", in: "width = 60 \n") == "width = 72 \n")
    }

    @Test func `the same value changes no byte`() {
        let text = "\twidth=66\t\r\n"
        #expect(written("width", "66", in: text) == text)
    }

    @Test func `bytes that are no text stay`() {
        let junk: [UInt8] = [0xFF, 0x3D, 0xFE, 0x0A, 0x23, 0x80, 0x0A]
        var writer = SettingsWriter(junk)
        writer.set("tab", to: "2")
        #expect(writer.bytes == junk + Array("tab = 2\n".utf8))
    }

    @Test(arguments: [
        "“ ” ’ – — … (", "a = b", "# x", "\u{301}e", "x\u{A0}", "\u{3000}", "a\tb", "", "かな \"\\\" 'x'",
    ])
    func `any text reads back alike`(value: String) {
        for before in ["", "extra_row=", "extra_row = x\r\nwidth = 60", "# extra_row = old"] {
            let reader = SettingsReader(Array(written("extra_row", value, in: before).utf8))
            let read = reader.values["extra_row"] ?? "nothing"
            #expect(read.unicodeScalars.elementsEqual(value.unicodeScalars), "\(before)")
        }
    }
}
