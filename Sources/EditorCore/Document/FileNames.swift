/// How the names of files are made whole, so that one file is known by each of them, as far as names alone tell.
public struct FileNames: Hashable, Sendable {
    /// The folder in which the program was started, for names that are relative to it.
    private let folder: [UInt8]
    private let home: [UInt8]?

    /// - Parameters:
    ///   - folder: the folder in which the program runs.
    ///   - home: what `~` stands for; nil when that is not known.
    public init(folder: [UInt8] = [], home: [UInt8]? = nil) {
        (self.folder, self.home) = (folder, home)
    }

    /// The path from the root, without `.` and `..`.
    public func whole(_ path: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        var bytes = path.bytes
        if bytes.starts(with: "~/".utf8), let home {
            bytes = home + bytes.dropFirst()
        } else if bytes.first != slash {
            bytes = folder + [slash] + bytes
        }
        var parts: [ArraySlice<UInt8>] = []
        for part in bytes.split(separator: slash) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return FilePath(parts.flatMap { [slash] + $0 })
    }

    /// The path as it is shown to people: `~` stands for the home folder.
    public func short(_ path: FilePath) -> FilePath {
        let whole = whole(path).bytes
        guard let home, !home.isEmpty, whole.starts(with: home) else { return FilePath(whole) }
        let rest = whole.dropFirst(home.count)
        return rest.first.map { $0 == UInt8(ascii: "/") } ?? true
            ? FilePath([UInt8(ascii: "~")] + rest) : FilePath(whole)
    }
}
