/// How a scalar behaves at the end of sentences (UAX #29, table 4). The order is that of the generated table.
enum SentenceBreakClass: UInt8 {
    case other, cr, lf, extend, sep, format, sp, lower, upper, oLetter, numeric, aTerm, sContinue, sTerm,
        close

    /// The class of a scalar; an invalid byte is `other`.
    init(_ scalar: Unicode.Scalar?) {
        self = scalar.flatMap { SentenceBreakClass(rawValue: ScalarTable.sentenceBreak[$0]) } ?? .other
    }

    var isTerminator: Bool { self == .aTerm || self == .sTerm }
}
