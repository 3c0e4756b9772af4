/// Finds where sentences of prose end, as a reader takes them.
///
/// UAX #29 leaves much to be refined, and says so: it ends a sentence after “Mr.”, inside of brackets, and between what
/// is said and “she said”. Here a sentence ends at a stop with the closing marks behind it, if
/// - blanks follow, or the stop is one of a script that has none (。！？),
/// - the next letter is no small one, which settles dialogue, “e.g.” and an ellipsis in the middle,
/// - the stop is none of an abbreviation, an initial, an ordinal or the mark of a list,
/// - no bracket is open that was opened inside of the sentence and is closed further on.
///
/// The classes of letters are those of UAX #29. One pass goes over the bytes; what is looked back or ahead at is bounded.
struct SentenceEdges {
    /// Bytes in which a bracket must be closed to count.
    private static let bracketReach = 400
    /// Scalars between two sentences that are passed over on the way to the next letter.
    private static let passedOver = 12
    /// Bytes of a line that tell whether its sentence ends with it.
    static let lineEnd = 16

    private let bytes: [UInt8]
    private let abbreviations: SentenceAbbreviations
    private let startsLine: Bool
    private(set) var places: [Int] = []
    /// Where the present sentence starts.
    private var start = 0
    private var openBrackets = 0

    /// Where sentences end, blanks behind them included, in rising order; the end of the bytes is one.
    ///
    /// - Parameter startsLine: whether the bytes begin at the start of a line.
    /// - Complexity: O(n).
    static func places(
        in bytes: [UInt8], _ abbreviations: SentenceAbbreviations, startsLine: Bool = true
    ) -> [Int] {
        var edges = SentenceEdges(bytes: bytes, abbreviations: abbreviations, startsLine: startsLine)
        edges.read()
        return edges.places
    }

    /// Whether a line ends with its sentence, as far as it tells itself.
    static func endsSentence(_ line: [UInt8], _ abbreviations: SentenceAbbreviations) -> Bool {
        let tail = Array(line.suffix(lineEnd))
        return places(in: tail + Array(" A".utf8), abbreviations, startsLine: false).contains(tail.count + 1)
    }

    private init(bytes: [UInt8], abbreviations: SentenceAbbreviations, startsLine: Bool) {
        (self.bytes, self.abbreviations, self.startsLine) = (bytes, abbreviations, startsLine)
    }

