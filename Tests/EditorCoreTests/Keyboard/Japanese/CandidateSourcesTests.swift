import Testing

@testable import EditorCore

struct CandidateSourcesTests {
    private func candidates(_ reading: String) -> [String] {
        CandidateSources(dictionary: smallDictionary).candidates(for: reading)
    }

    @Test func `words with just this reading come first, kana last`() {
        #expect(candidates("きょう") == ["今日", "京", "強", "きょう", "キョウ"])
    }

    @Test func `a reading is divided into a stem and okurigana wherever that gives a word`() {
        #expect(candidates("たべる") == ["食べる", "たべる", "タベル"])
        #expect(candidates("よんだ") == ["読んだ", "詠んだ", "よんだ", "ヨンダ"])
        #expect(candidates("かいた") == ["かいた", "カイタ"])
    }

    @Test func `a small tsu goes by the kana behind it`() {
        #expect(candidates("かった") == ["買った", "勝った", "かった", "カッタ"])
        #expect(candidates("かっち") == ["買っち", "勝っち", "かっち", "カッチ"])
    }

    @Test func `a word is offered with the rest in kana, best before a particle`() {
        #expect(
            candidates("きょうは")
                == ["教派", "今日は", "京は", "強は", "きょうは", "キョウハ"])
        #expect(candidates("きょうはいい").prefix(3) == ["今日はいい", "京はいい", "強はいい"])
        #expect(candidates("てんきよほう").first == "天気よほう")
    }

    @Test func `no word ends before a kana that belongs to the one before`() {
        let sources = CandidateSources(dictionary: SKKDictionary(Array("き /木/\nきは /気迫/\n".utf8)))
        #expect(sources.candidates(for: "きゃは") == ["きゃは", "キャハ"])
    }

    @Test func `what was chosen before comes first, and once`() {
        var sources = CandidateSources(dictionary: smallDictionary)
        sources.choices.remember("京", for: "きょう")
        sources.choices.remember("共", for: "きょう")
        #expect(sources.candidates(for: "きょう") == ["共", "京", "今日", "強", "きょう", "キョウ"])
        #expect(sources.candidates(for: "きょうは").prefix(4) == ["教派", "共は", "京は", "今日は"])
    }

    @Test func `without a dictionary there are words of the text and kana`() {
        let sources = CandidateSources { start in
            ["かなめ", "カナダ", "かに", ""].filter { $0.isEmpty || $0.hasPrefix(start) }
        }
        #expect(sources.candidates(for: "かな") == ["かなめ", "カナダ", "かな", "カナ"])
    }

    @Test func `kana without a katakana of their own are offered once`() {
        #expect(CandidateSources().candidates(for: "。") == ["。"])
    }

    @Test func `nothing is offered for nothing`() {
        #expect(candidates("") == [])
    }

    @Test(arguments: [
        ("たべる", ["たべr", "たb"]), ("かじ", ["かz", "かj"]), ("かち", ["かt", "かc"]), ("かった", ["かっt", "かt"]),
        ("かん", []), ("かっ", []), ("か", []), ("", []),
    ])
    func `okurigana stand under the letters that spell them`(_ reading: String, _ keys: [String]) {
        #expect(Okurigana.divisions(of: reading).map(\.key) == keys)
    }
}
