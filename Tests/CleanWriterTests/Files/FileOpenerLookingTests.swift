import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// What a look at a file shows, against what a document knows of it.
struct `Looking at files` {
    private let folder = TestFolder()

    /// What a document knows that has just been opened.
    private func known(_ name: String) throws -> KnownFile {
        let opened = try readAll(folder.file(name))
        return KnownFile(path: opened.path, stamp: opened.stamp, text: opened.text, encoding: opened.encoding)
    }

    private func look(_ file: KnownFile) -> String {
        switch FileOpener.real.look(at: file, in: file.path) {
        case .same: "same"
        case .touched: "touched"
        case .changed(let text): "changed to " + String(decoding: text.text.allBytes, as: UTF8.self)
        case .gone: "gone"
        case .unreadable(let problem): "\(problem)"
        case .unsteady: "unsteady"
        }
    }

    @Test func `a file is seen for what has become of it`() throws {
        folder.write("draft", "One.")
        let file = try known("draft")
        #expect(look(file) == "same")
        folder.write("draft", "One.")
        #expect(look(file) == "touched")
        folder.write("draft", "Two.")
        #expect(look(file) == "changed to Two.")
        unlink(file.path.cString)
        #expect(look(file) == "gone")
        mkdir(file.path.cString, 0o755)
        #expect(look(file) == "isDirectory")
        rmdir(file.path.cString)
        mkfifo(file.path.cString, 0o644)
        #expect(look(file) == "isFIFO")
    }

    @Test func `the same size and time do not hide a change`() throws {
        folder.write("draft", "One.")
        let file = try known("draft")
        let time = try #require(file.stamp).modified
        folder.write("draft", "Two.")
        let stamp = timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
        var times = [stamp, stamp]
        utimensat(AT_FDCWD, file.path.cString, &times, 0)
        #expect(look(file) == "changed to Two.")
    }

    @Test func `another way of storing the same words is a change`() throws {
        folder.write("draft", "One.")
        let file = try known("draft")
        folder.write("draft", [0xFF, 0xFE] + "One.".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(look(file) == "changed to One.")
    }

    @Test func `a file that is written while it is read is unsteady`() throws {
        let path = folder.write("draft", [UInt8](repeating: 0x61, count: 200_000))
        let file = try known("draft")
        folder.write("draft", [UInt8](repeating: 0x62, count: 200_000))
        let calls = FaultyCalls { call, _ in
            if call == .read { folder.write(path, [UInt8](repeating: 0x63, count: 150_000)) }
            return nil
        }
        let opener = FileOpener(calls: calls, limit: 1 << 30)
        guard case .unsteady = opener.look(at: file, in: path) else {
            Issue.record("half a file was taken for a whole one")
            return
        }
    }
}
