import Glibc

/// Time since the program started, unmoved by changes of the wall clock; stands still while the machine sleeps.
struct MonotonicClock: Sendable {
    private let origin: Duration

    /// Starts counting.
    init() { origin = MonotonicClock.reading() }

    /// Time since the start.
    func now() -> Duration { MonotonicClock.reading() - origin }

    private static func reading() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    /// Whole milliseconds for `poll`, rounded up so that nobody wakes too early; none for a negative span, and at
    /// most a day.
    var pollMilliseconds: Int32 {
        let (seconds, attoseconds) = max(self, .zero).components
        let nanoseconds = attoseconds / 1_000_000_000
        return Int32(min(seconds, 86_400) * 1_000 + (nanoseconds + 999_999) / 1_000_000)
    }
}
