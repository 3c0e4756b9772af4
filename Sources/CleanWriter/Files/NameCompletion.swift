import EditorCore
import Glibc

/// The names that begin as somebody has typed, for the Tab key.
enum NameCompletion {
    /// More names are of no use to a person, and a folder can hold millions.
    private static let limit = 1000
    private static let entriesLookedAt = 100_000

    /// Paths that begin as `typed`, in the order of their bytes, folders with a final slash; none when the
    /// folder cannot be read. Hidden names are given only to who types the dot.
    /// - Parameter expanded: the same path as the system knows it, `~/` replaced.
    static func paths(beginningAs typed: FilePath, expanded: FilePath) -> [FilePath] {
        let start = expanded.lastComponent
        let folder = Array(expanded.bytes.dropLast(start.count))
        let shownFolder = Array(typed.bytes.dropLast(typed.lastComponent.count))
        return names(in: folder, beginningAs: start).map { FilePath(shownFolder + $0) }
    }

    private static func names(in folder: [UInt8], beginningAs start: [UInt8]) -> [[UInt8]] {
        let path = (folder.isEmpty ? Array(".".utf8) : folder).map { CChar(bitPattern: $0) } + [0]
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        for _ in 0..<entriesLookedAt {
            guard names.count < limit, let entry = readdir(stream) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let isWanted = start.isEmpty ? name.first != UInt8(ascii: ".") : name.starts(with: start)
            if !isWanted || name == Array(".".utf8) || name == Array("..".utf8) { continue }
            names.append(isFolder(entry.pointee.d_type, name, in: stream) ? name + [UInt8(ascii: "/")] : name)
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Asks the system only where the listing does not tell, and for links.
    private static func isFolder(_ kind: UInt8, _ name: [UInt8], in stream: OpaquePointer) -> Bool {
        if kind != UInt8(DT_LNK), kind != UInt8(DT_UNKNOWN) { return kind == UInt8(DT_DIR) }
        var status = stat()
        let path = name.map { CChar(bitPattern: $0) } + [0]
        return fstatat(dirfd(stream), path, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
