/// A day of writing. It begins at the hour that the writer has chosen, so what is written after midnight belongs to the
/// evening before.
///
/// Days are told by the calendar where the writer is at that moment, never by hours that have passed: no clock that is
/// set and no journey gives a word to two days.
public struct WritingDay: Hashable, Comparable, Sendable {
    /// Days since 1 March of the year 0.
    let number: Int

    init(number: Int) { self.number = number }

    /// The day that a moment belongs to.
    public init(of moment: LocalMoment, startingAt hour: Int) {
        number = moment.dayNumber - (moment.hour < hour ? 1 : 0)
    }

    /// Reads what `description` gives, such as `2026-11-30`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]), (1...12).contains(month), (1...31).contains(day), year >= 0
        else { return nil }
        number = LocalMoment(year: year, month: month, day: day, hour: 0, minute: 0).dayNumber
    }

    /// Noon of it.
    var noon: LocalMoment {
        // Years are counted from March, in eras of 400 years, so that the leap day comes last.
        let era = number / 146_097
        let day = number % 146_097
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        return LocalMoment(
            year: year + era * 400 + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
            day: dayOfYear - (153 * month + 2) / 5 + 1, hour: 12, minute: 0)
    }

    /// The Monday at or before it.
    var startOfWeek: WritingDay { self - noon.weekday }

    /// Whether `a` comes before `b`.
    public static func < (a: WritingDay, b: WritingDay) -> Bool { a.number < b.number }
    /// The day `n` days earlier.
    public static func - (a: WritingDay, n: Int) -> WritingDay { WritingDay(number: a.number - n) }
}

extension WritingDay: CustomStringConvertible {
    /// Year, month and day, as ISO 8601 writes them.
    public var description: String {
        let noon = noon
        return "\(Self.digits(noon.year, 4))-\(Self.digits(noon.month, 2))-\(Self.digits(noon.day, 2))"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
