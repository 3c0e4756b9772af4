import Glibc

/// A folder for one test; it goes with the test. Other users may look into it.
final class ScratchFolder {
    /// Its path.
    let path: String
    /// Where the program keeps what it remembers. It has run before: the keyboard panel is hidden.
    let state: String

    /// Makes an empty folder, and one for the program's state beside it.
    init() throws {
        path = try Self.makeFolder()
        state = try Self.makeFolder()
        chmod(path, 0o755)
        mkdir(state + "/cleanwriter", 0o700)
        try rememberPanel("shown = no\n")
    }

    deinit {
        remove(path)
        remove(state)
    }

    private static func makeFolder() throws -> String {
        var template = Array("/tmp/cleanwriter-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure("mkdtemp: errno \(errno)") }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Lets the program find the panel as `lines` say.
    func rememberPanel(_ lines: String) throws { try write(lines.utf8, to: state + "/cleanwriter/panel") }

    /// Lets the program run for the first time.
    func forgetPanel() { remove(state + "/cleanwriter") }

    /// What the program remembers of the panel.
    func rememberedPanel() throws -> String {
        String(decoding: try readBytes(state + "/cleanwriter/panel"), as: UTF8.self)
    }

    /// The path of a file in it.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file; gives its path.
    @discardableResult func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try write(bytes, to: self(name))
        return self(name)
    }

    private func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Failure("\(path) could not be made: errno \(errno)") }
        defer { close(file) }
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Failure("\(path) could not be written: errno \(errno)") }
            rest = rest.dropFirst(written)
        }
    }

    /// Writes a text file; gives its path.
    @discardableResult func write(_ name: String, _ text: String) throws -> String {
        try write(name, text.utf8)
    }

    /// Writes the writer's settings, to be found by a program that has `path` as its `XDG_CONFIG_HOME`.
    func writeSettings(_ text: String) throws {
        mkdir(self("cleanwriter"), 0o755)
        try write("cleanwriter/config", text)
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> [UInt8] { try readBytes(self(name)) }

    private func readBytes(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure("there is no \(path): errno \(errno)") }
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

    /// Writes a file into a folder of the program's state.
    func writeState(_ folder: String, _ name: String, _ text: String) throws {
        for part in ["", "/cleanwriter", "/cleanwriter/" + folder] { mkdir(state + part, 0o700) }
        try write(text.utf8, to: "\(state)/cleanwriter/\(folder)/\(name)")
    }

    /// The names in a folder of the program's state, sorted.
    func stateNames(_ name: String) throws -> [String] {
        guard access("\(state)/cleanwriter/\(name)", F_OK) == 0 else { throw Failure("there is no \(name)") }
        return entries(of: "\(state)/cleanwriter/\(name)").sorted()
    }

    /// The permission bits of a folder of the program's state.
    func stateMode(_ name: String) throws -> mode_t {
        var status = stat()
        guard lstat("\(state)/cleanwriter/\(name)", &status) == 0 else {
            throw Failure("there is no \(name)")
        }
        return status.st_mode & 0o777
    }

    /// An environment that is the same on every machine: nobody's settings, an English UTF-8 locale, an xterm.
    func environment(_ changes: [String: String] = [:]) -> [String: String] {
        let usual = [
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": path, "XDG_STATE_HOME": state,
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "HISTFILE": "",
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
