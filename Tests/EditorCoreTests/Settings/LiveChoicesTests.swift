import Testing

@testable import EditorCore

struct LiveChoicesTests {
    private func choices(_ key: String, _ value: String, over file: Settings = Settings()) throws
        -> LiveChoices
    {
        var choices = LiveChoices()
        choices.choose(value, for: try #require(SettingInfo.named(key)), over: file)
        return choices
    }

    @Test func `what was chosen holds in the next run`() throws {
        let kept = LiveChoices(try choices("width", "64").encoded)
        #expect(kept.applied(to: Settings()).width == 64)
    }

    @Test func `a settings file that says something else by now is newer`() throws {
        var file = Settings()
        file.width = 80
        #expect(try choices("width", "64").applied(to: file).width == 80)
    }

    @Test func `the value of the file is no choice to be remembered`() throws {
        #expect(try choices("width", "72").encoded.isEmpty)
    }

    @Test(arguments: [
        "", "width", "width\t64", "height\t3\t4", "width\twide\t72", "width\t4\t72", "\u{0}\t\t\n\n",
    ])
    func `lines that cannot be used are as if they were not there`(line: String) {
        #expect(LiveChoices(Array(line.utf8)).applied(to: Settings()) == Settings())
    }
}
