/// A sentence in the foot line.
struct Notice {
    var sentence: String
    var role: StyleRole
    /// When it goes by itself; nil for a warning that stays until something is done about it.
    var expires: Duration?
    /// Whether it is true of a screen of this size alone.
    var isOfSize = false

    /// How long a notice is read.
    static let reading = Duration.seconds(5)
}

extension EditorSession {
    /// Says something in the foot line, until it has been read or the next letter is typed.
    func say(_ sentence: String, role: StyleRole = .notice) {
        // What is read out must not go before it was heard.
        let stays = role == .warning || settings.accessible
        let expires = stays ? nil : now + Notice.reading
        notice = Notice(sentence: sentence, role: role, expires: expires)
        isFootHushed = false
        // The line of a list stands where the notice would.
        hint(inChooser: sentence)
    }

    /// Takes back what was said, but for a warning: that stays until somebody has dealt with it.
    func dismissNotice() {
        if notice?.role != .warning { notice = nil }
    }
}
