/// Finds the places where a row may end (UAX #14 of Unicode 15.0), scalar by scalar.
///
/// The breaker looks at one scalar at a time and remembers what the rules look back at: the last character that is
/// not a combining mark (`previous`, LB9), the one before any spaces (`base`, LB14 to LB17), and whether a number, a
/// Hebrew hyphen or half a flag is under way. Only LB25 looks ahead, and `looksAhead` says when.
///
/// A breaker begun at any place where a row may end goes on as one that saw the text before.
struct LineBreaker {
    /// What stands between two scalars.
    enum Opportunity { case forbidden, allowed, mandatory }

    private enum Number { case none, digits, closed }

    private var isFresh = true
    private var previous = LineBreakClass.al
    /// The class of the last scalar itself, marks and joiners included.
    private var last = LineBreakClass.al
    private var base = LineBreakClass.al
    private var afterZeroWidthSpace = false
    private var flagIsHalf = false
    private var afterHebrewHyphen = false
    private var number = Number.none

    /// Whether a row may end before a scalar of class `cls`.
    ///
    /// - Parameters:
    ///   - next: the class of what follows it, combining marks left out; any class unless `looksAhead(at: cls)`.
    mutating func step(_ cls: LineBreakClass, next: LineBreakClass) -> Opportunity {
        if isFresh {
            begin(with: cls)
            return .forbidden
        }
        if cls == .al, last == .al { return .forbidden }  // LB28, most of most texts
        if previous.isHard {
            let isPair = previous == .cr && cls == .lf
            begin(with: cls)
            return isPair ? .forbidden : .mandatory
        }
        if cls.isMark, previous != .sp, previous != .zw {
            last = cls  // LB9
            return .forbidden
        }
        let resolved = cls.isMark ? LineBreakClass.al : cls  // LB10
        let allowed = allows(resolved, next: next)
        note(resolved)
        last = cls
        return allowed ? .allowed : .forbidden
    }

    /// Whether `step` will ask what comes behind a scalar of class `cls`.
    func looksAhead(at cls: LineBreakClass) -> Bool {
        cls.isOpening && previous.isAffix
    }

    private mutating func begin(with cls: LineBreakClass) {
        isFresh = false
        number = .none
        afterHebrewHyphen = false
        previous = cls.isMark ? .al : cls
        last = cls
        base = previous
        afterZeroWidthSpace = previous == .zw
        flagIsHalf = previous == .ri
        if previous == .nu { number = .digits }
    }

    /// Remembers `cls` as the one before.
    private mutating func note(_ cls: LineBreakClass) {
        if cls == .sp {
            number = .none
            afterHebrewHyphen = false
        } else {
            afterZeroWidthSpace = cls == .zw
            afterHebrewHyphen = (cls == .hy || cls == .ba) && previous == .hl
            flagIsHalf = cls == .ri && !(previous == .ri && flagIsHalf)
            noteNumber(cls)
            base = cls
        }
        previous = cls
    }

    private mutating func noteNumber(_ cls: LineBreakClass) {
        if cls == .nu {
            number = .digits
        } else if number == .digits, cls.isClosing {
            number = .closed
        } else if number != .digits || !(cls == .sy || cls == .is) {
            number = .none
        }
    }

    private func allows(_ cls: LineBreakClass, next: LineBreakClass) -> Bool {
        if cls.isHard || cls == .sp || cls == .zw { return false }  // LB6, LB7
        if afterZeroWidthSpace { return true }  // LB8
        if last == .zwj { return false }  // LB8a
        if cls == .wj || previous == .wj || previous == .gl { return false }  // LB11, LB12
        if cls == .gl, previous != .sp, previous != .ba, previous != .hy { return false }  // LB12a
        if cls.isNeverFirst || base.isOpening { return false }  // LB13, LB14
        if previous == .sp { return allowsAfterSpaces(cls) }
        if previous == .b2, cls == .b2 { return false }  // LB17
        if cls == .qu || previous == .qu { return false }  // LB19
        if cls == .cb || previous == .cb { return true }  // LB20
        if afterHebrewHyphen { return false }  // LB21a
        if let answer = insideNumber(cls, next: next) { return answer }
        if cls == .ri, previous == .ri { return !flagIsHalf }  // LB30a
        return !LineBreakPairs.forbids(previous, cls)
    }

    /// LB15 to LB18.
    private func allowsAfterSpaces(_ cls: LineBreakClass) -> Bool {
        if base == .qu, cls.isOpening { return false }
        if base.isClosing, cls == .ns { return false }
        return !(base == .b2 && cls == .b2)
    }

    /// LB25 where it looks further than at a pair; nil when it has nothing to say.
    private func insideNumber(_ cls: LineBreakClass, next: LineBreakClass) -> Bool? {
        if number != .none, cls.isAffix { return false }
        if number == .digits, cls == .nu { return false }
        guard previous.isAffix else { return nil }
        if cls == .hy { return false }
        return cls.isOpening ? next != .nu : nil
    }
}
