import EditorCore
import Glibc

/// The marks that other editors leave beside a file that they have open.
///
/// They are read and never written. Each is somebody else's bytes: what is shown of it is a known name and a number. A
/// mark of a process of this machine that has ended is none; one of which that cannot be told counts for a day.
struct ForeignMarks {
    /// How long a mark counts whose editor cannot be looked for, in nanoseconds.
    private static let fresh: Int64 = 24 * 3_600 * 1_000_000_000

    private let own: ProcessIdentity
    private let calls = LinuxCalls()

    init(_ own: ProcessIdentity) { self.own = own }

    /// The editors that seem to have `path` open.
    func editors(of path: FilePath) -> [ForeignEditor] {
        let name = path.lastComponent
        let folder = Array(path.bytes.dropLast(name.count))
        func mark(_ head: String, _ tail: String) -> [UInt8] {
            folder + Array(head.utf8) + name + Array(tail.utf8)
        }
        return [
            swapFile(mark(".", ".swp")), emacsLink(mark(".#", "")), officeLock(mark(".~lock.", "#")),
        ].compactMap(\.self)
    }

    /// The swap file of Vim, and the lock of Nano, which has the same form: a version at 2, the process at 24 in little
    /// endian, the machine at 68 (`:help swap-file`, and lock files in nano(1)).
    private func swapFile(_ path: [UInt8]) -> ForeignEditor? {
        guard let (bytes, stamp) = read(path, 1_024), bytes.count >= 108, bytes[0] == 0x62, bytes[1] == 0x30
        else {
            return nil
        }
        let version = String(decoding: bytes[2..<12].prefix { $0 > 0x20 }, as: UTF8.self)
        let pid = (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) }
        let host = String(decoding: bytes[68..<108].prefix { $0 != 0 }, as: UTF8.self)
        let name = version.lowercased().hasPrefix("nano") ? "Nano" : "Vim"
        return editor(name, pid: pid, host: host, stamp)
    }

    /// The lock of Emacs, a link to nothing: `user@host.pid:boot`.
    private func emacsLink(_ path: [UInt8]) -> ForeignEditor? {
        do throws(SystemError) {
            guard let status = try calls.find(path, in: AT_FDCWD), status.kind == .link else { return nil }
            let target = String(decoding: try calls.linkTarget(of: path, in: AT_FDCWD), as: UTF8.self)
            guard let at = target.lastIndex(of: "@"), let dot = target.lastIndex(of: "."), at < dot else {
                return nil
            }
            let host = String(target[target.index(after: at)..<dot])
            let number = target[target.index(after: dot)...].prefix { $0 != ":" }
            guard !host.isEmpty, let pid = Int(number) else { return nil }
            return editor("Emacs", pid: pid, host: host, status.stamp)
        } catch {
            return nil
        }
    }

    /// The lock of LibreOffice: lines that name a person and a machine, and no process.
    private func officeLock(_ path: [UInt8]) -> ForeignEditor? {
        guard let (_, stamp) = read(path, 1_024), wallClock() - stamp.modified < Self.fresh else {
            return nil
        }
        return ForeignEditor(name: "LibreOffice", owner: "")
    }

    private func editor(_ name: String, pid: Int, host: String, _ stamp: FileStamp) -> ForeignEditor? {
        guard host == own.host else {
            let isFresh = wallClock() - stamp.modified < Self.fresh
            return isFresh ? ForeignEditor(name: name, owner: "on another machine") : nil
        }
        // EPERM: it lives, and is somebody else's.
        guard pid > 1, let number = pid_t(exactly: pid), kill(number, 0) == 0 || errno == EPERM else {
            return nil
        }
        return ForeignEditor(name: name, owner: "process \(pid)")
    }

    private func read(_ path: [UInt8], _ count: Int) -> ([UInt8], FileStamp)? {
        do throws(SystemError) {
            let file = try Descriptor(path, in: AT_FDCWD, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
            let status = try calls.status(of: file.number)
            guard status.kind == .regular else { return nil }
            return (try calls.read(count, from: file.number), status.stamp)
        } catch {
            return nil
        }
    }
}
