/// A word of a text as a dictionary is asked for it.
public struct SpelledWord: Hashable, Sendable {
    /// Its letters, in bytes from the start of what was scanned. Apostrophes around it are left out.
    public var range: Range<Int>
    /// Its letters in NFC with straight apostrophes, one at its start or end where the text has one there.
    public var form: String

    /// Makes a word.
    public init(_ form: String, at range: Range<Int>) {
        self.form = form
        self.range = range
    }
}

/// How a form may be read where dictionaries do not know it as a whole.
enum SpellingReadings {
    /// Ways to read `form`; it is right when all parts of one of them are. The plainest comes first.
    ///
    /// An apostrophe at its end may be that of James’ hats or the end of ‘something quoted’. Compounds with a hyphen or
    /// a colon (`EU:s`) are as right as their parts.
    static func readings(of form: String, isEnglish: Bool) -> [[String]] {
        var readings = [[form]]
        guard form.utf8.contains(where: { $0 == 0x27 || $0 == 0x2D || $0 == 0x3A }) else { return readings }
        let core = form.trimmingApostrophes
        if core != form {
            if form.last == "'" { readings.append([String(form.dropLast())]) }
            if form.first == "'" { readings.append([String(form.dropFirst())]) }
            readings.append([core])
        }
        let parts = core.split { $0 == "-" || $0 == ":" }.map(String.init)
        if parts.count > 1 { readings.append(parts) }
        if isEnglish { readings += spoken(form, core) }
        return readings
    }

    /// Words that English clips at the front, behind the apostrophe.
    private static let clipped: Set<String> = [
        "bout", "cause", "cos", "cross", "em", "er", "fore", "gainst", "im", "kay", "nother", "nuff", "round",
        "til", "tis", "tisn't", "twas", "twasn't", "tween", "twere", "twill", "twixt", "twould", "un",
    ]

    /// ’tis, rock’n’roll, nothin’.
    private static func spoken(_ form: String, _ core: String) -> [[String]] {
        var readings: [[String]] = []
        if form.first == "'", clipped.contains(core.lowercased()) { readings.append([]) }
        if form.first == "'", form.last == "'", core.lowercased() == "n" { readings.append([]) }
        if form.last == "'", core.hasSuffix("in") { readings.append([core + "g"]) }
        let joined = core.replacing("'n'", with: "\u{0}").split(separator: "\u{0}").map(String.init)
        if joined.count > 1 { readings.append(joined) }
        return readings
    }
}

extension String {
    /// The string without apostrophes at its ends.
    var trimmingApostrophes: String {
        var rest = self[...]
        while rest.first == "'" { rest.removeFirst() }
        while rest.last == "'" { rest.removeLast() }
        return String(rest)
    }

    /// The string in NFC (UAX #15), in which dictionaries are written.
    var composed: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        _withNFCCodeUnits { bytes.append($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
