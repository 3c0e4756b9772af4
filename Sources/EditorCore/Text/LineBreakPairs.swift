/// The rules of UAX #14 that look at two neighbours and nothing else: LB19 to LB30b, less what has a memory.
enum LineBreakPairs {
    /// Whether no row may end between the two.
    static func forbids(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        table[Int(before.rawValue)].has(after)
    }

    /// For each class, those that must not begin a row right behind it.
    private static let table: [LineBreakSet] = (UInt8(0)...LineBreakClass.xp.rawValue).map { raw in
        LineBreakClass(rawValue: raw).map(followers) ?? []
    }

    private static let letters = LineBreakSet(.al, .hl)
    private static let ideographs = LineBreakSet(.id, .eb, .em, .xp)
    private static let hangul = LineBreakSet(.jl, .jv, .jt, .h2, .h3)

    private static func followers(of before: LineBreakClass) -> LineBreakSet {
        if before == .cb { return LineBreakSet(.qu, .wj, .gl, .cl, .cp, .cpw, .ex, .is, .sy) }  // LB20
        if before == .bb { return .everything.subtracting(LineBreakSet(.cb)) }  // LB21
        var set = LineBreakSet(.qu, .ba, .hy, .ns, .in)  // LB19, LB21, LB22
        switch before {
        case .sy: set.insert(LineBreakSet(.hl))  // LB21b
        case .al, .hl:  // LB23, LB24, LB28, LB30
            set.formUnion(letters.union(LineBreakSet(.nu, .pr, .po, .op)))
        case .nu:  // LB23, LB25, LB30
            set.formUnion(letters.union(LineBreakSet(.nu, .po, .pr, .sy, .is, .op)))
        case .pr:  // LB23a, LB24, LB25, LB27
            set.formUnion(letters.union(ideographs).union(hangul).union(LineBreakSet(.nu)))
        case .po: set.formUnion(letters.union(LineBreakSet(.nu)))  // LB24, LB25
        case .hy, .op, .opw: set.insert(LineBreakSet(.nu))  // LB25
        case .is: set.formUnion(letters)  // LB29
        case .cp: set.formUnion(letters.union(LineBreakSet(.nu)))  // LB30
        case .jl: set.formUnion(LineBreakSet(.jl, .jv, .h2, .h3, .po))  // LB26, LB27
        case .jv, .h2: set.formUnion(LineBreakSet(.jv, .jt, .po))  // LB26, LB27
        case .jt, .h3: set.formUnion(LineBreakSet(.jt, .po))  // LB26, LB27
        case .eb, .xp: set.formUnion(LineBreakSet(.po, .em))  // LB23a, LB30b
        case .id, .em: set.insert(LineBreakSet(.po))  // LB23a
        default: break
        }
        return set
    }
}
