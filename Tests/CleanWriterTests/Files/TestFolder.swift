import EditorCore
import Glibc

@testable import CleanWriter

/// A folder of a test's own, removed with all that is in it.
final class TestFolder: Sendable {
    let path: String

    init(in parent: String = "/tmp") {
        var template = Array("\(parent)/cleanwriter-test-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "a folder for the test can be made")
        path = template.withUnsafeBufferPointer {
            String(decoding: $0.dropLast().map(UInt8.init), as: UTF8.self)
        }
    }

    deinit { Self.remove(path.utf8CString.dropLast().map { UInt8(bitPattern: $0) }) }

    /// The path of a name in the folder.
    func file(_ name: String) -> FilePath { FilePath("\(path)/\(name)") }
    func file(_ name: [UInt8]) -> FilePath { FilePath(Array("\(path)/".utf8) + name) }

    /// The names in the folder, sorted.
    var names: [String] {
        Self.entries(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    /// The names in a folder inside it, sorted.
    func names(in name: String) -> [String] {
        Self.entries(file(name).bytes).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    @discardableResult
    func write(_ name: String, _ content: [UInt8], mode: UInt32 = 0o644) -> FilePath {
        let path = file(name)
        write(path, content)
        chmod(path.cString, mode)
        return path
    }

    @discardableResult
    func write(_ name: String, _ content: String) -> FilePath { write(name, Array(content.utf8)) }

    /// Writes as an outside program does, into the file itself.
    func write(_ path: FilePath, _ content: [UInt8]) {
        let file = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        precondition(
            file >= 0 && Glibc.write(file, content, content.count) == content.count, "a test file is written")
        close(file)
    }

    func content(_ path: FilePath) -> [UInt8]? {
        let file = open(path.cString, O_RDONLY | O_NONBLOCK)
        if file < 0 { return nil }
        defer { close(file) }
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let length = read(file, &buffer, buffer.count)
            if length <= 0 { return all }
            all += buffer[..<length]
        }
    }

    func text(_ name: String) -> String? { content(file(name)).map { String(decoding: $0, as: UTF8.self) } }

    func status(_ name: String) -> FileStatus? {
        try? LinuxCalls().find(file(name).bytes, in: AT_FDCWD)
    }

    func link(_ name: String, to target: String) { symlink(target, file(name).cString) }

    private static func entries(_ path: [UInt8]) -> [[UInt8]] {
        guard let stream = opendir(path.map { CChar(bitPattern: $0) } + [0]) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }

    private static func remove(_ path: [UInt8]) {
        let name = path.map { CChar(bitPattern: $0) } + [0]
        if unlink(name) == 0 { return }
        for entry in entries(path) { remove(path + [UInt8(ascii: "/")] + entry) }
        rmdir(name)
    }
}

extension FilePath {
    var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Rope {
    var allBytes: [UInt8] { bytes(in: range) }
}

extension FileSaver {
    /// A saver as the program has it under the usual umask.
    static let real = FileSaver(calls: LinuxCalls(), newMode: 0o644)
}

extension FileOpener {
    static let real = FileOpener(calls: LinuxCalls(), limit: 1 << 32)
}

/// A file opened and read to its end, as the session would put it together.
func readAll(_ path: FilePath, calls: any SystemCalls = LinuxCalls()) throws(OpenProblem) -> OpenedText {
    var opened = try FileOpener(calls: calls, limit: 1 << 32).open(path)
    var end: Result<FileStamp?, OpenProblem> = .success(nil)
    opened.rest?.run(DocumentID(0)) { answer in
        switch answer {
        case .appended(_, let piece): opened.text.text.take(piece)
        case .loadEnded(_, let result): end = result
        default: preconditionFailure("a loader says nothing else")
        }
    }
    _ = try end.get()
    return opened.text
}
