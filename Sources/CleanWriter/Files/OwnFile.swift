import Glibc

/// Files that tell the program what to do. One that others may write is not read: whoever can change how keys work can
/// make a writer lose words.
enum OwnFile {
    /// The bytes of a regular file of ours; nil when there is none, when it is larger than `limit` bytes, or when others
    /// may write in it.
    static func read(_ path: [UInt8], limit: Int) -> [UInt8]? {
        let file = open(
            path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
            status.st_uid == geteuid(), status.st_mode & 0o022 == 0
        else { return nil }
        return contents(of: file, size: Int(status.st_size))
    }

    /// As many bytes as there are, `size` at most.
    private static func contents(of file: Int32, size: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = 0
            while count < size {
                let taken = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                guard taken > 0 else { return }
                count += taken
            }
        }
    }
}
