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

    @Test func `the more kana a word covers, the earlier it is offered`() {
        let sources = CandidateSources(
            dictionary: SKKDictionary(Array("わたs /渡/\nにh /似/\nわたし /私/\nにほんご /日本語/\n".utf8)))
        #expect(sources.candidates(for: "わたしは").prefix(2) == ["私は", "渡しは"])
        #expect(sources.candidates(for: "にほんごをかく").prefix(2) == ["日本語をかく", "似ほんごをかく"])
    }

    @Test func `a sentence of any length has its first word converted`() {
        let rest = String(repeating: "あ", count: 1_000)
        #expect(candidates("きょうは" + rest).first == "今日は" + rest)
    }

    @Test func `no word ends before a kana that belongs to the one before`() {
        let sources = CandidateSources(dictionary: SKKDictionary(Array("あき /秋/\n".utf8)))
        #expect(sources.candidates(for: "あきゃう") == ["あきゃう", "アキャウ"])
        #expect(sources.candidates(for: "あきう").first == "秋う")
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

    @Test func `an old form of a kanji is a candidate of its own`() {
        var sources = CandidateSources(dictionary: SKKDictionary(Array("かみ /神/\u{FA19}/\n".utf8)))
        sources.choices.remember("\u{FA19}", for: "かみ")
        sources.choices.remember("神", for: "かみ")
        #expect(
            sources.candidates(for: "かみ").map { $0.unicodeScalars.first?.value } == [
                0x795E, 0xFA19, 0x304B, 0x30AB,
            ])
    }

    @Test func `nothing is offered for nothing`() {
        #expect(candidates("") == [])
    }

    @Test(arguments: [
        ("べる", "b"), ("じ", "zj"), ("ち", "tc"), ("った", "t"), ("っち", "tc"), ("んだ", "n"), ("んか", ""), ("っ", ""),
        ("ょう", ""), ("漢", ""), ("", ""),
    ])
    func `okurigana stand under the letters that spell them`(_ ending: String, _ letters: String) {
        #expect(String(Okurigana.letters(of: Array(ending)[...])) == letters)
    }
}
