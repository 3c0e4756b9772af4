/// Settings that the writer has changed by a key, kept until the settings file says something else.
///
/// Each is kept with what the file said at that time. As soon as the file says another thing, that is newer, and holds.
/// In the state file each takes a line: its key, its value, and the value in the settings file, which are single words.
public struct ChosenSettings: Hashable, Sendable {
    private struct Choice: Hashable, Sendable {
        var value: String
        var filed: String
    }

    private var choices: [String: Choice] = [:]

    /// Reads what `encoded` wrote; what cannot be understood is left out.
    public init(_ bytes: [UInt8] = []) {
        for line in bytes.prefix(4_096).split(separator: 0x0A) {
            let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, let info = SettingInfo.named(words[0]),
                words.dropFirst().allSatisfy({ info.complaint(about: $0) == nil })
            else { continue }
            choices[words[0]] = Choice(value: words[1], filed: words[2])
        }
    }

    /// The lines to be kept.
    public var encoded: [UInt8] {
        choices.sorted { $0.key < $1.key }.flatMap {
            Array("\($0.key) \($0.value.value) \($0.value.filed)\n".utf8)
        }
    }

    /// What holds where the settings file says `filed`.
    public func applied(to filed: Settings) -> Settings {
        var settings = filed
        for (key, choice) in choices {
            guard let info = SettingInfo.named(key), info.value(in: filed) == choice.filed else { continue }
            info.put(choice.value, into: &settings)
        }
        return settings
    }

    /// Remembers the value that `settings` have for `key`.
    public mutating func remember(_ key: String, of settings: Settings, filed: Settings) {
        guard let info = SettingInfo.named(key) else { return }
        let choice = Choice(value: info.value(in: settings), filed: info.value(in: filed))
        choices[key] = choice.value == choice.filed ? nil : choice
    }
}
