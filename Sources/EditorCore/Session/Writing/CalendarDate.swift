/// A day of the Gregorian calendar in universal time.
struct CalendarDate: CustomStringConvertible {
    let year, month, day: Int

    /// The day of a time in nanoseconds since 1970.
    ///
    /// Counts in eras of 400 years that begin in March, so that the leap day comes last.
    init(nanoseconds: Int64) {
        let (day, rest) = nanoseconds.quotientAndRemainder(dividingBy: 86_400_000_000_000)
        let days = Int(day) - (rest < 0 ? 1 : 0) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        self.day = dayOfYear - (153 * shifted + 2) / 5 + 1
        month = shifted < 10 ? shifted + 3 : shifted - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var description: String {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(day) \(names[month - 1]) \(year)"
    }
}
