/// Work on folders that the session asks the edge for. Each carries a number higher than those before, so that answers to
/// what nobody waits for any more can be told from others. A newer request of a kind ends the one before.
public enum FolderRequest: Sendable {
    /// Read a folder; answered by `listing`, again and again until that is complete.
    case list(Int, FilePath)
    /// Read the first bytes of a file; answered by `peeked`.
    case peek(Int, FilePath)
    /// Count the words of all texts of a folder; answered by `counted`, then by `bookEnded`.
    case count(Int, BookOrder, CountingRule)
    /// Look for words in all texts of a folder; answered by `found`, then by `bookEnded`.
    case find(Int, BookOrder, SearchQuery)
    /// Give up what was asked for.
    case stop
}

/// What the edge says of folders.
public enum FolderAnswer: Sendable {
    /// All that is known of a folder.
    case listing(Int, FolderListing)
    /// The beginning of a file; nil for what is no plain file or cannot be read.
    case peeked(Int, [UInt8]?)
    /// Texts that were counted.
    case counted(Int, [BookChapter])
    /// What was found in a text.
    case found(Int, BookChapter, [FolderHit])
    /// All texts were read, as far as they can be.
    case bookEnded(Int, BookEnd)
}

/// The texts of a folder and of those in it, as a book lies on the disk: a file for each chapter.
public struct BookOrder: Sendable {
    /// A text that is open here, and counts as it is on the screen.
    public struct OpenText: Sendable {
        /// The file.
        public var stamp: FileStamp
        /// The text.
        public var text: Rope

        /// Names an open text.
        public init(stamp: FileStamp, text: Rope) {
            self.stamp = stamp
            self.text = text
        }
    }

    /// The folder.
    public var folder: FilePath
    /// Texts of which the screen is ahead of the disk.
    public var open: [OpenText]

    /// Orders the texts of a folder.
    public init(folder: FilePath, open: [OpenText] = []) {
        self.folder = folder
        self.open = open
    }
}

/// A text of a book.
public struct BookChapter: Hashable, Sendable {
    /// Where it is, from the root on where the system tells.
    public var path: FilePath
    /// The same from the folder of the book on.
    public var name: [UInt8]
    /// Its words; 0 where they are not counted.
    public var words: Int

    /// Names a text.
    public init(path: FilePath, name: [UInt8], words: Int = 0) {
        self.path = path
        self.name = name
        self.words = words
    }
}

/// How the reading of a book ended.
public struct BookEnd: Hashable, Sendable {
    /// Texts that were read.
    public var texts = 0
    /// Texts that are too large, or could not be read.
    public var skipped = 0
    /// Whether there were more files than are read.
    public var isCut = false
    /// Why the folder cannot be read.
    public var problem: OpenProblem?
    /// Why what is looked for cannot be.
    public var pattern: PatternProblem?

    /// Nothing was read.
    public init() {}
}
