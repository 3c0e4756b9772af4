/// One thing that a writer can choose: its names, what may stand there, and where its value is kept.
///
/// The table `all` alone knows this. The reader checks by it, the writer and the form are made from it.
public struct SettingInfo: Sendable {
    /// What may stand there.
    public enum Field: Hashable, Sendable {
        /// `on` or `off`.
        case flag
        /// One of these words.
        case choice([String])
        /// A whole number.
        case number(ClosedRange<Int>)
        /// A whole number, or a share in percent.
        case width
        /// Any text, also a long one.
        case text
        /// One of many: each line of the file adds one. The form leaves them to the file.
        case lines
    }

    /// Its name in the file.
    public let key: String
    /// Its name in the form.
    public let label: String
    /// What it is for, in a sentence that fits a narrow screen.
    public let help: String
    /// What may stand there.
    public let field: Field
    private let get: @Sendable (Settings) -> String
    private let put: @Sendable (inout Settings, String) -> Void
    private let check: @Sendable (String) -> String?

    /// The value that `settings` have, as it is written in the file.
    public func value(in settings: Settings) -> String { get(settings) }

    /// Puts `value`, which must be one that nothing is wrong with, into `settings`.
    func put(_ value: String, into settings: inout Settings) { put(&settings, value) }

    /// The words that may stand there; nil when it is not a matter of a few words.
    public var choices: [String]? {
        switch field {
        case .flag: ["on", "off"]
        case .choice(let words): words
        case .number, .width, .text, .lines: nil
        }
    }

    /// The kind of keyboard panel that is of use for it; nil when nothing is typed.
    public var panel: PanelKind? {
        switch field {
        case .flag, .choice: nil
        case .number, .width: .numbers
        case .text, .lines: .letters
        }
    }

    /// What is wrong with a value, as a sentence without a full stop; nil for nothing.
    public func complaint(about value: String) -> String? {
        switch field {
        case .flag where value != "on" && value != "off": return "it wants on or off"
        case .choice(let words) where !words.contains(value):
            return "\(key) is one of \(words.joined(separator: ", "))"
        case .number(let range) where Int(value).map(range.contains) != true:
            return "it wants a number from \(range.lowerBound) to \(range.upperBound)"
        default: return check(value)
        }
    }
}

extension SettingInfo {
    typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

    static func flag(
        _ key: String, _ path: Path<Bool>, _ label: String, _ help: String
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: label, help: help, field: .flag, get: { $0[keyPath: path] ? "on" : "off" },
            put: { $0[keyPath: path] = $1 == "on" }, check: { _ in nil })
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ key: String, _ path: Path<Value>, _ label: String, _ help: String
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: label, help: help, field: .choice(Value.allCases.map(\.rawValue)),
            get: { $0[keyPath: path].rawValue },
            put: { settings, word in
                if let value = Value(rawValue: word) { settings[keyPath: path] = value }
            }, check: { _ in nil })
    }

    static func number(
        _ key: String, _ path: Path<Int>, _ range: ClosedRange<Int>,
        _ label: String, _ help: String
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: label, help: help, field: .number(range), get: { "\($0[keyPath: path])" },
            put: { settings, digits in
                if let number = Int(digits) { settings[keyPath: path] = number }
            }, check: { _ in nil })
    }

    static func width(
        _ key: String, _ path: Path<ColumnWidth>, _ label: String, _ help: String
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: label, help: help, field: .width, get: { $0[keyPath: path].description },
            put: { settings, words in
                if let width = ColumnWidth(words) { settings[keyPath: path] = width }
            },
            check: {
                ColumnWidth($0) == nil ? "it wants a number from 10 to 400, or a share such as 60%" : nil
            })
    }

    /// - Parameters:
    ///   - read: makes a value of a line; nil when it is none.
    ///   - write: the line of a value.
    ///   - complaint: says what is wrong with a line, as a sentence without a full stop; nil for nothing.
    static func lines<Value>(
        _ key: String, _ path: Path<[Value]>, _ help: String,
        read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String,
        complaint: @escaping @Sendable (String) -> String?
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: key, help: help, field: .lines,
            get: { $0[keyPath: path].map(write).joined(separator: "\n") },
            put: { settings, line in
                if let value = read(line) { settings[keyPath: path].append(value) }
            }, check: { $0.isEmpty ? nil : complaint($0) })
    }

    /// - Parameter check: says what is wrong with a text, as a sentence without a full stop.
    static func text(
        _ key: String, _ path: Path<String>, _ label: String, _ help: String,
        check: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> SettingInfo {
        SettingInfo(
            key: key, label: label, help: help, field: .text, get: { $0[keyPath: path] },
            put: { $0[keyPath: path] = $1 }, check: check)
    }
}
