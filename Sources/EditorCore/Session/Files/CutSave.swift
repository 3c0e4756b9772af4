/// A save in place that was cut off, by a crash or a lost battery. Both versions are whole and on the disk.
public struct CutSave: Equatable, Sendable {
    /// One of the two versions.
    public enum Version: Sendable { case old, new }

    /// The file that tells of it, which stands for it.
    public var record: FilePath
    /// The file that was being saved.
    public var path: FilePath
    /// The open document of that file; nil when there is none.
    public var document: DocumentID?
    /// When the save began, in nanoseconds since 1970.
    public var began: Int64

    /// Describes a save.
    public init(record: FilePath, path: FilePath, document: DocumentID?, began: Int64) {
        self.record = record
        self.path = path
        self.document = document
        self.began = began
    }
}
