/// Which mark belongs where.
extension MarkSetter {
    // MARK: Quotes

    /// What the key " gives; nil when it stays straight, as in 6'2".
    func quote() -> Unicode.Scalar? {
        let isOpen = state.isOpen(style.outer)
        if state.base?.isDigit == true { return isOpen ? style.outer.close : nil }
        return opens(style.outer) ? style.outer.open : style.outer.close
    }

    /// What the key ' gives; nil when it stays straight, as in 5'.
    func single() -> Unicode.Scalar? {
        let next = follower()
        let closes = state.isOpen(style.inner)
        if let base = state.base, base.isLetterOrMark, !base.isWithoutBlanks {
            if next == .letter { return MarkStyle.apostrophe }
            return closes ? style.inner.close : MarkStyle.apostrophe
        }
        if state.base?.isDigit == true {
            if next == .letter { return MarkStyle.apostrophe }
            return closes && next != .digit ? style.inner.close : nil
        }
        guard opens(style.inner) else { return style.inner.close }
        return isElided ? MarkStyle.apostrophe : style.inner.open
    }

    /// Whether a quote opens here, seen from both sides.
    private func opens(_ pair: BracketPair) -> Bool {
        let next = follower()
        switch state.base.map({ side(of: $0, pair) }) ?? .opening {
        case .opening:
            // “Well ” is a slip; « Bien » is how it is typed where quotes have spaces.
            guard state.previous == " ", state.isOpen(pair) else { return true }
            return next != .gap && !(next == .unknown && style.space(inside: pair) != nil)
        case .closing: return false
        case .neither: return !state.isOpen(pair)
        case .both:
            switch next {
            case .gap: return false
            case .letter, .digit: return true
            case .unknown, .quote, .other: return !state.isOpen(pair)
            }
        }
    }

    private enum Side {
        case opening, closing
        /// A dash: what follows tells.
        case both
        /// Only what is open can tell.
        case neither
    }

    /// What kind of quote stands behind `before`.
    private func side(of before: Unicode.Scalar, _ pair: BracketPair) -> Side {
        if before.isWithoutBlanks { return .neither }
        if before == MarkStyle.apostrophe { return .neither }
        for quotes in [style.outer, style.inner] where quotes.open != quotes.close {
            if before == quotes.close { return .closing }
            if before == quotes.open { return .opening }
        }
        if before.isBlank { return .opening }
        switch before {
        case "(", "[", "{", "“", "‘", "„", "‚", "«", "‹", "¿", "¡", "#", ">", "|", "\"", "'": return .opening
        case "—", "–", "―", "-", "/", "…", "=": return .both
        default: return .closing
        }
    }

    // MARK: Apostrophes

    /// Whether something was left out before the word that follows: 'tis, '80s, rock 'n' roll.
    private var isElided: Bool {
        let start = place + 1
        var end = start
        var word = String.UnicodeScalarView()
        while end < line.count, word.count < 12 {
            let scalar = UTF8Scalar(line, at: end)
            guard let value = scalar.value, value.isLetterOrMark || value.isDigit || isInner(value, at: end)
            else {
                break
            }
            word.append(value == "'" ? MarkStyle.apostrophe : value)
            end += scalar.length
        }
        guard end > start, MarkFollower(line, at: end, growsAt: growsAt) != .unknown else { return false }
        let isQuoted = isQuote(at: end)
        let text = String(word).lowercased()
        if text == "n", isQuoted { return true }
        return !isQuoted && (isDecade(text) || style.elidedWords.contains(text))
    }

    /// An apostrophe inside of a word: 'twasn't.
    private func isInner(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
        guard scalar == "'" || scalar == MarkStyle.apostrophe else { return false }
        let next = place + UTF8Scalar(line, at: place).length
        return next < line.count && UTF8Scalar(line, at: next).value?.isLetterOrMark == true
    }

    private func isQuote(at place: Int) -> Bool {
        guard place < line.count, let scalar = UTF8Scalar(line, at: place).value else { return false }
        return ["'", "\"", MarkStyle.apostrophe, style.inner.close, style.outer.close].contains(scalar)
    }

    /// 80s, and 68 alone.
    private func isDecade(_ word: String) -> Bool {
        let digits = word.hasSuffix("s") ? word.dropLast() : word[...]
        return digits.count == 2 && digits.unicodeScalars.allSatisfy(\.isDigit)
    }

    // MARK: Dashes, dots and spaces

    /// A run of hyphens; those of rules, tables and arrows stay.
    func dash(_ count: Int) -> [Unicode.Scalar]? {
        let end = place + count
        if state.previous == "<" || end < line.count && line[end] == UInt8(ascii: ">") { return nil }
        guard state.hasWords || !isRule(from: end) else { return nil }
        let isBetween = state.previous?.isDigit == true && follower(behind: count) == .digit
        return style.dash(of: count, betweenDigits: isBetween).map { [$0] }
    }

    /// Whether nothing follows that a rule could not have, as far as is known.
    private func isRule(from start: Int) -> Bool {
        line[start...].allSatisfy { "-|:=+*_ \t\r\n".utf8.contains($0) }
    }

    /// A run of dots; those of a path stay.
    func dots(_ count: Int) -> [Unicode.Scalar]? {
        let end = place + count
        if state.previous == "/" || end < line.count && line[end] == UInt8(ascii: "/") { return nil }
        switch count {
        case 3: return ["…"]
        case 4: return ["…", "."]
        default: return nil
        }
    }

    /// Whether ; : ! ? stands behind words, as in “Quoi ?”, and not in 10:30, ?!, :-) or &amp;
    func takesSpace(_ mark: Unicode.Scalar) -> Bool {
        guard let solid = state.solid, !Self.highMarks.contains(solid),
            side(of: solid, style.outer) != .opening
        else { return false }
        if mark == ";", state.isInEntity { return false }
        switch follower() {
        case .unknown, .quote: return true
        case .gap:
            let isFace = mark == ";" || mark == ":"
            return !(isFace && place + 1 < line.count && ")-".utf8.contains(line[place + 1]))
        case .letter, .digit, .other: return false
        }
    }

    private static let highMarks: Set<Unicode.Scalar> = [";", ":", "!", "?"]
}
