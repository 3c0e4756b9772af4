import Testing

@testable import EditorCore

/// A small dictionary of our own, in the order that SKK writes: okurigana backwards, then all others.
let smallDictionary = SKKDictionary(
    Array(
        """
        ;; -*- coding: utf-8 -*-
        ;; okuri-ari entries.
        よn /読/詠/
        よm /読/詠;歌を詠む/
        たべr /食べ/
        たb /食/
        かt /買/勝/
        かk /書/描/
        かc /勝/
        ;; okuri-nasi entries.
        う゛ぁいおりん /提琴/
        かんじ /漢字/感じ/幹事/
        きょう /今日/京/強;つよい/
        きょうは /教派/
        てんき /天気/転機/
        わたし /私/
        """.utf8))

struct SKKDictionaryTests {
    private func dictionary(_ text: String) -> SKKDictionary { SKKDictionary(Array(text.utf8)) }

    @Test(arguments: [
        ("きょう", ["今日", "京", "強"]), ("てんき", ["天気", "転機"]), ("よm", ["読", "詠"]), ("たべr", ["食べ"]),
        ("わたし", ["私"]), ("き", []), ("きょうはい", []), ("ん", []), ("", []),
    ])
    func `a key finds its words, without remarks`(_ key: String, _ words: [String]) {
        #expect(smallDictionary.words(for: key) == words)
    }

    @Test func `keys are found whatever the order of the file`() {
        let readings = ["い", "あい", "う", "あ", "ん", "かき", "か"]
        let dictionary = dictionary(readings.map { "\($0) /\($0)/\n" }.joined())
        for reading in readings { #expect(dictionary.words(for: reading) == [reading]) }
    }

    @Test func `a key on several lines has the words of all, in their order`() {
        #expect(dictionary("い /二/\nあ /一/\nい /三/\nい /四/").words(for: "い") == ["二", "三", "四"])
    }

    @Test func `a kana that dictionaries spell in two is found`() {
        #expect(smallDictionary.words(for: "ゔぁいおりん") == ["提琴"])
    }

    @Test func `blocks for one okurigana, programs and control characters are left out`() {
        let line = "たb /食/[る/賜/]/(concat \"a\\057b\")/\u{1}/[/飲/\n"
        #expect(dictionary(line).words(for: "たb") == ["食", "[", "飲"])
    }

    @Test func `lines may end as on other systems, and the last need not end`() {
        let dictionary = dictionary(";; x\r\n\r\nあ /亜/\r\nい /以/")
        #expect(dictionary.words(for: "あ") == ["亜"])
        #expect(dictionary.words(for: "い") == ["以"])
        #expect(dictionary.count == 2)
    }

    @Test(arguments: ["あ", "あ/亜/", " /亜/", "あ /亜", "あ //", "あ 亜/", "/"])
    func `a line that is no entry is skipped`(_ line: String) {
        let dictionary = dictionary("い /以/\n\(line)\nう /宇/\n")
        #expect(dictionary.count == 2)
    }

    @Test func `a line that is not UTF-8 is skipped`() {
        let dictionary = SKKDictionary(Array("い /以/\nう /".utf8) + [0xFF] + Array("/\nえ /江/\n".utf8))
        #expect(dictionary.count == 2)
        #expect(dictionary.words(for: "え") == ["江"])
    }

    @Test func `an empty file has no words`() {
        #expect(dictionary("").words(for: "あ") == [])
    }
}
