/// Work on folders that the session asks the edge for. Each carries a number higher than those before, so that answers to
/// what nobody waits for any more can be told from others. A newer request of a kind ends the one before.
public enum FolderRequest: Sendable {
    /// Read a folder; answered by `listing`, again and again until that is complete.
    case list(Int, FilePath)
    /// Read the first bytes of a file; answered by `peeked`.
    case peek(Int, FilePath)
    /// Give up what was asked for.
    case stop
}

/// What the edge says of folders.
public enum FolderAnswer: Sendable {
    /// All that is known of a folder.
    case listing(Int, FolderListing)
    /// The beginning of a file; nil for what is no plain file or cannot be read.
    case peeked(Int, [UInt8]?)
}
