/// The way of a scratch page from one name of its text to the next.
public struct ScratchCarriage: Hashable, Sendable {
    /// The file whose page it is so far; nil for the page that texts without a name share.
    public var former: FilePath?
    /// The file whose page it will be.
    public var owner: FilePath
    /// Whether the page is open, so that it will have a file even if there is none yet.
    public var isOpen: Bool
    /// The page's file as it was read or last saved.
    public var stamp: FileStamp?

    /// Describes the way of a page.
    public init(from former: FilePath?, to owner: FilePath, isOpen: Bool, stamp: FileStamp?) {
        (self.former, self.owner, self.isOpen, self.stamp) = (former, owner, isOpen, stamp)
    }
}

/// A scratch page under the new name of its text.
public struct CarriedScratch: Hashable, Sendable {
    /// Its file.
    public var path: FilePath
    /// The file as it is there; nil when there is none yet.
    public var stamp: FileStamp?

    /// Tells of a page that has gone along.
    public init(path: FilePath, stamp: FileStamp?) { (self.path, self.stamp) = (path, stamp) }
}
