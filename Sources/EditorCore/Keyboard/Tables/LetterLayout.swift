/// Where the letters are.
public enum LetterLayout: String, CaseIterable, Hashable, Sendable {
    case qwerty, qwertz, azerty

    /// Rows of typing keys from the top, each with what Shift makes of it, letter under letter.
    struct Rows {
        /// Digits, then three rows of letters and signs: 12, 12, 11 and 10 keys.
        var full: [(plain: String, shifted: String)]
        /// Three rows of letters: 10, 9 or 10, and 7 keys.
        var small: [(plain: String, shifted: String)]
    }

    var rows: Rows {
        switch self {
        case .qwerty:
            Rows(
                full: [
                    ("1234567890-=", "!@#$%^&*()_+"), ("qwertyuiop[]", "QWERTYUIOP{}"),
                    ("asdfghjkl;'", "ASDFGHJKL:\""), ("zxcvbnm,./", "ZXCVBNM<>?"),
                ],
                small: [
                    ("qwertyuiop", "QWERTYUIOP"), ("asdfghjkl'", "ASDFGHJKL\""), ("zxcvbnm", "ZXCVBNM"),
                ])
        case .qwertz:
            Rows(
                full: [
                    ("1234567890ß'", "!\"§$%&/()=?`"), ("qwertzuiopü+", "QWERTZUIOPÜ*"),
                    ("asdfghjklöä", "ASDFGHJKLÖÄ"), ("yxcvbnm,.-", "YXCVBNM;:_"),
                ],
                small: [
                    ("qwertzuiop", "QWERTZUIOP"), ("asdfghjkl'", "ASDFGHJKL\""), ("yxcvbnm", "YXCVBNM"),
                ])
        case .azerty:
            Rows(
                full: [
                    ("1234567890-=", "&~\"'{([|_\\@+"), ("azertyuiopéè", "AZERTYUIOPÉÈ"),
                    ("qsdfghjklmà", "QSDFGHJKLMÀ"), ("wxcvbn,;:!", "WXCVBN?./§"),
                ],
                small: [
                    ("azertyuiop", "AZERTYUIOP"), ("qsdfghjklm", "QSDFGHJKLM"), ("wxcvbn'", "WXCVBN\""),
                ])
        }
    }
}
