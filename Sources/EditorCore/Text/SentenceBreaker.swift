/// How a scalar behaves at the end of sentences (UAX #29, table 4). The order is that of the generated table.
enum SentenceBreakClass: UInt8 {
    case other, cr, lf, extend, sep, format, sp, lower, upper, oLetter, numeric, aTerm, sContinue, sTerm,
        close

    /// The class of a scalar; an invalid byte is `other`.
    init(_ scalar: Unicode.Scalar?) {
        self = scalar.flatMap { SentenceBreakClass(rawValue: ScalarTable.sentenceBreak[$0]) } ?? .other
    }

    var endsParagraph: Bool { self == .cr || self == .lf || self == .sep }
    var isTerminator: Bool { self == .aTerm || self == .sTerm }
}

/// Finds the ends of sentences (UAX #29 of Unicode 15.0).
enum SentenceBreaker {
    /// The boundaries between the scalars of `bytes`, rising; the end is one, the start is not listed.
    ///
    /// - Complexity: O(n).
    static func boundaries(in bytes: [UInt8]) -> [Int] {
        let marks = significant(bytes)
        let goesOn = comesToLower(marks)
        var places: [Int] = []
        var end = SentenceEnd()
        for (index, mark) in marks.enumerated() {
            if index > 0, end.breaks(before: mark.cls, goesOn: goesOn[index]) { places.append(mark.place) }
            end.pass(mark.cls)
        }
        if !bytes.isEmpty { places.append(bytes.count) }
        return places
    }

    /// For each mark, whether a small letter comes, there or later, before any other letter or end (SB8).
    private static func comesToLower(_ marks: [(cls: SentenceBreakClass, place: Int)]) -> [Bool] {
        var answers = Array(repeating: false, count: marks.count)
        var answer = false
        for (index, mark) in marks.enumerated().reversed() {
            switch mark.cls {
            case .lower: answer = true
            case .oLetter, .upper, .sep, .cr, .lf, .sTerm, .aTerm: answer = false
            default: break
            }
            answers[index] = answer
        }
        return answers
    }

    /// Scalars and where they stand, less those that SB5 passes over.
    private static func significant(_ bytes: [UInt8]) -> [(cls: SentenceBreakClass, place: Int)] {
        var marks: [(cls: SentenceBreakClass, place: Int)] = []
        var index = 0
        while index < bytes.count {
            let scalar = UTF8Scalar(bytes, at: index)
            let cls = SentenceBreakClass(scalar.value)
            let isIgnored = cls == .extend || cls == .format
            if !isIgnored || marks.last?.cls.endsParagraph ?? true { marks.append((cls, index)) }
            index += scalar.length
        }
        return marks
    }
}

/// How far the end of a sentence has come: a terminator, then closing marks, then spaces.
private struct SentenceEnd {
    private enum Stage { case none, terminator, closing, spaces }

    private var stage = Stage.none
    /// Whether the terminator was a full stop, which may be an abbreviation's.
    private var isFullStop = false
    private var letterBefore = SentenceBreakClass.other
    private var previous = SentenceBreakClass.other

    /// - Parameters:
    ///   - goesOn: whether a small letter shows that a full stop ended no sentence (SB8).
    func breaks(before cls: SentenceBreakClass, goesOn: Bool) -> Bool {
        if previous == .cr, cls == .lf { return false }  // SB3
        if previous.endsParagraph { return true }  // SB4
        guard stage != .none else { return false }
        if stage == .terminator, isFullStop {
            if cls == .numeric { return false }  // SB6
            if cls == .upper, letterBefore == .upper || letterBefore == .lower { return false }  // SB7
        }
        if isFullStop, goesOn { return false }  // SB8
        if cls == .sContinue || cls.isTerminator { return false }  // SB8a
        if stage != .spaces, cls == .close { return false }  // SB9
        return cls != .sp && !cls.endsParagraph  // SB9 to SB11
    }

    mutating func pass(_ cls: SentenceBreakClass) {
        if cls.isTerminator {
            letterBefore = previous
            stage = .terminator
            isFullStop = cls == .aTerm
        } else if stage != .none, stage != .spaces, cls == .close {
            stage = .closing
        } else if stage != .none, cls == .sp {
            stage = .spaces
        } else {
            stage = .none
        }
        previous = cls
    }
}
