/// What a file held before a save, to be kept as a version of it.
public struct ReplacedText: Sendable {
    /// The text, in memory form.
    public var text: Rope
    /// When the file was written that held it, in nanoseconds since 1970.
    public var modified: Int64
    /// Bytes that all versions of all texts may take.
    public var room: Int

    /// Makes a description of what a file held.
    public init(text: Rope, modified: Int64, room: Int) {
        self.text = text
        self.modified = modified
        self.room = room
    }
}

/// A version of a text that is kept.
public struct VersionInfo: Hashable, Sendable {
    /// The name under which it is kept.
    public var name: [UInt8]
    /// When it was saved, in seconds since 1970.
    public var seconds: Int64
    /// The same in local time.
    public var saved: LocalMoment
    /// Words in it.
    public var words: Int
    /// Words that have come since and words that have gone; nil when they were not counted.
    public var since: WordChange?

    /// Makes a description of a version.
    public init(name: [UInt8], seconds: Int64, saved: LocalMoment, words: Int, since: WordChange? = nil) {
        self.name = name
        self.seconds = seconds
        self.saved = saved
        self.words = words
        self.since = since
    }
}

/// How many words came and went.
public struct WordChange: Hashable, Sendable {
    /// Words that came.
    public var inserted: Int
    /// Words that went.
    public var removed: Int

    /// Makes a count.
    public init(inserted: Int, removed: Int) {
        self.inserted = inserted
        self.removed = removed
    }
}

/// The versions of a text.
public struct VersionList: Hashable, Sendable {
    /// The file, as named by the writer.
    public var path: FilePath
    /// The newest first.
    public var versions: [VersionInfo]
    /// Bytes that they take on the disk.
    public var bytes: Int
    /// The present time.
    public var now: LocalMoment

    /// Makes a list.
    public init(path: FilePath, versions: [VersionInfo], bytes: Int, now: LocalMoment) {
        self.path = path
        self.versions = versions
        self.bytes = bytes
        self.now = now
    }
}
