import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Finding editorconfig files` {
    let folder = TestFolder()

    init() {
        mkdir(folder.file("book").cString, 0o755)
        mkdir(folder.file("book/part").cString, 0o755)
    }

    private func config(_ name: String) -> EditorConfig {
        EditorConfig(EditorConfigFinder(calls: LinuxCalls()).files(for: folder.file(name)))
    }

    @Test func `those of the folders above count, the nearest most`() {
        folder.write(".editorconfig", "root = true\n[*]\nend_of_line = crlf\nmax_line_length = 60\n")
        folder.write("book/.editorconfig", "[part/*.md]\nmax_line_length = 70\n")
        #expect(config("book/part/one.md").longestLine == 70)
        #expect(config("book/part/one.md").lineEnding == .crlf)
        #expect(config("book/one.md").longestLine == 60)
    }

    @Test func `a root ends the way up`() {
        folder.write(".editorconfig", "[*]\nend_of_line = crlf\n")
        folder.write("book/.editorconfig", "root = true\n")
        #expect(config("book/one.md").lineEnding == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `what is no plain file is not opened`() {
        mkfifo(folder.file("book/.editorconfig").cString, 0o644)
        folder.write(".editorconfig", "root = true\n[*]\nend_of_line = crlf\n")
        #expect(config("book/one.md").lineEnding == .crlf)
    }

    @Test func `a file beyond all measure is left alone`() {
        let lines = "root = true\n[*]\nend_of_line = crlf\n"
        folder.write("book/.editorconfig", lines + String(repeating: "#", count: EditorConfigFile.sizeLimit))
        folder.write(".editorconfig", "root = true\n[*]\nend_of_line = lf\n")
        #expect(config("book/one.md").lineEnding == .lf)
    }
}
