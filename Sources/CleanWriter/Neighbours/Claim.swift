import EditorCore

/// What a window says of a file that it has open, for the next one that opens it.
struct Claim: Hashable, Sendable {
    /// Longer ones are not ours, in bytes.
    static let sizeLimit = 1 << 14

    var process: ProcessIdentity
    /// Whether the claim is locked for as long as the window lives; not where the file system knows no locks.
    var isLocked: Bool
    /// The name of the socket at which the window can be asked.
    var door: [UInt8]
    /// The window's terminal; empty for none.
    var terminal: String
    /// Since when the file is open, in nanoseconds since 1970.
    var since: Int64
    /// Device and inode of the file; 0 for one that is yet to be made.
    var device, inode: UInt64
    /// The file, from the root.
    var path: FilePath

    private static let head = "cleanwriter open 1"
    private static let end = Array("\nend\n".utf8)

    /// Whether a claim is about this file, by what it is or by what it is called.
    func isAbout(_ stamp: FileStamp?, _ path: FilePath) -> Bool {
        if let stamp, inode != 0 {
            return device == stamp.device && inode == stamp.inode || self.path == path
        }
        return self.path == path
    }

    /// The claim as it is written: lines, and the path, which can hold line ends, counted.
    var bytes: [UInt8] {
        let lines = [
            Self.head, "host \(process.host)", "boot \(process.boot)", "pid \(process.pid)",
            "start \(process.start)", "locked \(isLocked ? 1 : 0)",
            "door \(String(decoding: door, as: UTF8.self))",
            "terminal \(terminal)", "since \(since)", "device \(device)", "inode \(inode)",
            "path \(path.bytes.count)",
        ]
        return Array((lines.joined(separator: "\n") + "\n").utf8) + path.bytes + Self.end
    }
}

extension Claim {
    /// Reads a claim; nil for one that is torn, or that we have not written.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func line() -> [UInt8] {
            let cut = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            defer { rest = rest[min(cut + 1, rest.endIndex)...] }
            return Array(rest[..<cut])
        }
        func text(after word: String) -> String? {
            let word = Array("\(word) ".utf8)
            let line = line()
            return line.starts(with: word)
                ? String(validating: line.dropFirst(word.count), as: UTF8.self) : nil
        }
        func number<Number: FixedWidthInteger>(after word: String) -> Number? {
            text(after: word).flatMap { Number($0) }
        }
        guard bytes.count <= Self.sizeLimit, line() == Array(Self.head.utf8), let host = text(after: "host"),
            let boot = text(after: "boot"), let pid: Int = number(after: "pid"), pid > 0,
            let start: Int = number(after: "start"), let locked: Int = number(after: "locked"),
            let door = text(after: "door"), let terminal = text(after: "terminal"),
            let since: Int64 = number(after: "since"), let device: UInt64 = number(after: "device"),
            let inode: UInt64 = number(after: "inode"), let length: Int = number(after: "path"),
            length == rest.count - Self.end.count, rest.suffix(Self.end.count) == Self.end[...],
            rest.first == UInt8(ascii: "/"), !rest.contains(0), RandomName.isDigits(Array(door.utf8))
        else { return nil }
        self.init(
            process: ProcessIdentity(host: host, boot: boot, pid: pid, start: start), isLocked: locked == 1,
            door: Array(door.utf8), terminal: terminal, since: since, device: device, inode: inode,
            path: FilePath(Array(rest.prefix(length))))
    }
}
