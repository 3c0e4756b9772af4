/// What of a cluster of several scalars is sent to a terminal, and the cells that are kept for it.
///
/// Nothing hidden is sent but in the few sequences that need it: joiners and selectors between pictures, and the tags of
/// a flag. Elsewhere one joiner or selector behind a letter is left out, since all it does is to choose a shape (ی before
/// a Persian plural, a variant of 葛). What goes beyond that is no way to write but a way to hide something, so the
/// whole cluster is shown by its numbers.
struct SentCluster {
    /// What is sent; never empty.
    let scalars: [Unicode.Scalar]
    private let classes: [DisplayClass]

    /// Nil when the cluster must be shown by marks.
    init?(_ cluster: String.UnicodeScalarView) {
        if let flag = Self.subdivisionFlag(cluster) {
            scalars = flag
            classes = flag.map { DisplayClass($0) }
            return
        }
        var kept: [Unicode.Scalar] = []
        var leftOut = false
        for (index, scalar) in zip(cluster.indices, cluster) {
            let after = cluster[cluster.index(after: index)...].first
            if !DisplayClass(scalar).isHidden || Self.needs(scalar, behind: kept, before: after) {
                kept.append(scalar)
                leftOut = false
            } else if !kept.isEmpty, !leftOut, Self.onlyShapes(scalar) {
                leftOut = true
            } else {
                return nil
            }
        }
        scalars = kept
        classes = kept.map { DisplayClass($0) }
    }

    /// Cells kept for it: those of its letter, two for a picture, else what its parts take in a terminal that adds
    /// them up.
    func width(_ widths: CellWidth) -> Int {
        if isPicture { return 2 }
        let base = classes[0].needsBase ? 1 : 0
        return classes.reduce(base) { $0 + widths.width(of: $1) }
    }

    /// Whether terminals differ on its width. They agree on a letter with marks.
    var isDoubtful: Bool {
        let isLetterWithMarks = !classes[0].needsBase && classes.dropFirst().allSatisfy { $0 == .mark }
        return !isLetterWithMarks || isPicture || classes[0].isDoubtful || scalars.contains(where: \.isYoung)
    }

    /// Whether it is a sequence that new terminals draw as one picture.
    private var isPicture: Bool {
        scalars.contains { $0 == .emojiSelector || $0 == .joiner || $0 == .keycap }
            || scalars.contains(.cancelTag)
            || classes.dropFirst().contains { $0 == .modifier || $0 == .regional }
    }

    /// Whether a hidden scalar is one that a sequence of pictures needs.
    private static func needs(
        _ scalar: Unicode.Scalar, behind kept: [Unicode.Scalar], before after: Unicode.Scalar?
    ) -> Bool {
        guard let last = kept.last else { return false }
        switch scalar {
        case .joiner: return (isPicture(last) || last == .emojiSelector) && after.map(isPicture) ?? false
        case .emojiSelector, .textSelector: return last.properties.isEmoji
        default: return false
        }
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        switch DisplayClass(scalar) {
        case .emoji, .pictograph, .ambiguousPictograph, .modifier, .newWide, .newNarrow:
            scalar.properties.isEmoji
        default: false
        }
    }

    /// Whether all that a hidden scalar does is to choose a letter's shape. Tags spell out text, so they are none.
    private static func onlyShapes(_ scalar: Unicode.Scalar) -> Bool {
        DisplayClass(scalar) == .invisible && !(0xE0000..<0xE0080).contains(scalar.value)
    }

    /// A black flag and the tags of a part of a country (UTS #51, ED-14a); nil when it is none.
    private static func subdivisionFlag(_ cluster: String.UnicodeScalarView) -> [Unicode.Scalar]? {
        let tags = cluster.dropFirst().dropLast()
        guard cluster.first == .blackFlag, cluster.last == .cancelTag, (3...6).contains(tags.count) else {
            return nil
        }
        let isName = tags.allSatisfy {
            (0xE0030..<0xE003A).contains($0.value) || (0xE0061..<0xE007B).contains($0.value)
        }
        return isName ? Array(cluster) : nil
    }
}

extension Unicode.Scalar {
    fileprivate static let joiner: Unicode.Scalar = "\u{200D}"
    fileprivate static let textSelector: Unicode.Scalar = "\u{FE0E}"
    fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    fileprivate static let keycap: Unicode.Scalar = "\u{20E3}"
    fileprivate static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
    fileprivate static let cancelTag: Unicode.Scalar = "\u{E007F}"

    /// Whether it came after Unicode 14, the newest that Debian 12's C library knows.
    fileprivate var isYoung: Bool { properties.age.map { $0.major > 14 } ?? true }
}