    private mutating func read() {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x80, !Self.matters(byte) {
                place += 1
                continue
            }
            let scalar = UTF8Scalar(bytes, at: place)
            if isStop(scalar.value) {
                place = pass(stopAt: place)
            } else {
                note(bracket: scalar.value, at: place)
                place += scalar.length
            }
        }
        if places.last != bytes.count, !bytes.isEmpty { places.append(bytes.count) }
    }

    private static func matters(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private func isStop(_ scalar: Unicode.Scalar?) -> Bool {
        scalar == "…" || SentenceBreakClass(scalar).isTerminator
    }

    private mutating func note(bracket: Unicode.Scalar?, at place: Int) {
        switch bracket {
        case "(", "[", "（", "［": if place > start { openBrackets += 1 }
        case ")", "]", "）", "］": openBrackets = max(0, openBrackets - 1)
        default: break
        }
    }

    /// Goes over stops and what closes behind them; gives where to go on.
    private mutating func pass(stopAt first: Int) -> Int {
        var end = first
        var stops = 0
        var needsBlank = true
        while end < bytes.count, case let scalar = UTF8Scalar(bytes, at: end), isStop(scalar.value) {
            needsBlank = !Self.endsWithoutBlank(scalar.value)
            stops += 1
            end += scalar.length
        }
        let stopEnd = end
        let wasInBracket = openBrackets > 0
        var closer: Unicode.Scalar?
        while end < bytes.count, let closing = closing(at: end) {
            note(bracket: closing.scalar, at: end)
            closer = closing.scalar
            end = closing.end
        }
        // Where no blank tells more, the sentence goes on behind its bracket.
        if wasInBracket, openBrackets == 0, !needsBlank { return end }
        let next = skipBlanks(from: end)
        let isSingle = stops == 1 && bytes[first] == UInt8(ascii: ".")
        guard next > end || !needsBlank || end == bytes.count, beginsSentence(at: next, behind: closer),
            !(isSingle && stopEnd == end && isAbbreviation(endingAt: first, before: next)),
            !isInBracket(at: next)
        else { return end }
        places.append(next)
        start = next
        openBrackets = 0
        return next
    }

    /// Stops of scripts that put no blank behind them.
    private static func endsWithoutBlank(_ scalar: Unicode.Scalar?) -> Bool {
        guard let value = scalar?.value else { return false }
        return (0x3000...0x30FF).contains(value) || (0xFE00...0xFFEF).contains(value)
    }

    /// The closing mark at `place`, signs of emphasis among them; French ones have a blank before them. A German “ closes
    /// too; a bracket or a corner that opens does not.
    private func closing(at place: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        let scalar = UTF8Scalar(bytes, at: place)
        guard let value = scalar.value else { return nil }
        if value.isBlank {
            let start = place + scalar.length
            guard start < bytes.count, case let mark = UTF8Scalar(bytes, at: start), mark.value == "»",
                skipBlanks(from: start + mark.length) > start + mark.length
                    || start + mark.length == bytes.count
            else { return nil }
            return ("»", start + mark.length)
        }
        guard value == "*" || value == "_" || SentenceBreakClass(value) == .close,
            value.properties.generalCategory != .openPunctuation
        else { return nil }
        return (value, place + scalar.length)
    }

    private func skipBlanks(from place: Int) -> Int {
        var place = place
        while place < bytes.count, case let scalar = UTF8Scalar(bytes, at: place), let value = scalar.value,
            value.isBlank
        {
            place += scalar.length
        }
        return place
    }

    /// Whether what stands at `place` can be the beginning of a sentence.
    ///
    /// - Parameter closer: the last of the closing marks before, such as the end of what was said.
    private func beginsSentence(at place: Int, behind closer: Unicode.Scalar?) -> Bool {
        var place = place
        for _ in 0..<Self.passedOver {
            guard place < bytes.count else { return true }
            let scalar = UTF8Scalar(bytes, at: place)
            // 「…。」と: と says who has said it.
            if scalar.value == "と", closer == "」" || closer == "』" { return false }
            switch SentenceBreakClass(scalar.value) {
            case .lower: return false
            case .sContinue where !Self.isDash(scalar.value): return false
            case .upper, .oLetter, .numeric: return true
            default: place += scalar.length
            }
        }
        return true
    }

    private static func isDash(_ scalar: Unicode.Scalar?) -> Bool {
        scalar == "-" || scalar == "–" || scalar == "—"
    }

    /// Whether a bracket that was opened inside of this sentence is still to be closed.
    private mutating func isInBracket(at place: Int) -> Bool {
        guard openBrackets > 0 else { return false }
        let end = min(bytes.count, place + Self.bracketReach)
        let ahead = String(decoding: bytes[min(place, end)..<end], as: UTF8.self).unicodeScalars
        let isClosed = ahead.contains { ")]）］".unicodeScalars.contains($0) }
        if !isClosed { openBrackets = 0 }
        return isClosed
    }

    // MARK: Full stops that end nothing

    private func isAbbreviation(endingAt stop: Int, before next: Int) -> Bool {
        let word = word(endingAt: stop)
        guard !word.isEmpty else { return false }
        let isNumber = bytes[word].allSatisfy { $0 &- 0x30 < 10 }
        if isNumber {
            return word.count <= 2 && abbreviations.hasOrdinals || beginsLine(word.lowerBound)
        }
        if String(decoding: bytes[word], as: UTF8.self).unicodeScalars.count == 1 {
            return isInitial(word, before: next)
        }
        let isBeforeNumber = next < bytes.count && bytes[next] &- 0x30 < 10
        let text = String(decoding: bytes[word], as: UTF8.self)
        return abbreviations.contains(text, beforeNumber: isBeforeNumber)
    }

    /// A single letter is an initial, or a part of “z. B.”. “I” is a word, unless another initial stands beside it.
    private func isInitial(_ word: Range<Int>, before next: Int) -> Bool {
        guard bytes[word].elementsEqual("I".utf8) else { return true }
        let isFollowed = next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: ".")
        let before = bytes[..<word.lowerBound].suffix(3)
        return isFollowed
            || before.count == 3 && before.dropFirst().elementsEqual(". ".utf8)
                && before.first.map { $0 &- 0x41 < 26 } == true
                && (before.startIndex == 0 || bytes[before.startIndex - 1] <= 0x20)
    }

    private func beginsLine(_ place: Int) -> Bool {
        var place = place
        while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
        return place == 0 ? startsLine : bytes[place - 1] == 0x0A
    }

    /// Letters, digits and inner full stops before a place, as far as an abbreviation reaches.
    private func word(endingAt end: Int) -> Range<Int> {
        var start = end
        while start > 0, end - start < 16 {
            let scalar = UTF8Scalar(bytes, endingAt: start)
            guard let value = scalar.value,
                value.isLetterOrMark || value.isDigit || value == "." || value == "-"
            else { break }
            start -= scalar.length
        }
        return start..<end
    }
}
