import Testing

@testable import EditorCore

@Suite struct ChosenSettingsTests {
    @Test
    func `what was changed by a key holds in the next run, until the settings file says something else`() {
        var filed = Settings()
        var settings = filed
        settings.focus = .sentence
        var chosen = ChosenSettings()
        chosen.remember("focus", of: settings, filed: filed)
        let kept = ChosenSettings(chosen.encoded)
        #expect(kept == chosen)
        #expect(kept.applied(to: filed).focus == .sentence)
        filed.focus = .row
        #expect(kept.applied(to: filed).focus == .row)
    }

    @Test func `turning back to what the file says leaves nothing to be kept`() {
        var settings = Settings()
        settings.focus = .row
        var chosen = ChosenSettings()
        chosen.remember("focus", of: settings, filed: Settings())
        chosen.remember("focus", of: Settings(), filed: Settings())
        #expect(chosen.encoded.isEmpty)
    }

    @Test(arguments: [
        "focus", "focus x off", "nothing a b", "focus sentence off more", "\u{FF}", "focus off",
    ])
    func `lines that cannot be read are as if they had never been written`(line: String) {
        #expect(ChosenSettings(Array(line.utf8)) == ChosenSettings())
    }
}
