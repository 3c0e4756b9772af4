import Testing

@testable import EditorCore

@Suite struct SettingInfoTests {
    @Test func `every setting has its own key and its own words`() {
        #expect(Set(SettingInfo.all.map(\.key)).count == SettingInfo.all.count)
        #expect(Set(SettingInfo.all.map(\.label)).count == SettingInfo.all.count)
    }

    @Test(arguments: SettingInfo.all.map(\.key))
    func `what is usual is a good value and reads back`(key: String) throws {
        let info = try #require(SettingInfo.named(key))
        let value = info.value(in: Settings())
        #expect(info.complaint(about: value) == nil)
        let reader = SettingsReader(Array("\(key) = \(value)".utf8))
        #expect(reader.problems.isEmpty && reader.settings == Settings())
    }

    @Test(arguments: SettingInfo.inForm.map(\.key))
    func `every choice is kept as it is`(key: String) throws {
        let info = try #require(SettingInfo.named(key))
        var settings = Settings()
        for word in info.choices ?? ["11"] {
            info.put(word, into: &settings)
            #expect(info.value(in: settings) == word)
        }
    }

    @Test func `the panel follows what is to be typed`() {
        #expect(SettingInfo.named("width")?.panel == .numbers)
        #expect(SettingInfo.named("extra_row")?.panel == .letters)
        #expect(SettingInfo.named("foot")?.panel == nil)
    }

    @Test func `labels and help fit a narrow screen`() {
        for info in SettingInfo.all {
            #expect(info.label.count <= 16 && info.help.count <= 38, "\(info.key)")
        }
    }
}
