/// Reads a text from some paragraph on and remarks what comes: words twice in a row or near each other, long sentences,
/// words to avoid. Words count as they are written; nothing is known of their inflection.
///
/// A sentence goes on in the next line when its line has no end of a sentence and the next one is not blank, so that prose
/// wrapped by hand is read as prose.
struct StyleReader {
    /// Up to where the text has been read.
    private(set) var place: TextOffset
    /// What was remarked and not handed over yet.
    private var remarks: [StyleRemark] = []
    private let rules: StyleRules
    private let abbreviations: SentenceAbbreviations
    /// The words that came last, the newest last.
    private var recent: [Word] = []
    private var sentence: Sentence?

    private struct Word {
        var key: String
        var range: Range<TextOffset>
    }

    private struct Sentence {
        /// Its first word.
        var first: Range<TextOffset>
        var words: Int
    }

    init(_ rules: StyleRules, from place: TextOffset) {
        self.rules = rules
        abbreviations = SentenceAbbreviations(rules.language)
        self.place = place
    }

    /// Reads on, paragraph by paragraph, until `count` bytes are read or `end` has been reached. A long
    /// paragraph is read in pieces of up to 64 KB.
    ///
    /// - Returns: what was remarked, in the order of the text. A sentence is remarked at its end, and may have begun before
    ///   what an earlier call gave.
    /// - Complexity: O(`count`).
    mutating func read(_ text: Rope, to end: TextOffset, atMost count: Int) -> [StyleRemark] {
        let limit = place + count
        while place < end, place < limit {
            let start = text.paragraphStart(containing: place)
            let contentEnd = text.paragraphContentEnd(from: start)
            if place == start, text.isBlank(start..<contentEnd) { finishSentence() }
            if place < contentEnd {
                let stop = stop(in: place..<contentEnd, text)
                read(text.bytes(in: place..<stop), at: place, isStart: place == start)
                place = stop
            }
            if place >= contentEnd { place = text.nextParagraphStart(after: start) }
        }
        if place >= text.end { finishSentence() }
        defer { remarks = [] }
        return remarks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Goes along with a text that has changed some way before.
    mutating func move(by delta: Int) {
        place += delta
        for index in recent.indices {
            recent[index].range =
                recent[index].range.lowerBound + delta..<recent[index].range.upperBound + delta
        }
        if let first = sentence?.first {
            sentence?.first = first.lowerBound + delta..<first.upperBound + delta
        }
    }

    /// A place between two words, 64 KB further on at most.
    private func stop(in range: Range<TextOffset>, _ text: Rope) -> TextOffset {
        guard range.count > Self.readAtOnce else { return range.upperBound }
        let end = range.lowerBound + Self.readAtOnce
        let start = end - 1_024
        return text.bytes(in: start..<end).lastIndex(of: 0x20).map { start + $0 }
            ?? text.clusterEdge(atOrBefore: end)
    }

    private static let readAtOnce = 65_536

    private mutating func read(_ bytes: [UInt8], at start: TextOffset, isStart: Bool) {
        let words = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        let isFixed = isStart && WrappedLine.isFixed(words)
        if isFixed || isStart && words.prefix(while: { $0 != 0x20 }).isListSign { finishSentence() }
        var ends = SentenceEdges.places(in: bytes, abbreviations, startsLine: isStart)[...]
        for word in CaseWords.ranges(in: bytes) {
            while let end = ends.first, end <= word.lowerBound {
                finishSentence()
                ends.removeFirst()
            }
            take(bytes, word, at: start)
        }
        if isFixed || SentenceEdges.endsSentence(bytes, abbreviations) { finishSentence() }
    }

    private mutating func take(_ bytes: [UInt8], _ word: Range<Int>, at start: TextOffset) {
        let key = CaseWords.key(bytes, word)
        let range = start + word.lowerBound..<start + word.upperBound
        let spoken = String(decoding: bytes[word], as: UTF8.self)
        let goesOn = sentence != nil
        if sentence == nil { sentence = Sentence(first: range, words: 0) }
        sentence?.words += 1
        if goesOn, let last = recent.last, last.key == key, !rules.isUsualTwice(key), isLetter(key),
            bytes[max(0, last.range.upperBound - start)..<word.lowerBound].allSatisfy({ $0 <= 0x20 })
        {
            remarks.append(StyleRemark(range, .doubled(spoken)))
        } else if let avoided = avoided(endingIn: key, at: range) {
            remarks.append(avoided)
        } else if rules.isHeard(key), isLetter(key), let index = recent.lastIndex(where: { $0.key == key }),
            recent.count - index < StyleRules.nearness
        {
            remarks.append(StyleRemark(range, .repeated(spoken, within: recent.count - index + 1)))
        }
        recent.append(Word(key: key, range: range))
        if recent.count > StyleRules.nearness { recent.removeFirst() }
    }

    /// Words to avoid, the last of which is `key`.
    private func avoided(endingIn key: String, at range: Range<TextOffset>) -> StyleRemark? {
        for words in rules.avoided where words.last == key && words.count - 1 <= recent.count {
            let before = recent.suffix(words.count - 1)
            guard before.map(\.key) == words.dropLast() else { continue }
            let first = before.first?.range.lowerBound ?? range.lowerBound
            return StyleRemark(first..<range.upperBound, .avoided(words.joined(separator: " ")))
        }
        return nil
    }

    private func isLetter(_ key: String) -> Bool {
        key.unicodeScalars.first?.properties.isAlphabetic ?? false
    }

    private mutating func finishSentence() {
        if let sentence, sentence.words > rules.longestSentence {
            remarks.append(StyleRemark(sentence.first, .long(words: sentence.words)))
        }
        sentence = nil
    }
}
