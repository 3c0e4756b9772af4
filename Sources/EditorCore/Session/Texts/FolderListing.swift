/// Something that lies in a folder.
public struct FolderItem: Hashable, Sendable {
    /// What it is, links followed.
    public enum Kind: Hashable, Sendable {
        case folder
        /// A file that nobody has looked into yet.
        case file
        case text
        /// A file that is no text.
        case data
        /// A pipe, a socket, a device, or a link that leads nowhere: never opened.
        case other
    }

    /// Its name, without the folder's.
    public var name: [UInt8]
    /// What it is.
    public var kind: Kind
    /// Length and time, as a list tells them.
    public let detail: String

    /// Describes something in a folder. What is told of it is worked out here, by the worker who reads the folder: a list can
    /// be long.
    ///
    /// - Parameters:
    ///   - size: in bytes.
    ///   - modified: when its content was changed last; nil when not known.
    ///   - now: the present time.
    public init(name: [UInt8], kind: Kind, size: Int, modified: LocalMoment?, now: LocalMoment) {
        self.name = name
        self.kind = kind
        let time = modified.map { $0.words(at: now) }
        let parts = kind == .folder ? [time] : kind == .other ? [] : [Messages.bytes(size), time]
        detail = parts.compactMap(\.self).joined(separator: " · ")
    }

    /// Whether it is shown only to those who ask for such names.
    public var isHidden: Bool { name.first == UInt8(ascii: ".") }
}

/// What is known of a folder so far.
public struct FolderListing: Sendable {
    /// The folder from the root on, without links on the way where the system tells.
    public var path: FilePath
    /// What lies in it: folders, then files that may be texts, then the rest, each in the order of `NaturalOrder`.
    public var items: [FolderItem] = []
    /// Whether that is all.
    public var isComplete = false
    /// Whether there were more names than are read.
    public var isCut = false
    /// Why it cannot be read.
    public var problem: OpenProblem?

    /// Knows nothing but the name.
    public init(path: FilePath) { self.path = path }
}
