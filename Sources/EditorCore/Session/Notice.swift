/// A sentence in the foot line.
struct Notice {
    var sentence: String
    var role: StyleRole
    /// When it goes by itself; nil for a warning that stays until something is done about it.
    var expires: Duration?

    /// How long a notice is read.
    static let reading = Duration.seconds(5)
}
