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
    public private(set) var settings: Settings
    /// What was not understood.
    public private(set) var problems: [Problem] = []

    /// What stands in the file for each key, whether it can be used or not; of several, the last.
    public private(set) var values: [String: String] = [:]

    /// Lines that give keys to commands, with their numbers.
    private var keyLines: [(number: Int, line: KeyLine)] = []

    /// Reads a whole file.
    ///
    /// - Parameter usual: what holds where the file says nothing.
    public init(_ bytes: [UInt8], usual: Settings = Settings()) {
        settings = usual
        for (index, range) in SettingsLine.ranges(in: bytes).enumerated() {
            switch SettingsLine(bytes, range).content {
            case .comment: continue
            case .unreadable: report(index + 1, "there is no = in it")
            case .entry(let key, let value):
                set(key, to: String(decoding: bytes[value], as: UTF8.self), index + 1)
            }
        }
    }

    private mutating func set(_ key: String, to value: String, _ line: Int) {
        guard let info = SettingInfo.named(key) else {
            return report(line, "there is no setting “\(key)”")
        }
        values[key] = value
        if let complaint = info.complaint(about: value) { return report(line, complaint) }
        info.put(value, into: &settings)
        if key == "key", let keyLine = settings.keyLines.last, !value.isEmpty { note(keyLine, line) }
    }

    /// Tells of an earlier line that cannot hold beside this one.
    private mutating func note(_ line: KeyLine, _ number: Int) {
        let rival = keyLines.last { earlier in
            earlier.line.sequence.starts(with: line.sequence)
                || line.sequence.starts(with: earlier.line.sequence)
        }
        keyLines.append((number, line))
        guard let rival else { return }
        let label = KeyNotation.label(rival.line.sequence)
        report(number, "\(label) has something to do in line \(rival.number) already; this line holds")
    }

    private mutating func report(_ line: Int, _ sentence: String) {
        problems.append(Problem(line: line, sentence: sentence))
    }
}
