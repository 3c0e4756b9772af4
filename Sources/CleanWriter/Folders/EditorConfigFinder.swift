import EditorCore
import Glibc

/// Finds the `.editorconfig` files for a text: in its folder and in those above, up to one that says it is the last.
struct EditorConfigFinder {
    let calls: any SystemCalls

    private static let name = Array(".editorconfig".utf8)
    /// Folders that are looked into, the nearest first.
    private static let deepest = 64

    /// The files from the top on, each with the path of the text from the file's folder on.
    ///
    /// - Parameter path: from the root, without links on the way.
    func files(for path: FilePath) -> [(file: EditorConfigFile, path: String)] {
        guard path.bytes.first == UInt8(ascii: "/") else { return [] }
        var found: [(file: EditorConfigFile, path: String)] = []
        var folder = path.bytes
        for _ in 0..<Self.deepest {
            guard let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { break }
            folder = Array(folder[..<slash])
            let name = folder + [UInt8(ascii: "/")] + Self.name
            let bytes = FileStart.read(name, in: AT_FDCWD, EditorConfigFile.sizeLimit + 1, calls: calls)
            // One that is too long to be meant for people is as good as none.
            guard let bytes, bytes.count <= EditorConfigFile.sizeLimit else { continue }
            let file = EditorConfigFile(bytes)
            found.append((file, String(decoding: path.bytes[(folder.count + 1)...], as: UTF8.self)))
            if file.isRoot { break }
        }
        return found.reversed()
    }
}
