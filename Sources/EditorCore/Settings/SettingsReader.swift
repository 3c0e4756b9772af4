/// Reads `key = value` lines.
///
/// A line that begins with `#` is a comment. What is not understood is told by its line number and changes
/// nothing; a bad file never keeps the editor from starting.
public struct SettingsReader: Sendable {
    /// A line that could not be used.
    public struct Problem: Hashable, Sendable {
        /// Counted from 1.
        public let line: Int
        /// What is wrong, as a sentence without a full stop.
        public let sentence: String

        /// Names a line and what is wrong with it.
        public init(line: Int, sentence: String) {
            self.line = line
            self.sentence = sentence
        }
    }

    /// The largest file that is read, in bytes.
    public static let sizeLimit = 1 << 20

    /// What was read.
    public private(set) var settings = Settings()
    /// What was not understood.
    public private(set) var problems: [Problem] = []

    /// Reads a whole file.
    public init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { read(String(decoding: line, as: UTF8.self), index + 1) }
    }

    private mutating func read(_ line: String, _ number: Int) {
        let content = line.trimmedOfBlanks
        guard !content.isEmpty, !content.hasPrefix("#") else { return }
        let parts = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            return report(number, "there is no = in it")
        }
        let key = parts[0].trimmedOfBlanks
        let value = parts[1].trimmedOfBlanks
        if let complaint = set(key, value) { report(number, complaint) }
    }

    private mutating func report(_ line: Int, _ sentence: String) {
        problems.append(Problem(line: line, sentence: sentence))
    }

    /// Sets one value; returns what is wrong with it.
    private mutating func set(_ key: String, _ value: String) -> String? {
        switch key {
        case "width": return number(value, 10...400) { $0.width = $1 }
        case "tab": return number(value, 1...16) { $0.tab = $1 }
        case "escape_delay": return number(value, 0...1000) { $0.escapeDelay = .milliseconds($1) }
        case "mouse": return flag(value) { $0.mouse = $1 }
        case "terminal_clipboard": return flag(value) { $0.terminalClipboard = $1 }
        case "wide_ambiguous": return flag(value) { $0.wideAmbiguous = $1 }
        case "foot":
            guard let foot = Settings.Foot(rawValue: value) else {
                return "foot is one of quiet, always, rest"
            }
            settings.foot = foot
            return nil
        case "language":
            guard let language = Language(rawValue: value) else {
                let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
                return "language is one of \(known)"
            }
            settings.language = language
            return nil
        default: return "there is no setting “\(key)”"
        }
    }

    private mutating func number(
        _ value: String, _ range: ClosedRange<Int>, _ set: (inout Settings, Int) -> Void
    ) -> String? {
        guard let number = Int(value), range.contains(number) else {
            return "it wants a number from \(range.lowerBound) to \(range.upperBound)"
        }
        set(&settings, number)
        return nil
    }

    private mutating func flag(_ value: String, _ set: (inout Settings, Bool) -> Void) -> String? {
        guard value == "on" || value == "off" else { return "it wants on or off" }
        set(&settings, value == "on")
        return nil
    }
}

extension StringProtocol {
    /// The string without spaces, tabs and carriage returns at its ends.
    var trimmedOfBlanks: String {
        let isBlank = { (c: Character) in c == " " || c == "\t" || c == "\r" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}
