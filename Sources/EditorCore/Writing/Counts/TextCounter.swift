/// Counts a text from left to right.
///
/// **Idea.** Everything is counted where it begins: a word at its first letter, a sentence at the first letter behind the end
/// of the one before. So what has been read decides alone, nothing waits to be seen, and between two letters all that must
/// be known of the text before is a few bytes of `state`. A text can be counted in pieces, each from the state that the
/// piece before has left.
///
/// The pieces must meet at edges of grapheme clusters, for these have a state of their own that nobody wants to keep.
///
/// The rules are told in docs/counting.md.
struct TextCounter {
    /// All that must be known of the text so far.
    struct State: Hashable, Sendable {
        /// Whether a word was counted that goes on.
        var isInWord = false
        /// Whether this line holds more than blanks so far.
        var hasText = false
        /// What stood here last, where the same again parts words: `--` and `...`.
        var lastMark = CountedKind.joiner
        var sentence = Sentence.between
        /// The word so far, as far as abbreviations go.
        var word = WordStart()
    }

    /// Where the text is between two sentences.
    enum Sentence: UInt8, Hashable, Sendable {
        /// Before the first letter of one.
        case between
        case inside
        /// Behind a mark that may end it, and closing marks.
        case ended
        /// And behind a blank as well: the next letter decides.
        case parted
    }

    /// What was counted.
    private(set) var figures = TextFigures()
    private(set) var state: State
    private let rule: CountingRule
    /// What a CR is: the end of a line where no LF is, else a part of the LF behind it.
    private let carriageReturn: CountedKind

    init(_ rule: CountingRule, breakByte: UInt8, from state: State = State()) {
        self.rule = rule
        self.state = state
        carriageReturn = breakByte == 0x0D ? .lineEnd : .nothing
    }

    /// The figures since this was called last.
    mutating func takeFigures() -> TextFigures {
        defer { figures = TextFigures() }
        return figures
    }

    /// Counts from `start`, the edge of a cluster, to the first one at or behind `goal`; gives its place.
    ///
    /// - Complexity: O(n)
    mutating func pass(_ bytes: [UInt8], from start: Int, to goal: Int) -> Int {
        var breaker = GraphemeBreaker()
        var place = start
        /// Whether the breaker has not been told of the byte before `place`: in a run of ASCII all places are edges.
        var isInRun = false
        while place < bytes.count {
            if place > start, bytes[place].isPrintableASCII, bytes[place - 1].isPrintableASCII {
                if place >= goal { break }
                isInRun = true
                let letters = passLetters(bytes, from: place, to: goal)
                place += letters
                if letters > 0 { continue }
                let kind = CountedKind(ascii: bytes[place])
                countCharacter(kind)
                take(kind, Unicode.Scalar(bytes[place]))
                place += 1
                continue
            }
            if isInRun {
                breaker = GraphemeBreaker()
                _ = breaker.hasBreak(before: Unicode.Scalar(bytes[place - 1]))
                isInRun = false
            }
            let scalar = UTF8Scalar(bytes, at: place)
            let isEdge = breaker.hasBreak(before: scalar.value)
            if isEdge, place >= goal { break }
            let kind = scalar.value == "\r" ? carriageReturn : CountedKind(scalar.value)
            if isEdge { countCharacter(kind) }
            take(kind, scalar.value)
            place += scalar.length
        }
        return place
    }

    /// Passes small letters of ASCII with which a word goes on; gives their number. Most of a text is that, and nothing
    /// begins or ends there: the word has already made its line one that has text.
    @inline(__always)
    private mutating func passLetters(_ bytes: [UInt8], from start: Int, to goal: Int) -> Int {
        guard state.isInWord, state.sentence == .inside else { return 0 }
        let end = min(goal, bytes.count)
        var place = start
        while place < end, bytes[place].isSmallASCIILetter {
            state.word.add(Unicode.Scalar(bytes[place]))
            place += 1
        }
        if place > start { state.lastMark = .joiner }
        figures.characters += place - start
        return place - start
    }

    @inline(__always)
    private mutating func countCharacter(_ kind: CountedKind) {
        switch kind {
        case .lineEnd, .nothing: break
        case .blank:
            figures.characters += 1
            figures.blanks += 1
        default: figures.characters += 1
        }
    }

    @inline(__always)
    private mutating func take(_ kind: CountedKind, _ scalar: Unicode.Scalar?) {
        switch kind {
        case .nothing: return
        case .lower, .upper, .uncased, .digit:
            beginWord()
            beginSentence(kind)
            state.word.add(scalar)
        case .ideograph:
            figures.words += 1
            figures.ideographs += 1
            state.isInWord = false
            beginSentence(kind)
        case .blank, .lineEnd:
            endWord()
            if state.sentence == .ended { state.sentence = .parted }
            if kind == .lineEnd { endLine() }
            return
        default: takeMark(kind)
        }
        state.lastMark = kind == .hyphen || kind == .fullStop ? kind : .joiner
        if !state.hasText {
            state.hasText = true
            figures.paragraphs += 1
        }
    }

    private mutating func takeMark(_ kind: CountedKind) {
        markSentence(kind)
        guard rule == .prose else {
            let isWide = kind == .ideographicMark || kind == .ideographicStop
            if isWide { endWord() }
            beginWord()
            if isWide { endWord() }
            return
        }
        switch kind {
        case .dash, .ellipsis, .ideographicStop, .ideographicMark: endWord()
        case .hyphen where state.lastMark == .hyphen, .fullStop where state.lastMark == .fullStop: endWord()
        default: state.word = WordStart()
        }
    }

    private mutating func beginWord() {
        if state.isInWord { return }
        state.isInWord = true
        figures.words += 1
    }

    private mutating func endWord() {
        state.isInWord = false
        state.word = WordStart()
        state.lastMark = .joiner
    }

    /// An empty line ends a sentence that has no mark at its end.
    private mutating func endLine() {
        if !state.hasText { state.sentence = .between }
        state.hasText = false
    }

    @inline(__always)
    private mutating func beginSentence(_ kind: CountedKind) {
        switch state.sentence {
        case .inside: return
        // “3.14”, and “… and so on” with a small letter.
        case .ended: break
        case .parted where kind == .lower: break
        case .between, .parted: figures.sentences += 1
        }
        state.sentence = .inside
    }

    private mutating func markSentence(_ kind: CountedKind) {
        switch (kind, state.sentence) {
        case (.fullStop, .inside): if !state.word.isAbbreviation { state.sentence = .ended }
        case (.exclamation, .inside), (.ellipsis, .inside): state.sentence = .ended
        case (.ideographicStop, .inside): state.sentence = .between
        case (.joiner, .ended), (.hyphen, .ended): state.sentence = .inside
        default: break
        }
    }
}
