/// Another name or another folder for a file.
public struct MoveOrder: Hashable, Sendable {
    /// The file as the document names it.
    public var path: FilePath
    /// Its new name, or the folder into which it goes under the old one.
    public var destination: FilePath
    /// The file's state when it was read or last saved.
    public var expected: FileStamp?
    /// Whether folders that are missing may be made.
    public var makesFolders: Bool

    /// Makes an order.
    public init(path: FilePath, destination: FilePath, expected: FileStamp?, makesFolders: Bool = false) {
        (self.path, self.destination) = (path, destination)
        (self.expected, self.makesFolders) = (expected, makesFolders)
    }
}

/// A file that has been moved.
public struct FileMove: Hashable, Sendable {
    /// Its new name.
    public var path: FilePath
    /// Its state there; that which was expected when somebody had changed the file before.
    public var stamp: FileStamp
    /// What has to be told all the same.
    public var flaw: Flaw?

    /// Something that did not work on the way, and harms nothing.
    public enum Flaw: Hashable, Sendable {
        /// It went to another disk, and the file that it was before could not be taken away.
        case oldFileStays
        /// The disk did not confirm the new name.
        case notConfirmed(errno: Int32)
    }

    /// Tells of a file that has been moved.
    public init(path: FilePath, stamp: FileStamp, flaw: Flaw? = nil) {
        (self.path, self.stamp, self.flaw) = (path, stamp, flaw)
    }
}

/// Why a file was not moved. It is where it was, and as it was.
public enum MoveProblem: Error, Hashable, Sendable {
    /// It is not there any more.
    case vanished
    /// It is a link, which may not lead anywhere from another folder.
    case isLink
    /// Something of the new name is there already.
    case exists
    /// The folder of the new name is not there.
    case noSuchFolder(FilePath)
    /// It would have to be copied to another disk, and somebody was just writing it.
    case unsteady
    /// It would have to be copied to another disk, where it could not have its owner, its rights and its marks.
    case losesMetadata
    /// Its folder, or the new one, may not be written in.
    case closedFolder
    /// Anything else that a save can run into.
    case other(SaveProblem)
}
