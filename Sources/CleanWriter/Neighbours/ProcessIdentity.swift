import Glibc

/// A process, told from all others that ever ran: its number alone is given again.
struct ProcessIdentity: Hashable, Sendable {
    var host: String
    /// The run of the machine.
    var boot: String
    var pid: Int
    /// When it began, in the kernel's ticks since the machine did.
    var start: Int

    /// Whether it still runs.
    enum Life: Sendable { case lives, dead, unknown }

    /// This process.
    static func own() -> ProcessIdentity {
        let pid = Int(getpid())
        return ProcessIdentity(host: hostName(), boot: bootID(), pid: pid, start: startTicks(of: pid) ?? 0)
    }

    /// Whether the process still runs; of one on another machine nobody knows.
    func life(seenFrom own: ProcessIdentity) -> Life {
        guard host == own.host else { return .unknown }
        guard boot == own.boot else { return .dead }
        return Self.startTicks(of: pid) == start ? .lives : .dead
    }

    private static func hostName() -> String {
        var name = utsname()
        guard uname(&name) == 0 else { return "" }
        return withUnsafeBytes(of: name.nodename) { String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self) }
    }

    private static func bootID() -> String {
        let bytes = contents(of: "/proc/sys/kernel/random/boot_id")
        return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    }

    /// Field 22 of /proc/PID/stat (proc(5)), behind the name, which may hold anything.
    private static func startTicks(of pid: Int) -> Int? {
        let line = contents(of: "/proc/\(pid)/stat")
        guard let name = line.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = line[name...].split(separator: UInt8(ascii: " "))
        return fields.count > 20 ? Int(String(decoding: fields[20], as: UTF8.self)) : nil
    }

    private static func contents(of path: String) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, buffer.count))
        }
    }
}
