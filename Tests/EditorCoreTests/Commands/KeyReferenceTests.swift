import EditorCore
import Glibc
import Testing

struct KeyReferenceTests {
    /// With CLEANWRITER_RECORD=1 this writes the page anew, and fails once so that nobody takes it for a comparison.
    @Test(arguments: [(KeySet.standard, "keys"), (.wordstar, "keys-wordstar"), (.emacs, "keys-emacs")])
    func `the key reference is what the key table says`(set: KeySet, name: String) throws {
        let path = #filePath.replacing(
            "Tests/EditorCoreTests/Commands/KeyReferenceTests.swift", with: "docs/\(name).md")
        let expected = KeyReference.markdown(set)
        if getenv("CLEANWRITER_RECORD") != nil {
            try write(expected, to: path)
            Issue.record("Recorded \(path). Run again without CLEANWRITER_RECORD.")
        }
        #expect(
            try read(path) == expected,
            "docs/\(name).md is out of date: CLEANWRITER_RECORD=1 swift test --filter KeyReference")
    }

    private struct FileError: Error {
        var path: String
        var code: Int32
    }

    private func read(_ path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw FileError(path: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw FileError(path: path, code: errno) }
        let written = fputs(text, file)
        guard fclose(file) == 0, written >= 0 else { throw FileError(path: path, code: errno) }
    }
}
