/// A walk through a text, from stretch to stretch, that looks for the next misspelt word or only for words that no
/// dictionary has been asked for.
///
/// Each step costs some thousand words. Where a word on the way is not known, the walk waits until it is: the nearest
/// mistake is found, not the nearest that happened to be known.
struct MistakeWalk {
    /// Which way.
    enum Direction: Hashable {
        case forward, backward
    }

    /// What a step has come to.
    enum Outcome: Equatable {
        /// A misspelt word.
        case found(Range<TextOffset>, form: String)
        /// Words on the way must be asked for first.
        case waiting
        /// There is more to be looked through.
        case unfinished
        /// The whole text has been looked through.
        case absent
    }

    /// Bytes of one step.
    static let step = 16_384

    let direction: Direction
    private let origin: TextOffset
    private var place: TextOffset
    /// Whether the walk went on from the other end.
    private(set) var wrapped = false

    /// Begins at `place`; a word that begins there belongs to a walk forward.
    init(from place: TextOffset, _ direction: Direction) {
        origin = place
        self.place = place
        self.direction = direction
    }

    /// Looks through one stretch more. When the text has become shorter meanwhile, the walk goes on from its end.
    mutating func advance(
        in text: Rope, by judge: MistakeWindow.Judge, _ verdicts: inout SpellingVerdicts
    ) -> Outcome {
        place = min(place, text.end)
        let stretch =
            direction == .forward
            ? text.spellingEdge(before: place)..<text.spellingStretch(from: place, size: Self.step).upperBound
            : text.spellingStretch(to: text.spellingEdge(behind: place), size: Self.step)
        let words = judge.scanner.words(
            in: text.bytes(in: stretch), isInCode: text.isInCode(at: stretch.lowerBound))
        var isWaiting = false
        for word in direction == .forward ? words : words.reversed() {
            let range =
                stretch.lowerBound + word.range.lowerBound..<stretch.lowerBound + word.range.upperBound
            if isBehind(range) { continue }
            switch verdicts.isRight(word.form, own: judge.own) {
            case true?: continue
            case nil: isWaiting = true
            case false?:
                if isWaiting || judge.ignored.contains(range) { continue }
                if wrapped, isBeyondOrigin(range) { return .absent }
                return .found(range, form: word.form)
            }
        }
        if isWaiting { return .waiting }
        return goOn(behind: stretch, in: text)
    }

    private mutating func goOn(behind stretch: Range<TextOffset>, in text: Rope) -> Outcome {
        let isAtEnd = direction == .forward ? stretch.upperBound >= text.end : stretch.lowerBound == .zero
        if wrapped, isAtEnd || isBeyondOrigin(stretch) { return .absent }
        if isAtEnd {
            wrapped = true
            place = direction == .forward ? .zero : text.end
        } else {
            place = direction == .forward ? stretch.upperBound : stretch.lowerBound
        }
        return .unfinished
    }

    /// Whether the walk has come past a word before it began.
    private func isBehind(_ range: Range<TextOffset>) -> Bool {
        direction == .forward ? range.lowerBound < place : range.upperBound > place
    }

    /// Whether a walk that has wrapped is where it began.
    private func isBeyondOrigin(_ range: Range<TextOffset>) -> Bool {
        direction == .forward ? range.lowerBound >= origin : range.upperBound <= origin
    }
}
