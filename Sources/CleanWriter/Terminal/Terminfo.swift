import CNcurses
import Glibc

/// A string capability of the terminal, by its terminfo name (terminfo(5)), without delays; nil when it has none.
/// The screen must be up.
func capability(_ name: String) -> [UInt8]? { cn_capability(name).map(withoutDelays) }

/// The sequence that moves the cursor to a cell, counted from 0.
func cursorAddress(row: Int, column: Int) -> [UInt8] {
    cn_cursor_address(Int32(row), Int32(column)).map(withoutDelays) ?? []
}

/// The sequence that switches from plain text to `style`.
func styleSequence(_ style: Style) -> [UInt8] {
    let named: [(Style.Attributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "sitm"), (.underline, "smul"), (.reverse, "rev"),
    ]
    var bytes = named.filter { style.attributes.contains($0.0) }.flatMap { capability($0.1) ?? [] }
    if let color = style.foreground { bytes += cn_color(0, color).map(withoutDelays) ?? [] }
    if let color = style.background { bytes += cn_color(1, color).map(withoutDelays) ?? [] }
    return bytes
}

/// A capability without the marks `$<…>` for which a terminal of glass and steel would need time.
private func withoutDelays(_ text: UnsafePointer<CChar>) -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
        let isDelay = bytes[index...].starts(with: [UInt8(ascii: "$"), UInt8(ascii: "<")])
        if isDelay, let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
            index = end + 1
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return result
}

/// Run by root, takes descriptions of terminals from no folder that anybody else can write: ncurses' reader of them
/// has had holes (CVE-2022-29458, CVE-2023-29491), and Debian closes this way only for setuid programs.
func distrustTerminfoOfOthers() {
    guard geteuid() == 0 else { return }
    for variable in ["TERMINFO_DIRS", "TERMCAP", "TERMPATH", "NCURSES_TRACE"] { unsetenv(variable) }
    guard let folder = getenv("TERMINFO") else { return }
    var facts = stat()
    let isOurs = stat(folder, &facts) == 0 && facts.st_uid == 0 && facts.st_mode & (S_IWGRP | S_IWOTH) == 0
    if !isOurs { unsetenv("TERMINFO") }
}
