/// What was seen of some files without opening them.
public struct FileGlances: Hashable, Sendable {
    /// When each file that is there was changed last.
    public var changed: [FilePath: LocalMoment]
    /// When that was seen.
    public var now: LocalMoment

    /// Makes a note of what was seen.
    public init(changed: [FilePath: LocalMoment], now: LocalMoment) {
        (self.changed, self.now) = (changed, now)
    }

    /// Whether a file is there.
    func isThere(_ path: FilePath) -> Bool { changed[path] != nil }

    /// The last change of a file as people say it.
    func words(for path: FilePath) -> String { changed[path]?.words(at: now) ?? "not there" }
}
