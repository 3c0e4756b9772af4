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

/// The groups that the rules name. They are asked for every scalar of a text, so they are switches, which compile to
/// a test of one bit, and not sets, which would be built when first used.
extension LineBreakClass {
    /// What ends a line wherever it stands.
    var isHard: Bool {
        switch self {
        case .bk, .cr, .lf, .nl: true
        default: false
        }
    }

    /// What LB9 adds to the character before.
    var isMark: Bool { self == .cm || self == .zwj }

    var isLetter: Bool { self == .al || self == .hl }

    var isOpening: Bool { self == .op || self == .opw }

    var isClosing: Bool { self == .cl || self == .cp || self == .cpw }

    /// What stands before or behind a number and goes with it.
    var isAffix: Bool { self == .pr || self == .po }

    /// What LB13 keeps with the character before, even over spaces.
    var isNeverFirst: Bool {
        switch self {
        case .cl, .cp, .cpw, .ex, .is, .sy: true
        default: false
        }
    }

    var isIdeograph: Bool {
        switch self {
        case .id, .eb, .em, .xp: true
        default: false
        }
    }

    var isHangul: Bool {
        switch self {
        case .jl, .jv, .jt, .h2, .h3: true
        default: false
        }
    }
}
