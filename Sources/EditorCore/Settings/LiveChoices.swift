/// Settings that a writer has changed by a command while writing. They hold in the next runs too, and leave the settings
/// file as it is.
///
/// Each remembers what the file said at that time. Once the file says something else, that is the newer wish, and holds.
public struct LiveChoices: Hashable, KeptState {
    private struct Choice: Hashable {
        var value: String
        /// What the file said.
        var former: String
    }

    private var choices: [String: Choice] = [:]

    /// Nothing has been changed.
    public init() {}

    /// Reads what `encoded` wrote. What cannot be read there is as if it had never been written.
    public init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            if parts.count == 3 { choices[parts[0]] = Choice(value: parts[1], former: parts[2]) }
        }
    }

    /// The lines to be kept: the key, the value, and what the file said, parted by tabs.
    public var encoded: [UInt8] {
        let lines = choices.sorted { $0.key < $1.key }.map {
            "\($0.key)\t\($0.value.value)\t\($0.value.former)\n"
        }
        return Array(lines.joined().utf8)
    }

    /// Gives a setting another value than the file has.
    mutating func choose(_ value: String, for info: SettingInfo, over file: Settings) {
        let former = info.value(in: file)
        choices[info.key] = value == former ? nil : Choice(value: value, former: former)
    }

    /// The settings to live by: those of the file, with what was changed since.
    func applied(to file: Settings) -> Settings {
        var settings = file
        for (key, choice) in choices {
            guard let info = SettingInfo.named(key), info.value(in: file) == choice.former,
                info.complaint(about: choice.value) == nil
            else { continue }
            info.put(choice.value, into: &settings)
        }
        return settings
    }
}
