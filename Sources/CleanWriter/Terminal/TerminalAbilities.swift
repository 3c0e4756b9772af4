import CNcurses
import EditorCore
import Glibc

/// What a terminal can do with letters, and whether the writer wants colours.
struct TerminalAbilities: Sendable {
    private let colors: Int
    private let hasDim: Bool
    private let hasItalic: Bool
    private let hasTrueColor: Bool
    private let refusesColor: Bool

    /// Reads the description of the terminal and the environment. The screen must be up.
    ///
    /// True colours are told by COLORTERM, as terminals have agreed, or by the flags that descriptions have for it.
    static func ofScreen() -> TerminalAbilities {
        let named = getenv("COLORTERM").map { String(cString: $0) } ?? ""
        // GNU screen hands the variable on and takes no true colours before its fifth version.
        let isTold = (named == "truecolor" || named == "24bit") && getenv("STY") == nil
        return TerminalAbilities(
            colors: Int(tigetnum("colors")), hasDim: cn_capability("dim") != nil,
            hasItalic: cn_capability("sitm") != nil,
            hasTrueColor: isTold || tigetflag("RGB") == 1 || tigetflag("Tc") == 1,
            refusesColor: getenv("NO_COLOR").map { $0.pointee != 0 } ?? false)
    }

    /// How roles look here.
    func palette(_ look: ScreenLook) -> StylePalette {
        StylePalette(
            look, colors: colors, hasDim: hasDim, hasItalic: hasItalic, hasTrueColor: hasTrueColor,
            refusesColor: refusesColor)
    }
}
