/// One way in which a file can hold a text, as a writer chooses it.
enum StoringChoice: CaseIterable, Hashable, Sendable {
    case lf, crlf
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian
    /// What is no UTF-8 becomes the letters that it was in old encodings.
    case windows1252
    case lastLineEnd, noLastLineEnd

    /// What it is called.
    var title: String {
        switch self {
        case .lf: "lines end with LF"
        case .crlf: "lines end with CR LF, as on Windows"
        case .utf8: "UTF-8"
        case .utf8WithMark: "UTF-8 with a byte order mark"
        case .utf16LittleEndian: "UTF-16, little endian"
        case .utf16BigEndian: "UTF-16, big endian"
        case .windows1252: "read what is no UTF-8 as Windows-1252 (Latin-1)"
        case .lastLineEnd: "the last line has an end"
        case .noLastLineEnd: "the last line has no end"
        }
    }

    /// What the file is stored in; nil for what is not about that.
    var encoding: TextEncoding? {
        switch self {
        case .utf8, .utf8WithMark: .bytes
        case .utf16LittleEndian: .utf16LittleEndian
        case .utf16BigEndian: .utf16BigEndian
        case .lf, .crlf, .windows1252, .lastLineEnd, .noLastLineEnd: nil
        }
    }

    /// How a document is stored.
    static func encoding(of document: Document) -> StoringChoice {
        switch document.encoding {
        case .bytes: document.hasMark ? .utf8WithMark : .utf8
        case .utf16LittleEndian: .utf16LittleEndian
        case .utf16BigEndian: .utf16BigEndian
        }
    }
}

extension Document {
    /// Whether the text begins with a byte order mark.
    var hasMark: Bool { Self.firstPlace(of: text) > .zero }
}
