import EditorCore
import Glibc
import Testing

@testable import CleanWriter

struct `Foreign marks` {
    private let folder = TestFolder()
    private let own = ProcessIdentity.own()
    private let dead = 4_194_303

    private var seen: [String] {
        ForeignMarks(own).editors(of: folder.file("draft.txt")).map { "\($0.name), \($0.owner)" }
    }

    private func swap(_ version: String, _ pid: Int, host: String) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        bytes.replaceSubrange(0..<2, with: Array("b0".utf8))
        bytes.replaceSubrange(2..<2 + version.utf8.count, with: Array(version.utf8))
        for index in 0..<4 { bytes[24 + index] = UInt8(truncatingIfNeeded: pid >> (8 * index)) }
        bytes.replaceSubrange(68..<68 + host.utf8.count, with: Array(host.utf8))
        return bytes
    }

    @Test func `vim and nano are told by their swap files, as long as they live`() {
        let pid = Int(getpid())
        folder.write(".draft.txt.swp", swap("VIM 9.0", pid, host: own.host))
        #expect(seen == ["Vim, process \(pid)"])
        folder.write(".draft.txt.swp", swap("nano 7.2", pid, host: own.host))
        #expect(seen == ["Nano, process \(pid)"])
        folder.write(".draft.txt.swp", swap("VIM 9.0", dead, host: own.host))
        #expect(seen == [])
        folder.write(".draft.txt.swp", swap("VIM 9.0", dead, host: "elsewhere"))
        #expect(seen == ["Vim, on another machine"])
    }

    @Test func `emacs is told by its link, as long as it lives`() {
        folder.link(".#draft.txt", to: "me@\(own.host).\(getpid()):1700000000")
        #expect(seen == ["Emacs, process \(getpid())"])
        unlink(folder.file(".#draft.txt").cString)
        folder.link(".#draft.txt", to: "me@\(own.host).\(dead):1700000000")
        #expect(seen == [])
    }

    @Test func `LibreOffice is told by a lock of today`() {
        folder.write(".~lock.draft.txt#", ",me,machine,30.11.2026 11:00,file:///home/me;")
        #expect(seen == ["LibreOffice, "])
        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
        utimensat(AT_FDCWD, folder.file(".~lock.draft.txt#").cString, &times, 0)
        #expect(seen == [])
    }

    @Test(arguments: [[], [0x62, 0x30], [UInt8](repeating: 0xFF, count: 2_000), Array("b0\u{1B}]0;x".utf8)])
    func `what is no mark says nothing`(bytes: [UInt8]) {
        folder.write(".draft.txt.swp", bytes)
        folder.link(".#draft.txt", to: "\u{1B}[2J@.:")
        #expect(seen == [])
    }
}
