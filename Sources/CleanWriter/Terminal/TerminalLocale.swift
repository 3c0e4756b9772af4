import Glibc

/// Tells the C library, and through it ncurses, how letters are encoded on the terminal.
///
/// The built-in C.UTF-8 serves every UTF-8 locale: it is always there, reads no file, and gives the same widths
/// everywhere. A locale that is unset, C or POSIX says nothing about the terminal, which today speaks UTF-8.
///
/// - Returns: Whether the terminal takes UTF-8.
func adoptTerminalLocale() -> Bool {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
        .compactMap { (variable: String) in getenv(variable).map { String(cString: $0) } }
        .first { !$0.isEmpty }
    if assumesUTF8(localeName: name ?? "") { return setlocale(LC_CTYPE, "C.UTF-8") != nil }
    // An older encoding counts only when the system knows it; a name that means nothing here is ignored.
    if setlocale(LC_CTYPE, "") != nil, String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" {
        return false
    }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil
}

/// Whether a locale's name asks for UTF-8, or for nothing at all.
func assumesUTF8(localeName name: String) -> Bool {
    if ["", "C", "POSIX"].contains(name) { return true }
    let encoding =
        name.lowercased().split(separator: ".").dropFirst().first?.split(separator: "@").first ?? ""
    return encoding == "utf-8" || encoding == "utf8"
}

/// Whether a name in TERM is that of a terminal with a small font: the Linux console has 512 letters at most, none of
/// them an arrow that bends, and the VT series is older than Unicode.
func hasFewLetters(terminalName name: String) -> Bool { name.hasPrefix("linux") || name.hasPrefix("vt") }
