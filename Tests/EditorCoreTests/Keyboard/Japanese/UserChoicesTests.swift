import Testing

@testable import EditorCore

struct UserChoicesTests {
    private func choices(_ text: String) -> UserChoices { UserChoices(Array(text.utf8)) }
    private func text(_ choices: UserChoices) -> String { String(decoding: choices.encoded, as: UTF8.self) }

    @Test func `the newest choice for a reading comes first, each word once`() {
        var choices = UserChoices()
        for word in ["京", "今日", "強", "今日"] { choices.remember(word, for: "きょう") }
        choices.remember("天気", for: "てんき")
        #expect(choices.words(for: "きょう") == ["今日", "強", "京"])
        #expect(choices.words(for: "てん") == [])
        #expect(choices.count == 4)
    }

    @Test func `the file has one choice a line, the newest first`() {
        var choices = UserChoices()
        choices.remember("今日", for: "きょう")
        choices.remember("天気", for: "てんき")
        choices.remember("京", for: "きょう")
        #expect(text(choices) == "きょう\t京\nてんき\t天気\nきょう\t今日\n")
    }

    @Test func `what was written is read back the same`() {
        let file = "きょう\t京\nてんき\t天気\nきょう\t今日\n"
        #expect(text(choices(file)) == file)
    }

    @Test func `the oldest choice goes when there are too many`() {
        var choices = UserChoices()
        for number in 0...UserChoices.limit { choices.remember("\(number)", for: "い\(number % 7)") }
        #expect(choices.count == UserChoices.limit)
        #expect(!choices.words(for: "い0").contains("0"))
        #expect(choices.words(for: "い1").contains("1"))
    }

    @Test func `a file too long gives its newest choices`() {
        let lines = (0..<UserChoices.limit + 5).map { "い\t\($0)\n" }
        let choices = choices(lines.joined())
        #expect(choices.words(for: "い").first == "0")
        #expect(choices.count == UserChoices.limit)
    }

    @Test(arguments: [
        "きょう", "きょう\t", "\t京", "a\tb\tc", "い\t\u{1B}", "い\t" + String(repeating: "長", count: 67),
    ])
    func `a corrupt line is skipped, and the others hold`(_ line: String) {
        let choices = choices("てんき\t天気\n\(line)\nきょう\t今日\n")
        #expect(text(choices) == "てんき\t天気\nきょう\t今日\n")
    }

    @Test func `a line that is not UTF-8 is skipped`() {
        let choices = UserChoices(Array("い\t".utf8) + [0xFF, 0x0A])
        #expect(choices.encoded == [])
    }

    @Test(arguments: ["", "a\tb", "a\nb", "\u{7F}"])
    func `what the file cannot hold is not remembered`(_ word: String) {
        var choices = UserChoices()
        choices.remember(word, for: "い")
        choices.remember("以", for: word)
        #expect(choices.count == 0)
    }
}
