import EditorCore
import Glibc

/// The first part of a file, and the rest still to be read.
struct OpenedFile: Sendable {
    var text: OpenedText
    /// Nil when the text is complete.
    var rest: FileLoader?
}

/// Opens files to be read. Only real files are read, and what something is gets known without waiting for it.
struct FileOpener: Sendable {
    /// Enough for the first screen of any window, in bytes.
    static let firstPart = 64 << 10

    let calls: any SystemCalls
    /// Longer files are refused, in bytes: more than the machine's memory can hold.
    let limit: Int

    /// Opens `path` and reads its first part. A name that does not exist gives an empty text without a stamp,
    /// as does one in a missing folder, with a remark: saving will offer to make the folder.
    func open(_ path: FilePath) throws(OpenProblem) -> OpenedFile {
        // Looked at before it is opened, because to open a device can do something.
        let seen = try translating(OpenProblem.init) { () throws(SystemError) in
            try calls.find(path.bytes, in: AT_FDCWD, following: true)
        }
        if seen == nil, path.bytes.last == UInt8(ascii: "/") { throw .noSuchFolder }
        guard let seen else {
            let remark: OpenedText.Remark? = isInMissingFolder(path) ? .folderIsMissing : nil
            return OpenedFile(text: OpenedText(path: path, text: Rope(), remark: remark))
        }
        try Self.check(seen.kind)
        let file = try translating(OpenProblem.init) { () throws(SystemError) in
            try Descriptor(path.bytes, in: AT_FDCWD, flags: O_RDONLY, calls: calls)
        }
        let (status, fileSystem) = try translating(OpenProblem.init) { () throws(SystemError) in
            (try calls.status(of: file.number), try calls.fileSystemKind(file.number))
        }
        try Self.check(status.kind)
        if isVirtualFileSystem(fileSystem) { throw .isVirtual }
        if status.stamp.size > limit { throw .tooLarge }
        return try begin(path, file, status)
    }

    private func begin(
        _ path: FilePath, _ file: consuming Descriptor, _ status: FileStatus
    ) throws(OpenProblem) -> OpenedFile {
        let size = status.stamp.size
        let start: [UInt8]
        do throws(SystemError) {
            start = try calls.read(min(size, Self.firstPart), from: file.number)
        } catch {
            throw OpenProblem(error)
        }
        if start.count < min(size, Self.firstPart) { throw .shrank }
        let encoding = TextEncoding(start: start, length: size)
        var intake = TextIntake(encoding)
        let isComplete = start.count == size
        let text = OpenedText(
            path: path, text: intake.take(start, isLast: isComplete), encoding: encoding, stamp: status.stamp,
            isComplete: isComplete, expectedBytes: size, isReadOnly: isReadOnly(path, status))
        if isComplete { return OpenedFile(text: text) }
        return OpenedFile(
            text: text, rest: FileLoader(file, size: size, read: start.count, intake: intake, calls: calls))
    }

    /// Only a folder known to be missing is told of; whatever else is wrong with it, saving finds out.
    private func isInMissingFolder(_ path: FilePath) -> Bool {
        guard let folder = path.folder else { return false }
        do throws(SystemError) {
            return try calls.find(folder.bytes, in: AT_FDCWD, following: true) == nil
        } catch {
            return false
        }
    }

    private func isReadOnly(_ path: FilePath, _ status: FileStatus) -> Bool {
        do throws(SystemError) {
            try calls.checkWritable(path.bytes, in: AT_FDCWD)
            return status.mode & 0o222 == 0
        } catch {
            return true
        }
    }

    private static func check(_ kind: FileStatus.Kind) throws(OpenProblem) {
        switch kind {
        case .regular: return
        case .folder: throw .isDirectory
        case .fifo: throw .isFIFO
        case .socket: throw .isSocket
        case .device, .link: throw .isDevice
        }
    }
}

extension OpenProblem {
    /// What a failed call means to somebody who wanted to read.
    init(_ error: SystemError) {
        self =
            switch error.errno {
            case EACCES, EPERM: .notPermitted
            case ELOOP: .linkLoop
            case ENAMETOOLONG: .nameTooLong
            case ENOTDIR: .noSuchFolder
            case EISDIR: .isDirectory
            default: .failed(errno: error.errno)
            }
    }
}

extension FileOpener {
    /// Opens a file and reads all of it.
    /// - Throws: `shrank` also when it was changed meanwhile.
    func whole(_ path: FilePath) throws(OpenProblem) -> OpenedText {
        var opened = try open(path)
        var end: Result<FileStamp?, OpenProblem> = .success(opened.text.stamp)
        opened.rest?.run(DocumentID(0)) { answer in
            if case .appended(_, let part) = answer { opened.text.text.take(part) }
            if case .loadEnded(_, let result) = answer { end = result }
        }
        guard try end.get() == opened.text.stamp else { throw .shrank }
        opened.text.isComplete = true
        return opened.text
    }
}
