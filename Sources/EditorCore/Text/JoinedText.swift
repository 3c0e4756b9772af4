extension Sequence<String> {
    /// The strings as one, with `separator` between them.
    ///
    /// As `joined(separator:)`, whose code is for all collections: it looks up what types it meets when it is first run, and
    /// the first page would wait for that.
    func joined(by separator: String) -> String {
        var text = ""
        var isFirst = true
        for part in self {
            if !isFirst { text += separator }
            text += part
            isFirst = false
        }
        return text
    }
}
