/// A time of day on a day of the Gregorian calendar, wherever the writer is.
public struct LocalMoment: Hashable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// From 1.
    public var month: Int
    /// From 1.
    public var day: Int
    /// From 0.
    public var hour: Int
    /// From 0.
    public var minute: Int

    /// Makes a moment.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// The moment as people say it at another one: `today 14:02`, `Tuesday 9:30`, `3 March 14:02`, `3 March 2025`.
    public func words(at now: LocalMoment) -> String {
        let time = "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
        switch now.dayNumber - dayNumber {
        case 0: return "today " + time
        case 1: return "yesterday " + time
        case 2..<7: return Self.weekdays[weekday] + " " + time
        default: return year == now.year ? "\(day) \(monthName) \(time)" : "\(day) \(monthName) \(year)"
        }
    }

    var monthName: String { Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "" }

    /// From 0, which is Monday.
    var weekday: Int { ((dayNumber + 2) % 7 + 7) % 7 }

    /// Days since 1 March of the year 0, which was a Wednesday. The year begins in March, so that the leap day comes last.
    var dayNumber: Int {
        let years = month <= 2 ? year - 1 : year
        let months = (month + 9) % 12
        return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day - 1
    }

    static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
}
