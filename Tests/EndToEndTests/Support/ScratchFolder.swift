import Glibc

/// A folder for one test; it goes with the test. Other users may look into it.
final class ScratchFolder {
    /// Its path.
    let path: String

    /// Makes an empty folder.
    init() throws {
        var template = Array("/tmp/cleanwriter-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure("mkdtemp: errno \(errno)") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        chmod(path, 0o755)
    }

    deinit { remove(path) }

    /// The path of a file in it.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file; gives its path.
    @discardableResult func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let file = open(self(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Failure("\(name) could not be made: errno \(errno)") }
        defer { close(file) }
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Failure("\(name) could not be written: errno \(errno)") }
            rest = rest.dropFirst(written)
        }
        return self(name)
    }

    /// Writes a text file; gives its path.
    @discardableResult func write(_ name: String, _ text: String) throws -> String {
        try write(name, text.utf8)
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> [UInt8] {
        let file = open(self(name), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure("there is no \(name): errno \(errno)") }
        defer { close(file) }
        var bytes: [UInt8] = []
        while true {
            let part = readSome(file)
            if part.isEmpty { return bytes }
            bytes += part
        }
    }

    /// A file as text.
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// What stat(2) tells of a file; of a link itself.
    func status(_ name: String) throws -> stat {
        var status = stat()
        guard lstat(self(name), &status) == 0 else { throw Failure("there is no \(name): errno \(errno)") }
        return status
    }

    /// The names in it, hidden ones too, sorted.
    func names() -> [String] { entries(of: path).sorted() }

    /// An environment that is the same on every machine: nobody's settings, an English UTF-8 locale, an xterm.
    func environment(_ changes: [String: String] = [:]) -> [String: String] {
        let usual = [
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": path, "LANG": "C.UTF-8",
            "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
        ]
        return usual.merging(changes) { $1 }
    }
}

private func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
    }
    return names
}

private func remove(_ path: String) {
    guard unlink(path) != 0, rmdir(path) != 0 else { return }
    for name in entries(of: path) { remove("\(path)/\(name)") }
    rmdir(path)
}
