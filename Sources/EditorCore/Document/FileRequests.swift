/// Work on files that the session asks the edge for; answers come back through `Terminal.wait`.
public enum FileRequest: Sendable {
    /// Read a file; answered by `opened` or `openFailed`, then by `appended` and `loadEnded` while it streams.
    case open(DocumentID, FilePath)
    /// Go on reading a text that was opened before the screen was up; asked for when the first frame is on it, so that
    /// nothing competes with that frame. Answered by `appended` and `loadEnded`.
    case load(DocumentID)
    /// Write a snapshot; answered by `saved` or `saveFailed`.
    case save(DocumentID, SaveOrder)
    /// List names that begin as `prefix` does, for the Tab key; answered by `names`.
    case complete(FilePath)
    /// Read the writer's settings file anew; answered by `settings`.
    case readSettings
    /// Write the settings file; the stamp is that of the file when it was read. Answered by `settingsSaved`.
    case saveSettings(SettingsText)
    /// Keep something of the program's own for the next run; answered by `keepFailed` alone.
    case keep(StateFile, [UInt8])
    /// Add a line to the panel's log, where one was asked for; no answer.
    case log(String)
}

/// What the program remembers by itself from one run to the next; the raw value is the file's name.
public enum StateFile: String, CaseIterable, Hashable, Sendable {
    /// What the keyboard panel showed and where it stood.
    case panel
    /// Japanese words that were chosen for their readings.
    case japanese
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
    /// The writer has said yes to replacing whatever stands there now.
    public var replacesAnything: Bool
    /// The writer has said yes to making missing folders.
    public var makesFolders: Bool

    /// Makes an order.
    public init(
        text: Rope, path: FilePath, encoding: TextEncoding = .bytes, expected: FileStamp? = nil,
        replacesAnything: Bool = false, makesFolders: Bool = false
    ) {
        self.text = text
        self.path = path
        self.encoding = encoding
        self.expected = expected
        self.replacesAnything = replacesAnything
        self.makesFolders = makesFolders
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
        /// The file has more names than this one (hard links).
        case hasOtherNames
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

/// What the edge says back about files.
public enum FileAnswer: Sendable {
    /// The first part of a file.
    case opened(DocumentID, OpenedText)
    /// A file that cannot be opened.
    case openFailed(DocumentID, FilePath, OpenProblem)
    /// The next part of a file that streams in, to be put at the end of what was loaded before. When its `breakByte`
    /// differs from what was loaded, the whole text is to be read with the new one.
    case appended(DocumentID, Rope)
    /// The end of the stream; a problem leaves the text incomplete. The stamp is the one after reading.
    case loadEnded(DocumentID, Result<FileStamp?, OpenProblem>)
    /// Everything is on the disk, the folder entry too.
    case saved(DocumentID, path: FilePath, FileStamp)
    /// Nothing of the writer's was harmed; why it was not saved.
    case saveFailed(DocumentID, path: FilePath, SaveProblem)
    /// Names for the Tab key, whole paths, folders with a final slash.
    case names(prefix: FilePath, [FilePath])
    /// The settings file as it is now.
    case settings(Result<SettingsText, SettingsProblem>)
    /// What became of the settings file that was to be written.
    case settingsSaved(SettingsText, Result<FileStamp, SaveProblem>)
    /// What was to be remembered could not be written.
    case keepFailed(StateFile, SaveProblem)
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

/// Why a save did not happen. The file is as it was, save for `notConfirmed` and `othersKept`.
public enum SaveProblem: Error, Hashable, Sendable {
    /// Somebody else wrote the file since it was read.
    case changedOutside
    /// Somebody deleted the file since it was read.
    case vanished
    /// A file of that name is there already and the writer has not been asked.
    case exists(size: Int, modified: Int64)
    /// The folder is not there.
    case noSuchFolder(FilePath)
    /// Saving by rename would lose something here; what, and another name is wanted.
    case refused(SaveRefusal)
    /// The file is UTF-16, and the text holds bytes that UTF-16 cannot say.
    case notUTF16
    /// The disk or a quota is full.
    case diskFull(needed: Int)
    /// Written and renamed, but the disk did not confirm the folder entry.
    case notConfirmed(errno: Int32)
    /// The text is in its place, but someone had changed the file at that moment; theirs was kept under this name.
    case othersKept(FilePath)
    /// The disk reported an error.
    case failed(errno: Int32)
}

/// What a rename would lose or where it cannot be done.
public enum SaveRefusal: Hashable, Sendable {
    case hardLinks, foreignOwner, closedFolder, mountPoint, metadata, readOnlyFile, readOnlyDisk
    case notAFile, immutable, linkLoop, nameTooLong, notARealFile
}
