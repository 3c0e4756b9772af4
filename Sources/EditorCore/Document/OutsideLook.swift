/// A file as a document knows it, so that it can be seen whether somebody else has changed it.
public struct KnownFile: Sendable {
    /// As the writer named it.
    public var path: FilePath
    /// Its state when it was read or written last; nil when there was none.
    public var stamp: FileStamp?
    /// What it held, in memory form.
    public var text: Rope
    /// How it was stored.
    public var encoding: TextEncoding

    /// Describes a file.
    public init(path: FilePath, stamp: FileStamp?, text: Rope, encoding: TextEncoding = .bytes) {
        self.path = path
        self.stamp = stamp
        self.text = text
        self.encoding = encoding
    }

    /// What `document` knows of its file; nil when it has none.
    init?(_ document: Document) {
        guard let path = document.path else { return nil }
        self.init(path: path, stamp: document.stamp, text: document.onDisk, encoding: document.storedEncoding)
    }
}

/// What a look at a file has shown.
public enum OutsideLook: Sendable {
    /// It is as it was.
    case same
    /// It holds what it held, in another state.
    case touched(FileStamp)
    /// It holds something else: all of it.
    case changed(OpenedText)
    /// There is no file of that name.
    case gone
    /// What bears the name now cannot be read.
    case unreadable(OpenProblem)
    /// It was written while it was read.
    case unsteady
}
