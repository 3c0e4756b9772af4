/// How a scalar behaves at the end of a row (UAX #14, table 1), as far as the rules tell classes apart.
///
/// The order is that of the generated table. `opw` and `cpw` are wide brackets, which LB30 leaves out; `xp` is an
/// unassigned pictograph, which LB30b treats as an emoji base.
enum LineBreakClass: UInt8 {
    case al, bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, cl, cp, cpw, ex, `is`, sy, op, opw, qu, ns, b2, cb, ba,
        hy
    case bb, hl, `in`, nu, pr, po, id, eb, em, jl, jv, jt, h2, h3, ri, xp

    /// The class of `scalar`. Small kana count as nonstarters (strict kinsoku).
    init(_ scalar: Unicode.Scalar) {
        self = LineBreakClass(rawValue: ScalarTable.lineBreak[scalar]) ?? .al
    }
}

/// A set of line-break classes.
struct LineBreakSet: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ classes: LineBreakClass...) {
        rawValue = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
    }

    static let everything = LineBreakSet(rawValue: .max)

    func has(_ cls: LineBreakClass) -> Bool { rawValue >> UInt64(cls.rawValue) & 1 == 1 }
}
