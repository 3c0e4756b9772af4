/// Settings that a writer has changed by a command while writing. They hold in the next runs too, and leave the settings
/// file as it is.
///
/// Each remembers what the file said at that time. Once the file says something else, that is the newer wish, and holds.
/// Each is kept as a line: the value, what the file said, and the key (`NoteChange`).
public struct LiveChoices: Hashable, Sendable {
    private struct Choice: Hashable {
        var value: String
        /// What the file said.
        var former: String
    }

    private var choices: [String: Choice] = [:]

    /// Settings that are remembered: more than there are.
    private static let most = 500

    /// Nothing has been changed.
    public init() {}

    /// Reads the lines that the changes have made. What cannot be read there is as if it had never been written.
    public init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            if words.count == 3 { choices[words[2]] = Choice(value: words[0], former: words[1]) }
        }
    }

    /// Gives a setting another value than the file has. Neither may have blanks in it.
    ///
    /// - Returns: what is to be done to the file in which this is kept.
    mutating func choose(_ value: String, for info: SettingInfo, over file: Settings) -> NoteChange {
        let former = info.value(in: file)
        choices[info.key] = value == former ? nil : Choice(value: value, former: former)
        return Self.change(info.key, value == former ? nil : "\(value) \(former)")
    }

    /// Lets the file tell of a setting again.
    ///
    /// - Returns: what is to be done to the file in which this is kept; nil for nothing.
    mutating func forget(_ key: String) -> NoteChange? {
        choices.removeValue(forKey: key) == nil ? nil : Self.change(key, nil)
    }

    private static func change(_ key: String, _ words: String?) -> NoteChange {
        NoteChange(name: Array(key.utf8), words: words, most: most)
    }

    /// The value that holds in place of the file's; nil for none.
    func value(for info: SettingInfo, over file: Settings) -> String? {
        guard let choice = choices[info.key], info.value(in: file) == choice.former,
            info.complaint(about: choice.value) == nil
        else { return nil }
        return choice.value
    }

    /// The settings to live by: those of the file, with what was changed since.
    public func applied(to file: Settings) -> Settings {
        var settings = file
        for key in choices.keys {
            guard let info = SettingInfo.named(key), let value = value(for: info, over: file) else {
                continue
            }
            info.put(value, into: &settings)
        }
        return settings
    }
}
