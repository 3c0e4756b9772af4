/// Sentences about several texts, their names and their places.
extension Messages {
    /// Names that a sentence tells before it only counts.
    private static let mostNames = 3

    /// Several texts are not saved.
    static func notSaved(_ names: [String]) -> String {
        "\(names.count) texts are not saved: \(list(names))."
    }

    /// `a, b and c`, `a, b, c and 4 more`.
    static func list(_ names: [String]) -> String {
        let rest = names.count - mostNames
        let parts = names.prefix(mostNames) + (rest > 0 ? ["\(rest) more"] : [])
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
