/// What the program remembers by itself from one run to the next; the raw value is the file's name.
public enum StateFile: String, CaseIterable, Hashable, Sendable {
    /// What the keyboard panel showed and where it stood.
    case panel
    /// Words that were looked for, and those that were put in.
    case searches
    /// Japanese words that were chosen for their readings.
    case japanese
    /// For which texts typing marks are on.
    case marks
    /// For which texts Markdown is shown.
    case markdown
    /// Languages and words of single texts.
    case spelling
    /// Where the writer was in each text.
    case places
    /// The files that were open last.
    case recent
    /// The texts that were open when the program was left.
    case session
    /// Commands that were run by name.
    case commands
    /// Settings of the page that were changed while writing.
    case page

    /// Whether it is a trace of what was done, which `--forget` removes, and not a choice.
    public var isTrace: Bool {
        switch self {
        case .searches, .places, .recent, .session: true
        case .panel, .japanese, .marks, .markdown, .spelling, .commands, .page: false
        }
    }
}

/// What a state file is made from.
public protocol KeptState: Sendable {
    /// The file's content. The thread that writes it asks for this, so no key waits for it.
    var encoded: [UInt8] { get }

    /// The file's content where `present` is in it by then: what another window has written since, or what this one has
    /// not read yet, may have to stay.
    func encoded(over present: [UInt8]) -> [UInt8]
}

extension KeptState {
    /// What stands there goes, as it should where there is one state and no collection.
    public func encoded(over present: [UInt8]) -> [UInt8] { encoded }
}

extension [UInt8]: KeptState {
    /// The bytes themselves.
    public var encoded: [UInt8] { self }
}

/// All that a save needs, fixed at the moment it was asked for.
public struct SaveOrder: Sendable {
    /// The text, in memory form (UTF-8 or raw bytes).
    public var text: Rope
    /// Where to; relative to the folder where the program started. The edge replaces `~/` at its start.
    public var path: FilePath
    /// How to write it.
    public var encoding: TextEncoding
    /// The file's state when it was read or last saved; nil for a file that should not exist yet.
    public var expected: FileStamp?
    /// What the writer has said yes to.
    public var consent: SaveConsent
    /// What can be taken back and made again from here, to be kept for the next run; nil when it is not to be.
    public var history: UndoHistory?
    /// What the file holds until then, to be kept as a version; nil when it is not to be kept.
    public var former: ReplacedText?

    /// Makes an order.
    public init(
        text: Rope, path: FilePath, encoding: TextEncoding = .bytes, expected: FileStamp? = nil,
        consent: SaveConsent = [], history: UndoHistory? = nil, former: ReplacedText? = nil
    ) {
        self.text = text
        self.path = path
        self.encoding = encoding
        self.expected = expected
        self.consent = consent
        self.history = history
        self.former = former
    }
}

/// The first part of a file, or all of it.
public struct OpenedText: Sendable {
    /// As named by the writer.
    public var path: FilePath
    /// What has been read so far, converted to memory form. A BOM stays in the text for `.bytes`.
    public var text: Rope
    /// How it was stored.
    public var encoding: TextEncoding
    /// The file's state before it was read; nil when there is no file yet, or the text came from a pipe.
    public var stamp: FileStamp?
    /// Whether more is on its way.
    public var isComplete: Bool
    /// Bytes expected in all, on disk; 0 when not known.
    public var expectedBytes: Int
    /// Whether the file can be written by us, as far as can be told.
    public var isReadOnly: Bool
    /// What will be asked when the text is saved, and is better known before anything is written.
    public var remark: Remark?

    /// Something about a file that does not keep it from being opened.
    public enum Remark: Hashable, Sendable {
        /// The folder in which it is to be made is not there.
        case folderIsMissing
        /// Some of its bytes are no UTF-8.
        case holdsOtherBytes
    }

    /// Makes a description of what was read.
    public init(
        path: FilePath, text: Rope, encoding: TextEncoding = .bytes, stamp: FileStamp? = nil,
        isComplete: Bool = true, expectedBytes: Int = 0, isReadOnly: Bool = false, remark: Remark? = nil
    ) {
        self.path = path
        self.text = text
        self.encoding = encoding
        self.stamp = stamp
        self.isComplete = isComplete
        self.expectedBytes = expectedBytes
        self.isReadOnly = isReadOnly
        self.remark = remark
    }
}

/// Why a file cannot be opened. `errno` names are plain, such as `EACCES`.
public enum OpenProblem: Error, Hashable, Sendable {
    case isDirectory, isFIFO, isSocket, isDevice, isVirtual
    case notPermitted, linkLoop, nameTooLong
    /// A folder on the way is missing.
    case noSuchFolder
    /// More than the machine's memory can hold.
    case tooLarge
    /// It got shorter while it was read.
    case shrank
    case failed(errno: Int32)
}
