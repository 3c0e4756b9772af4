import Testing

@testable import EditorCore

struct RomajiSpellingTests {
    /// What typing `letters` shows: kana given out, and the letters that wait behind a bar if there are any.
    private func typed(_ letters: String) -> String {
        var spelling = RomajiSpelling()
        let kana = letters.map { spelling.type($0) }.joined()
        return spelling.pending.isEmpty ? kana : kana + "|" + spelling.pending
    }

    private func spelling(_ letters: String) -> RomajiSpelling {
        var spelling = RomajiSpelling()
        for letter in letters { _ = spelling.type(letter) }
        return spelling
    }

    @Test(arguments: [
        ("aiueo", "あいうえお"), ("shichitsufuji", "しちつふじ"), ("sitituhuzi", "しちつふじ"),
        ("kyouhaiitenkidesu", "きょうはいいてんきです"), ("sha sya cha tya ja zya", "しゃ しゃ ちゃ ちゃ じゃ じゃ"),
        ("dhi thi fa va wi", "でぃ てぃ ふぁ ゔぁ うぃ"), ("wo", "を"), ("du di", "づ ぢ"),
    ])
    func `Hepburn and Kunrei spell the same kana`(_ letters: String, _ kana: String) {
        #expect(typed(letters) == kana)
    }

    @Test(arguments: [
        ("gakkou", "がっこう"), ("matte", "まって"), ("matcha", "まっちゃ"), ("zasshi", "ざっし"), ("kk", "っ|k"),
    ])
    func `a doubled consonant is a small tsu`(_ letters: String, _ kana: String) {
        #expect(typed(letters) == kana)
    }

    @Test(arguments: [
        ("kan", "か|n"), ("kann", "かん"), ("kan'i", "かんい"), ("kani", "かに"), ("kanji", "かんじ"), ("konnna", "こんな"),
        ("shinnai", "しんあい"), ("n.", "ん。"), ("nya", "にゃ"), ("shimbun", "しんぶ|n"), ("gumma", "ぐんま"),
    ])
    func `an n waits until it is known whether a vowel follows`(_ letters: String, _ kana: String) {
        #expect(typed(letters) == kana)
    }

    @Test(arguments: [
        ("xa", "ぁ"), ("lya", "ゃ"), ("xtu", "っ"), ("ltsu", "っ"), ("xwa", "ゎ"), ("xka", "ヵ"), ("vu", "ゔ"),
    ])
    func `x and l make small kana`(_ letters: String, _ kana: String) {
        #expect(typed(letters) == kana)
    }

    @Test func `signs are those of Japanese`() {
        #expect(typed("[ra-men],desu.z.z[z]/?!") == "「らーめん」、です。…『』・？！")
    }

    @Test(arguments: [("5", "5"), ("ka5", "か5"), ("kq", "k|q"), ("é", "é"), ("kyk", "ky|k"), ("n5", "ん5")])
    func `letters that spell nothing stay as they were typed`(_ letters: String, _ kana: String) {
        #expect(typed(letters) == kana)
    }

    @Test func `capitals spell as small letters do`() {
        #expect(typed("KyoU") == "きょう")
    }

    @Test(arguments: [("n", "ん"), ("k", "k"), ("ky", "ky"), ("", "")])
    func `the end of a spelling makes an n of what waits, and keeps other letters`(
        _ letters: String, _ kana: String
    ) {
        var spelling = spelling(letters)
        let rest = spelling.finish()
        #expect(rest == kana)
        #expect(spelling.pending == "")
    }

    @Test func `Backspace takes back one waiting letter at a time`() {
        var spelling = spelling("ky")
        let steps = (0..<3).map { _ in (spelling.deleteBackward(), spelling.pending) }
        #expect(steps.map(\.0) == [true, true, false])
        #expect(steps.map(\.1) == ["k", "", ""])
    }

    @Test func `no spelling is the beginning of another`() {
        #expect(RomajiTable.kana.keys.filter(RomajiTable.beginnings.contains) == [])
    }
}
