/// Why a save did not happen, or not quite. The file is as it was, save for `notConfirmed`, `othersKept`, `putBack` and
/// `damaged`.
public enum SaveProblem: Error, Hashable, Sendable {
    /// Somebody else wrote the file since it was read.
    case changedOutside
    /// Somebody deleted the file since it was read.
    case vanished
    /// A file of that name is there already and the writer has not been asked.
    case exists(size: Int, modified: Int64)
    /// The folder is not there.
    case noSuchFolder(FilePath)
    /// The file is marked read-only, and we could write it all the same.
    case readOnly
    /// It cannot be saved under this name.
    case refused(SaveRefusal)
    /// The file must be written in place, and there is nowhere to keep its old version meanwhile.
    case unprotected(InPlaceReason)
    /// The file is UTF-16, and the text holds bytes that UTF-16 cannot say.
    case notUTF16
    /// The file would come to hold letters in two encodings, which no other program could read.
    case mixesEncodings
    /// The disk or a quota is full.
    case diskFull(needed: Int)
    /// Written and renamed, but the disk did not confirm the folder entry.
    case notConfirmed(errno: Int32)
    /// The text is in its place, but someone had changed the file at that moment; theirs was kept under this name.
    case othersKept(FilePath)
    /// Writing in place failed in the middle; the old version was written back and is on the disk.
    case putBack(errno: Int32)
    /// Writing in place failed in the middle, and the old version could not be put back for sure. It is whole under
    /// this name; nil when the writer went without a copy.
    case damaged(errno: Int32, old: FilePath?)
    /// The system reported an error.
    case failed(errno: Int32)
}

/// Why a file has to keep its place on the disk, and so cannot be replaced by a new one of the same name.
public enum InPlaceReason: Hashable, Sendable {
    /// It has more names than this one (hard links).
    case otherNames
    /// A new file could not be given its owner or its group.
    case foreignOwner
    /// No file can be made in its folder, or none can be renamed there.
    case closedFolder
    /// Something is mounted on it.
    case mountPoint
    /// It has attributes that cannot be given to a new file.
    case metadata
}

/// Why nothing can be saved under a name.
public enum SaveRefusal: Hashable, Sendable {
    case closedFolder, notPermitted, readOnlyDisk, notAFile, notARealFile, immutable
    case linkLoop, strangersLink, nameTooLong, sizeLimit
}
