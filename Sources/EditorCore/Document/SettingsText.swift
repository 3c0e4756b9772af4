/// The settings file as it is on the disk, or is to be.
public struct SettingsText: Hashable, Sendable {
    /// Its bytes; none when there is no file yet.
    public var bytes: [UInt8]
    /// Its state when it was read; nil when there was none.
    public var stamp: FileStamp?

    /// Makes a settings file.
    public init(bytes: [UInt8] = [], stamp: FileStamp? = nil) {
        self.bytes = bytes
        self.stamp = stamp
    }
}

/// Why the settings file cannot be read.
public enum SettingsProblem: Error, Hashable, Sendable {
    /// Nobody knows where it is: the environment names no home folder.
    case noPlace
    /// Others may write in it, so that it is not to be trusted.
    case exposed
    /// It is no plain file, or longer than any settings are.
    case unusable
    /// The system said no.
    case failed(errno: Int32)
}
