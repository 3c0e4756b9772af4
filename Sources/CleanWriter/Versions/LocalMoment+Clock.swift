import EditorCore
import Glibc

extension LocalMoment {
    /// A time in seconds since 1970, where the writer is.
    init(seconds: Int64) {
        var time = time_t(seconds)
        var local = tm()
        // A year that is none fails, and is the year 1900.
        localtime_r(&time, &local)
        self.init(
            year: Int(local.tm_year) + 1_900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday),
            hour: Int(local.tm_hour), minute: Int(local.tm_min))
    }
}
