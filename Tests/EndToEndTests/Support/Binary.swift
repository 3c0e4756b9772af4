import Glibc

/// The program under test.
enum Binary {
    /// Its path: what CLEANWRITER_BINARY names, else the debug build beside these sources.
    static func path() throws -> String {
        let path = getenv("CLEANWRITER_BINARY").map { String(cString: $0) } ?? builtPath
        guard access(path, X_OK) == 0 else {
            throw Failure("There is no \(path): run swift build first, or name one in CLEANWRITER_BINARY.")
        }
        return path
    }

    private static var builtPath: String {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        return "/\(root)/.build/debug/cleanwriter"
    }
}
