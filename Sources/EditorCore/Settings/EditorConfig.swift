/// What the `.editorconfig` files around a text say of it, as far as an editor for prose has a use for it.
///
/// They are wishes of a team and never a reason to change what somebody has written: `charset` is for new files,
/// `end_of_line` for new ones and for lines in a text that has none yet, and the end of a file is only ever added to.
public struct EditorConfig: Hashable, Sendable {
    /// How a new file is stored.
    public enum Charset: String, Hashable, Sendable {
        case utf8 = "utf-8"
        case utf8WithMark = "utf-8-bom"
        case utf16LittleEndian = "utf-16le"
        case utf16BigEndian = "utf-16be"
    }

    /// `charset`; nil where nothing is said, or what we do not write.
    public var charset: Charset?
    /// `end_of_line`
    public var lineEnding: LineEnding?
    /// `insert_final_newline`
    public var endsWithLineEnd: Bool?
    /// `trim_trailing_whitespace`
    public var trimsLines: Bool?
    /// `max_line_length`, in cells: the width for rewrapping. Nil where nothing is said, or that there is none.
    public var longestLine: Int?
    /// `tab_width`, else `indent_size`, in cells: the distance of tab stops. Nil where nothing is said.
    public var tabWidth: Int?

    /// Says nothing.
    public init() {}

    /// Puts together what several files say of a text.
    ///
    /// - Parameters:
    ///   - files: from the root on, the nearest last, each with the path of the text from the file's folder on.
    public init(_ files: [(file: EditorConfigFile, path: String)]) {
        let first = files.lastIndex { $0.file.isRoot } ?? files.startIndex
        var values: [String: String] = [:]
        for (file, path) in files[first...] {
            for pair in file.pairs(for: path) { values[pair.key] = pair.value.lowercased() }
        }
        // “unset” takes back what a file above has said.
        values = values.filter { $0.value != "unset" }
        charset = values["charset"].flatMap(Charset.init(rawValue:))
        lineEnding = values["end_of_line"].flatMap { Self.lineEndings[$0] }
        endsWithLineEnd = values["insert_final_newline"].flatMap { Bool($0) }
        trimsLines = values["trim_trailing_whitespace"].flatMap { Bool($0) }
        tabWidth = (values["tab_width"] ?? values["indent_size"]).flatMap { Int($0) }.flatMap {
            (1...16).contains($0) ? $0 : nil
        }
        longestLine = values["max_line_length"].flatMap { Int($0) }.flatMap {
            (10...400).contains($0) ? $0 : nil
        }
    }

    private static let lineEndings: [String: LineEnding] = ["lf": .lf, "crlf": .crlf, "cr": .cr]
}
