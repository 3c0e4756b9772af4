import EditorCore
import Glibc

/// Reads the texts of a folder and of those in it one after the other, in the order in which a person puts them. One text
/// is in memory at a time.
///
/// Hidden names are passed over, and with them what programs keep for themselves. Links are not followed: what they lead
/// to is either here already or outside of the book.
struct BookReader {
    /// A larger file is no chapter, in bytes.
    static let largestText = 64 << 20
    /// Names that are looked at.
    static let mostNames = 50_000
    private static let deepest = 16

    private let opener: FileOpener
    private let open: [BookOrder.OpenText]
    private let isWanted: () -> Bool
    private var end = BookEnd()
    private var looked = 0

    /// Does something with a text. Gives false when that is enough, and throws when there is no use in going on.
    typealias Visit = (BookChapter, Rope) throws(PatternProblem) -> Bool

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - open: texts that take the place of their files.
    ///   - isWanted: whether the one who asked still waits.
    init(_ opener: FileOpener, open: [BookOrder.OpenText], while isWanted: @escaping () -> Bool) {
        self.opener = opener
        self.open = open
        self.isWanted = isWanted
    }

    /// Reads all texts of `folder`.
    mutating func read(_ folder: FilePath, _ visit: Visit) throws(PatternProblem) -> BookEnd {
        let path = folder.bytes.isEmpty ? FilePath(".") : folder
        guard let top = entries(of: path, flags: 0) else { return end }
        try go(through: top.names, of: top.path, [], depth: 0, visit)
        return end
    }

    private mutating func go(
        through names: [[UInt8]], of folder: FilePath, _ prefix: [UInt8], depth: Int, _ visit: Visit
    ) throws(PatternProblem) {
        for name in names {
            guard isWanted(), !end.isCut else { return }
            looked += 1
            end.isCut = looked > Self.mostNames
            let path = FilePath(folder.bytes + (folder.bytes == [slash] ? [] : [slash]) + name)
            switch kind(of: path) {
            case .regular:
                guard let text = text(of: path) else { continue }
                end.texts += 1
                if try !visit(BookChapter(path: path, name: prefix + name), text) { end.isCut = true }
            case .folder where depth < Self.deepest:
                guard let inner = entries(of: path, flags: O_NOFOLLOW) else { continue }
                try go(through: inner.names, of: path, prefix + name + [slash], depth: depth + 1, visit)
            case .folder, .link, .fifo, .socket, .device, nil: break
            }
        }
    }

    private let slash = UInt8(ascii: "/")

    /// The names in a folder that are not hidden, in order, and where it is.
    private mutating func entries(of path: FilePath, flags: Int32) -> (path: FilePath, names: [[UInt8]])? {
        do throws(SystemError) {
            let folder = try Descriptor(
                path.bytes, in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY | flags, calls: opener.calls)
            var names: [NaturalOrder] = []
            try FolderNames.forEach(in: folder.number) { name in
                if name.first != UInt8(ascii: ".") { names.append(NaturalOrder(name)) }
                return names.count <= Self.mostNames && isWanted()
            }
            let whole = FolderNames.path(of: folder.number, calls: opener.calls) ?? path
            return (whole, names.sorted().map(\.name))
        } catch {
            if looked == 0 { end.problem = error.errno == ENOENT ? .noSuchFolder : OpenProblem(error) }
            end.skipped += 1
            return nil
        }
    }

    private func kind(of path: FilePath) -> FileStatus.Kind? {
        do throws(SystemError) {
            return try opener.calls.find(path.bytes, in: AT_FDCWD)?.kind
        } catch {
            return nil
        }
    }

    /// The text of a file as it is on the screen, else on the disk; nil when it is no text.
    private mutating func text(of path: FilePath) -> Rope? {
        do throws(OpenProblem) {
            let opened = try opener.open(path)
            if let stamp = opened.text.stamp,
                let shown = open.first(where: { $0.stamp.isSameFile(as: stamp) })
            {
                return shown.text
            }
            let start = opened.text.text
            let sample = start.bytes(in: .zero..<min(start.end, TextOffset(TextSample.size)))
            guard TextSample(sample).isText else { return nil }
            if opened.text.isComplete { return start }
            guard opened.text.expectedBytes <= Self.largestText else {
                end.skipped += 1
                return nil
            }
            return try opener.whole(path).text
        } catch {
            end.skipped += 1
            return nil
        }
    }
}
