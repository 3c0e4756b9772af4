import EditorCore
import Glibc

/// The programs by which the clipboard of this machine is read and filled.
struct ClipboardPrograms {
    /// Says what the clipboard holds.
    let reader: BoundedProgram
    /// Takes what it is to hold.
    let writer: BoundedProgram

    /// A pair of programs, and what the environment has where they work.
    private struct Kind {
        let variable: String?
        let reader: [String]
        let writer: [String]
    }

    /// The best first.
    private static let kinds = [
        Kind(
            variable: "WAYLAND_DISPLAY", reader: ["wl-paste", "--no-newline", "--type", "text"],
            writer: ["wl-copy"]),
        Kind(
            variable: "DISPLAY", reader: ["xclip", "-selection", "clipboard", "-out"],
            writer: ["xclip", "-selection", "clipboard", "-in"]),
        Kind(
            variable: "DISPLAY", reader: ["xsel", "--clipboard", "--output"],
            writer: ["xsel", "--clipboard", "--input"]),
        Kind(variable: nil, reader: ["termux-clipboard-get"], writer: ["termux-clipboard-set"]),
        Kind(variable: nil, reader: ["pbpaste"], writer: ["pbcopy"]),
    ]

    /// Those that are installed and have a clipboard to work on; nil when there are none.
    static func installed() -> ClipboardPrograms? {
        kinds.lazy.compactMap { kind in
            guard kind.variable.map({ getenv($0).map { $0.pointee != 0 } == true }) ?? true,
                let reader = program(kind.reader), let writer = program(kind.writer)
            else { return nil }
            return ClipboardPrograms(reader: reader, writer: writer)
        }.first
    }

    /// The program that `PATH` has under the first of `words`. Only whole paths count: nobody may put a program of that
    /// name into the folder that one writes in.
    private static func program(_ words: [String]) -> BoundedProgram? {
        guard let name = words.first, let variable = getenv("PATH") else { return nil }
        let folders = UnsafeRawBufferPointer(start: variable, count: strlen(variable)).split(
            separator: UInt8(ascii: ":"))
        for folder in folders where folder.first == UInt8(ascii: "/") {
            let path = Array(folder) + [UInt8(ascii: "/")] + Array(name.utf8)
            if isProgram(path) { return BoundedProgram(path: path, arguments: Array(words.dropFirst())) }
        }
        return nil
    }

    private static func isProgram(_ path: [UInt8]) -> Bool {
        let name = path.map(CChar.init(bitPattern:)) + [0]
        var status = stat()
        return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(name, X_OK) == 0
    }
}
