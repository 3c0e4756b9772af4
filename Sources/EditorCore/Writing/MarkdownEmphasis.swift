/// Which runs of `*`, `_` and `~~` belong together (CommonMark 6.2, “An algorithm for parsing nested emphasis”).
///
/// A run may open before a word and close behind one; inside of a word only `*` may, so snake_case is none, and neither is
/// 2 * 3. Letters and marks of Chinese and Japanese count as letters, for there are no blanks beside them.
struct MarkdownEmphasis {
    private struct Delimiter {
        var sign: UInt8
        /// What is left of it.
        var range: Range<Int>
        /// How long it was.
        let count: Int
        let canOpen: Bool
        let canClose: Bool
        var isActive = true
    }

    /// More in one paragraph are no prose.
    private static let most = 400

    private var delimiters: [Delimiter] = []

    /// Adds a run of signs.
    mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
        guard delimiters.count < Self.most, bytes[range.lowerBound] != UInt8(ascii: "~") || range.count == 2
        else { return }
        let before = Side(range.lowerBound > 0 ? UTF8Scalar(bytes, endingAt: range.lowerBound).value : " ")
        let after = Side(range.upperBound < bytes.count ? UTF8Scalar(bytes, at: range.upperBound).value : " ")
        let left = after != .blank && (after != .mark || before != .letter)
        let right = before != .blank && (before != .mark || after != .letter)
        let isInWord = bytes[range.lowerBound] == UInt8(ascii: "_")
        delimiters.append(
            Delimiter(
                sign: bytes[range.lowerBound], range: range, count: range.count,
                canOpen: left && (!isInWord || !right || before == .mark),
                canClose: right && (!isInWord || !left || after == .mark)))
    }

    /// Forgets the runs from `place` on: they stand in an address.
    mutating func forget(from place: Int) {
        while let last = delimiters.last, last.range.lowerBound >= place { delimiters.removeLast() }
    }

    /// What stands beside a run.
    private enum Side {
        case blank, mark, letter

        init(_ scalar: Unicode.Scalar?) {
            guard let scalar, !scalar.isBlank else {
                self = scalar == nil ? .letter : .blank
                return
            }
            if scalar.isASCII {
                self = isASCIIPunctuation(UInt8(scalar.value)) ? .mark : .letter
            } else if scalar.isWithoutBlanks || (0x3000...0x303F).contains(scalar.value) {
                self = .letter
            } else {
                self = scalar.isLetterOrMark || scalar.properties.numericType != nil ? .letter : .mark
            }
        }
    }

    /// Stresses the words between runs that belong together.
    ///
    /// - Complexity: O(runs), as far as they are closed; O(runs²) at worst, of at most `most`.
    mutating func paint(into ink: inout MarkdownInk) {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].isActive, delimiters[closer].canClose, let opener = opener(for: closer)
            else {
                closer += 1
                continue
            }
            join(opener, closer, &ink)
            if delimiters[closer].range.isEmpty { closer += 1 }
        }
    }

    private func opener(for closer: Int) -> Int? {
        let close = delimiters[closer]
        guard !close.range.isEmpty else { return nil }
        return delimiters[..<closer].lastIndex { open in
            guard open.isActive, open.canOpen, open.sign == close.sign, !open.range.isEmpty else {
                return false
            }
            // “The rule of three” of CommonMark.
            let isMixed = open.canClose || close.canOpen
            return !isMixed || (open.count + close.count) % 3 != 0
                || open.count % 3 == 0 && close.count % 3 == 0
        }
    }

    private mutating func join(_ opener: Int, _ closer: Int, _ ink: inout MarkdownInk) {
        let (open, close) = (delimiters[opener].range, delimiters[closer].range)
        let count = min(open.count, close.count, 2)
        let words = open.upperBound..<close.lowerBound
        if delimiters[closer].sign == UInt8(ascii: "~") {
            ink.paint(words, .dimmed)
        } else {
            ink.stress(words, count == 2 ? .strong : .emphasis)
        }
        ink.mark(open.upperBound - count..<open.upperBound)
        ink.mark(close.lowerBound..<close.lowerBound + count)
        delimiters[opener].range = open.lowerBound..<open.upperBound - count
        delimiters[closer].range = close.lowerBound + count..<close.upperBound
        // What stands between them and is not closed by now never will be.
        for between in opener + 1..<closer { delimiters[between].isActive = false }
    }
}
