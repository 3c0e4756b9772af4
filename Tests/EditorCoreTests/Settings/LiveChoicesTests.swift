import Testing

@testable import EditorCore

struct LiveChoicesTests {
    /// Choices, and the file in which they are kept.
    private func choices(
        _ key: String, _ value: String, _ lines: String = ""
    ) throws -> (choices: LiveChoices, kept: [UInt8]) {
        var choices = LiveChoices()
        let change = choices.choose(value, for: try #require(SettingInfo.named(key)), over: Settings())
        return (choices, change.applied(to: Array(lines.utf8)))
    }

    @Test func `what was chosen holds in the next run`() throws {
        let kept = LiveChoices(try choices("width", "64").kept)
        #expect(kept.applied(to: Settings()).width == 64)
    }

    @Test func `a settings file that says something else by now is newer`() throws {
        var file = Settings()
        file.width = 80
        #expect(try choices("width", "64").choices.applied(to: file).width == 80)
    }

    @Test func `the value of the file is no choice to be remembered`() throws {
        #expect(try choices("width", "72").kept.isEmpty)
    }

    @Test func `a line takes the place of that of the same setting alone`() throws {
        let kept = try choices("width", "64", "60 72 width\non off typewriter\n").kept
        #expect(String(decoding: kept, as: UTF8.self) == "on off typewriter\n64 72 width\n")
    }

    @Test func `what the form has saved is no choice any more`() throws {
        var (choices, kept) = try choices("width", "64")
        #expect(choices.forget("height") == nil)
        #expect(choices.forget("width")?.applied(to: kept) == [])
        #expect(choices == LiveChoices())
    }

    @Test(arguments: [
        "", "width", "64 width", "3 4 height", "wide 72 width", "4 72 width", "\u{0}  \n\n",
        "width\t64\t72",
    ])
    func `lines that cannot be used are as if they were not there`(line: String) {
        #expect(LiveChoices(Array(line.utf8)).applied(to: Settings()) == Settings())
    }
}
