/// Which document an answer, a request or an effect is about.
public struct DocumentID: Hashable, Sendable {
    /// A number never used twice in a run.
    public let number: Int
    /// Makes the identity `number`.
    public init(_ number: Int) { self.number = number }
}

/// What tells one state of a file from another without reading it.
public struct FileStamp: Hashable, Sendable {
    /// Device and inode.
    public var device, inode: UInt64
    /// Length in bytes.
    public var size: Int
    /// Last change of the content, and of content or metadata, in nanoseconds since 1970.
    public var modified, changed: Int64

    /// Makes a stamp from the fields of `stat`.
    public init(device: UInt64, inode: UInt64, size: Int, modified: Int64, changed: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// Whether both are of one file, by whichever name, in whatever state.
    public func isSameFile(as other: FileStamp) -> Bool { device == other.device && inode == other.inode }
}

/// How the bytes on disk stand for text.
public enum TextEncoding: Hashable, Sendable {
    /// Bytes as they are: UTF-8 or anything else, with its BOM if it had one.
    case bytes
    /// UTF-16 with a byte order mark, converted to UTF-8 in memory and back when saved.
    case utf16LittleEndian, utf16BigEndian
}

/// The bytes that end a line.
public enum LineEnding: Hashable, Sendable {
    case lf, crlf, cr

    /// The bytes.
    public var bytes: [UInt8] {
        switch self {
        case .lf: [0x0A]
        case .crlf: [0x0D, 0x0A]
        case .cr: [0x0D]
        }
    }
}
