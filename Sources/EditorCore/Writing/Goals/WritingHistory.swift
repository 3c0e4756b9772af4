/// What was written in all the days of which there are notes.
public struct WritingHistory: Hashable, Sendable {
    /// What came together on a day, or in a text.
    public struct Sum: Hashable, Sendable {
        /// Words written.
        public var words = 0
        /// Words by which texts have grown or shrunk.
        public var net = 0
        /// Seconds in which somebody wrote.
        public var seconds = 0

        mutating func add(_ record: WritingRecord) {
            words += record.words
            net += record.net ?? 0
            seconds += record.seconds
        }
    }

    /// The sums of days on which something was noted.
    public private(set) var days: [WritingDay: Sum] = [:]
    /// The sums of texts, by their paths; of texts without a file together under nil.
    public private(set) var texts: [String?: Sum] = [:]
    /// How long texts are to become, in words.
    public private(set) var goals: [String: Int] = [:]
    /// All of it.
    public private(set) var total = Sum()

    /// Adds up records.
    ///
    /// - Parameter first: the day from which on texts are added up.
    public init(_ records: [WritingRecord] = [], textsSince first: WritingDay? = nil) {
        for record in records { add(record, textsSince: first) }
    }

    /// Adds a record.
    public mutating func add(_ record: WritingRecord, textsSince first: WritingDay? = nil) {
        days[record.day, default: Sum()].add(record)
        total.add(record)
        if first.map({ record.day >= $0 }) ?? true { texts[record.file, default: Sum()].add(record) }
        if let file = record.file, let goal = record.goal { goals[file] = goal }
    }

    /// Words of a day.
    public func words(on day: WritingDay) -> Int { days[day]?.words ?? 0 }

    /// Days in a row on which the goal was reached, up to `today`, which counts when it is reached already. Without a goal
    /// one word is enough.
    public func streak(until today: WritingDay, goal: Int) -> Int {
        var day = words(on: today) >= max(1, goal) ? today : today - 1
        var length = 0
        while words(on: day) >= max(1, goal) {
            length += 1
            day = day - 1
        }
        return length
    }

    /// The day with the most words, the first of several; nil when nothing was written.
    public var best: WritingDay? {
        days.filter { $0.value.words > 0 }.max { a, b in
            (a.value.words, b.key) < (b.value.words, a.key)
        }?.key
    }

    /// Days on which something was written.
    public var daysWritten: Int { days.values.count { $0.words > 0 } }

    /// Words written on each of these days, on the average.
    public var average: Int { daysWritten == 0 ? 0 : (total.words + daysWritten / 2) / daysWritten }
}
