/// The rules of UAX #14 that look at two neighbours and nothing else: LB21 to LB30b, less what has a memory.
enum LineBreakPairs {
    /// Whether no row may end between the two, to which none of LB1 to LB20 applies.
    static func forbids(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch after {
        case .ba, .hy, .ns, .in: true  // LB21, LB22
        default: joins(before, after)
        }
    }

    private static func joins(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch before {
        case .bb: true  // LB21
        case .sy: after == .hl  // LB21b
        case .al, .hl, .nu:  // LB23, LB24, LB25, LB28, LB30
            after.isLetter || after == .nu || after.isAffix || after == .op
        case .pr:  // LB23a, LB24, LB25, LB27
            after.isLetter || after == .nu || after.isIdeograph || after.isHangul
        case .po, .cp: after.isLetter || after == .nu  // LB24, LB25, LB30
        case .hy: after == .nu  // LB25
        case .is: after.isLetter  // LB29
        case .jl, .jv, .jt, .h2, .h3: after == .po || makesSyllable(before, after)  // LB26, LB27
        case .eb, .xp: after == .po || after == .em  // LB23a, LB30b
        case .id, .em: after == .po  // LB23a
        default: false
        }
    }

    /// LB26.
    private static func makesSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch before {
        case .jl: after == .jl || after == .jv || after == .h2 || after == .h3
        case .jv, .h2: after == .jv || after == .jt
        default: after == .jt
        }
    }
}
