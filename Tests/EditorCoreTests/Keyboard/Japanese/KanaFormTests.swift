import Testing

@testable import EditorCore

struct KanaFormTests {
    @Test func `hiragana become katakana and come back`() {
        let hiragana = "ぁあんゔゕゖゝゞらーめん、漢字 abc"
        let katakana = "ァアンヴヵヶヽヾラーメン、漢字 abc"
        #expect(KanaForm.katakana.of(hiragana) == katakana)
        #expect(KanaForm.hiragana.of(katakana) == hiragana)
    }

    @Test func `katakana without a hiragana of their own stay`() {
        #expect(KanaForm.hiragana.of("ヷヸヹヺ・") == "ヷヸヹヺ・")
    }

    @Test(arguments: ["はばぱは", "かがか", "つっづつ", "うぅゔう", "やゃや", "ハバパハ", "ッヅツッ"])
    func `the key of marks goes round`(_ cycle: String) {
        for (kana, next) in zip(cycle, cycle.dropFirst()) { #expect(KanaForm.next(after: kana) == next) }
    }

    @Test(arguments: ["ん", "な", "ー", "。", "漢", "a"])
    func `what has one form only has no next`(_ letter: Character) {
        #expect(KanaForm.next(after: letter) == nil)
    }
}
