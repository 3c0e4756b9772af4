import Glibc
import Testing

/// A picture kept in a file, so that it can be looked at and every change of it is seen.
public enum Golden {
    /// Compares `text` with the file `path`.
    ///
    /// With CLEANWRITER_RECORD=1 this writes the file anew, and fails once so that nobody takes it for a comparison.
    public static func expect(
        _ text: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if getenv("CLEANWRITER_RECORD") != nil {
            try write(text, to: path)
            Issue.record(
                "Recorded \(path). Run again without CLEANWRITER_RECORD.", sourceLocation: sourceLocation)
        }
        let kept = try read(path)
        #expect(kept == text, "\(path) shows another picture.", sourceLocation: sourceLocation)
    }

    private struct FileError: Error {
        var path: String
        var code: Int32
    }

    private static func read(_ path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw FileError(path: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw FileError(path: path, code: errno) }
        let written = fputs(text, file)
        guard fclose(file) == 0, written >= 0 else { throw FileError(path: path, code: errno) }
    }
}
