import EditorCore

/// The name of a version's file, which tells all that a list needs to know of it:
/// `1764511322-0f3c5d2a9b8e7461-20480-3511.txt` is when it was saved (seconds since 1970), the hash of its bytes, how many
/// these are, and how many words, by the rule of prose. A file that was not written to its end has fewer bytes than its name says.
struct VersionName: Hashable, Sendable {
    var seconds: Int64
    var hash: UInt64
    var bytes: Int
    var words: Int

    private static let suffix = ".txt"

    /// The name for a text that was saved at a time.
    ///
    /// - Complexity: O(n).
    init(of text: Rope, seconds: Int64) {
        let content = ContentHash(of: text)
        self.seconds = seconds
        hash = content.value
        bytes = content.length
        words = TextFigures(of: text).words
    }

    /// Reads a name; nil for one that is not exactly as we write it.
    init?(_ name: [UInt8]) {
        guard let text = String(validating: name, as: UTF8.self), text.hasSuffix(Self.suffix) else {
            return nil
        }
        let parts = text.dropLast(Self.suffix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, let seconds = Int64(parts[0]), let hash = UInt64(parts[1], radix: 16),
            let bytes = Int(parts[2]), let words = Int(parts[3]), seconds >= 0, bytes >= 0, words >= 0
        else { return nil }
        self.seconds = seconds
        self.hash = hash
        self.bytes = bytes
        self.words = words
        guard self.name == name else { return nil }
    }

    /// The name as the folder has it.
    var name: [UInt8] { Array("\(seconds)-\(hexadecimal(hash))-\(bytes)-\(words)\(Self.suffix)".utf8) }

    /// What the session is told of it.
    ///
    /// - Parameter words: how many words it has; nil for as many as the name tells of.
    func info(words: Int?, since: WordChange?) -> VersionInfo {
        VersionInfo(
            name: name, seconds: seconds, saved: LocalMoment(seconds: seconds), words: words ?? self.words,
            since: since)
    }
}

/// Sixteen digits.
func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
