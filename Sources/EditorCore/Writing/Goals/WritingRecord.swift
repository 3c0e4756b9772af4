/// A line of the file in which it is noted how much was written: JSON, one object a line.
///
/// Lines are added and never changed. Keys that are not known are passed over, and so is a line that was not written to its
/// end, so older and newer programs and two windows can use one file.
public struct WritingRecord: Hashable, Sendable {
    /// The day that it counts for.
    public var day: WritingDay
    /// When it was noted, as `14:02`; nil when that is not known.
    public var time: String?
    /// The whole path of the text; nil for one without a file.
    public var file: String?
    /// Words written.
    public var words: Int
    /// Words by which the text has grown or shrunk, whatever did it; nil when that is not known.
    public var net: Int?
    /// Seconds in which somebody wrote.
    public var seconds: Int
    /// How long the text is to become, in words, where that was decided now; 0 for no such goal any more.
    public var goal: Int?

    /// Makes a record.
    public init(
        day: WritingDay, time: String? = nil, file: String? = nil, words: Int = 0, net: Int? = nil,
        seconds: Int = 0, goal: Int? = nil
    ) {
        self.day = day
        self.time = time
        self.file = file
        self.words = words
        self.net = net
        self.seconds = seconds
        self.goal = goal
    }

    /// The line, without its end.
    public var line: String {
        var line = "{\"day\":\"\(day)\""
        if let time { line += ",\"at\":\(JSONText.quoted(time))" }
        if let file { line += ",\"file\":\(JSONText.quoted(file))" }
        line += ",\"words\":\(words)"
        if let net { line += ",\"net\":\(net)" }
        line += ",\"seconds\":\(seconds)"
        if let goal { line += ",\"goal\":\(goal)" }
        return line + "}"
    }

    /// A higher figure nobody can have written: the sum of as many as a file can hold stays a number.
    private static let most = 1_000_000_000

    /// Reads a line; nil for one that is no record. A figure that nobody can have written is as if it were not there.
    public init?(_ line: some Collection<UInt8>) {
        guard let values = JSONText.object(Array(line)), case .string(let text) = values["day"],
            let day = WritingDay(text)
        else { return nil }
        func figure(_ name: String, from least: Int = 0) -> Int? {
            values[name]?.number.flatMap { (least...Self.most).contains($0) ? $0 : nil }
        }
        self.init(
            day: day, time: values["at"]?.string, file: values["file"]?.string,
            words: figure("words") ?? 0, net: figure("net", from: -Self.most),
            seconds: figure("seconds") ?? 0, goal: figure("goal"))
    }

    /// The records of a whole file; what is none is passed over.
    public static func all(in bytes: [UInt8]) -> [WritingRecord] {
        bytes.split(separator: 0x0A).compactMap { WritingRecord($0) }
    }
}
