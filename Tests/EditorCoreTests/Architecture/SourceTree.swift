import Glibc

/// The package's own files, read from the disk so that tests can hold the rules of its architecture.
struct SourceTree {
    /// A file below the package's root.
    struct File {
        /// From the package's root, such as `Sources/EditorCore/Text/Rope.swift`.
        let path: String
        /// Lines as they stand there.
        let lines: [Substring]
        /// The same lines without comments and without what stands in quotes; a string's interpolations are kept.
        let code: [Substring]

        /// The folder inside the target, such as `Text` of `Sources/EditorCore/Text/Rope.swift`.
        var folder: Substring { path.split(separator: "/").dropFirst(2).first ?? "" }
    }

    /// What could not be read.
    struct Unreadable: Error {
        var path: String
        var code: Int32
    }

    /// The folder that holds `Package.swift`, with a slash at its end.
    static let root = String(
        #filePath.replacing("Tests/EditorCoreTests/Architecture/SourceTree.swift", with: ""))

    /// All files below `Sources`, read once for all tests.
    static let sources = Result { try swiftFiles(below: "Sources") }

    /// All Swift files below `folder`, in the order of their paths.
    static func swiftFiles(below folder: String) throws -> [File] {
        try names(in: folder).flatMap { name throws -> [File] in
            let path = folder + "/" + name
            if name.hasSuffix(".swift") { return [try file(path)] }
            return isFolder(path) ? try swiftFiles(below: path) : []
        }
    }

    /// Names of the folders in `folder`.
    static func folders(in folder: String) throws -> [String] {
        try names(in: folder).filter { isFolder(folder + "/" + $0) }
    }

    /// A file's whole text.
    static func text(_ path: String) throws -> String {
        guard let file = fopen(root + path, "r") else { throw Unreadable(path: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func file(_ path: String) throws -> File {
        let text = try text(path)
        return File(path: path, lines: lines(of: text), code: lines(of: CodeOnly.of(text)))
    }

    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Names in a folder, sorted, hidden ones left out.
    private static func names(in folder: String) throws -> [String] {
        guard let stream = opendir(root + folder) else { throw Unreadable(path: folder, code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(root + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
