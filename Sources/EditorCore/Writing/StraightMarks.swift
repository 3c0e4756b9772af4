/// Takes typographic marks back to those that every keyboard has.
///
/// The way back of `MarkSetter`: what that makes of a straight text, this makes straight again. Quotes of other languages
/// become straight too.
struct StraightMarks {
    private let style: MarkStyle
    private let line: [UInt8]
    /// What was walked, straight.
    private(set) var output: [UInt8] = []
    /// What was changed, in order; `new` counts in `output`.
    private(set) var changes: [MarkSetter.Change] = []
    private var place: Int

    /// Makes the marks in `range` of `line` straight, but for those in `verbatim`.
    ///
    /// - Complexity: O(bytes).
    init(_ line: [UInt8], in range: Range<Int>, style: MarkStyle, verbatim: [Range<Int>]) {
        self.style = style
        self.line = line
        place = range.lowerBound
        output.reserveCapacity(range.count)
        var left = verbatim[...]
        while place < range.upperBound {
            left = left.drop { $0.upperBound <= place }
            let scalar = UTF8Scalar(line, at: place)
            if scalar.length > 1, left.first?.contains(place) != true, let value = scalar.value {
                take(value, scalar.length)
            } else {
                output += line[place..<place + scalar.length]
                place += scalar.length
            }
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar, _ length: Int) {
        let end = place + length
        let next = end < line.count ? UTF8Scalar(line, at: end) : nil
        if isSpace(scalar), let mark = next?.value, style.space(before: mark) == scalar {
            return put(" ", for: place..<end)
        }
        if isSpace(scalar), let mark = next?.value, let next, closesWithSpace(mark, scalar) {
            return put(straight(mark) ?? "", for: place..<end + next.length)
        }
        guard let text = straight(scalar) else {
            output += line[place..<end]
            place = end
            return
        }
        let opens = [style.outer, style.inner].contains {
            $0.open == scalar && $0.open != $0.close && next?.value != nil
                && style.space(inside: $0) == next?.value
        }
        put(text, for: place..<end + (opens ? next?.length ?? 0 : 0))
    }

    private mutating func put(_ text: String, for old: Range<Int>) {
        let start = output.count
        output += text.utf8
        changes.append(.init(old: old, new: start..<output.count))
        place = old.upperBound
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }

    private func closesWithSpace(_ mark: Unicode.Scalar, _ space: Unicode.Scalar) -> Bool {
        [style.outer, style.inner].contains {
            $0.close == mark && $0.open != $0.close && style.space(inside: $0) == space
        }
    }

    /// The keys for a mark; nil for what is none.
    private func straight(_ mark: Unicode.Scalar) -> String? {
        if mark == style.outer.open || mark == style.outer.close { return "\"" }
        if mark == style.inner.open || mark == style.inner.close { return "'" }
        switch mark {
        case "“", "”", "„", "‟", "«", "»": return "\""
        case "‘", "’", "‚", "‛", "‹", "›": return "'"
        case "–": return "--"
        case "—": return style.dash == .en ? "---" : "--"
        case "…": return "..."
        default: return nil
        }
    }
}
