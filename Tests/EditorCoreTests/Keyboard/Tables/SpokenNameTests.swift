import Testing

@testable import EditorCore

struct SpokenNameTests {
    @Test func `a letter is called by itself, a capital by its letter`() {
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let small = String(letter)
            #expect(SpokenName.name(of: small) == small)
            #expect(SpokenName.name(of: small.uppercased()) == "capital " + small)
        }
    }

    @Test(arguments: [
        ("é", "e with acute"), ("É", "capital e with acute"), ("7", "seven"), ("½", "one half"),
        ("—", "em dash"), ("か", "ka"), ("カ", "ka"), ("&", "ampersand"), ("«", "opening guillemet"),
        ("⟨", "mathematical opening angle bracket"), ("『", "opening white corner bracket"),
        ("』", "closing white corner bracket"), ("┘", "box drawings light up and left"),
        ("\u{200E}", "left-to-right mark"), ("\u{1F12F}", "copyleft symbol"),
    ])
    func `a sign is called as people or Unicode call it`(sign: String, name: String) {
        #expect(SpokenName.name(of: sign) == name)
    }
}
