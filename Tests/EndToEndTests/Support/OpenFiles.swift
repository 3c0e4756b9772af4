import Glibc

/// The files that another process has open.
enum OpenFiles {
    /// Leaves a process not one descriptor more than those that it has: the next `open` fails with `EMFILE`.
    static func forbidMore(to pid: pid_t, in scratch: ScratchFolder) throws {
        let used = try numbers(of: pid)
        let limit = (0...used.count).first { !used.contains($0) } ?? used.count
        let command = try Command.run(
            ["prlimit", "--pid", "\(pid)", "--nofile=\(limit):\(limit)"], in: scratch)
        guard command.exit == .status(0) else { throw Failure("prlimit: \(command.complaint)") }
    }

    private static func numbers(of pid: pid_t) throws -> Set<Int> {
        guard let folder = opendir("/proc/\(pid)/fd") else { throw Failure("process \(pid) is gone") }
        defer { closedir(folder) }
        var numbers: Set<Int> = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = Int(name) { numbers.insert(number) }
        }
        return numbers
    }
}
