import EditorCore
import Glibc

/// Reads a folder for somebody who looks on: what is known so far is told at growing distances, in order, until the folder
/// is read and its files are looked into.
///
/// Nothing is opened but plain files. A device or a pipe can do something when it is.
struct FolderReader {
    /// Names that are read. More are of no use to a person, and a folder can hold millions.
    static let mostNames = 250_000
    private static let firstPause = Duration.milliseconds(100)
    private static let longestPause = Duration.milliseconds(1_600)

    let calls: any SystemCalls
    /// Whether the one who asked still waits.
    let isWanted: () -> Bool
    let tell: (FolderListing) -> Void

    private struct Entry {
        var order: NaturalOrder
        var item: FolderItem

        func precedes(_ other: Entry) -> Bool {
            item.kind.rank == other.item.kind.rank
                ? order < other.order : item.kind.rank < other.item.kind.rank
        }
    }

    /// When the next listing is due.
    private struct Pace {
        private let clock = MonotonicClock()
        private var pause = FolderReader.firstPause
        private var due: Duration

        init() { due = clock.now() + pause }

        mutating func isDue() -> Bool {
            guard clock.now() >= due else { return false }
            pause = min(pause * 2, FolderReader.longestPause)
            due = clock.now() + pause
            return true
        }
    }

    /// Reads the folder `path`. The last listing is complete, or has a problem.
    func read(_ path: FilePath) {
        var listing = FolderListing(path: path)
        do throws(SystemError) {
            let name = path.bytes.isEmpty ? [UInt8(ascii: ".")] : path.bytes
            let folder = try Descriptor(name, in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, calls: calls)
            listing.path = FolderNames.path(of: folder.number, calls: calls) ?? path
            var pace = Pace()
            var entries = try names(in: folder.number, &listing, &pace)
            entries.sort { $0.precedes($1) }
            lookInto(&entries, in: folder.number, &listing, &pace)
            listing.isComplete = true
            tell(&listing, entries)
        } catch {
            listing.problem = error.errno == ENOENT ? .noSuchFolder : OpenProblem(error)
            tell(listing)
        }
    }

    private func tell(_ listing: inout FolderListing, _ entries: [Entry]) {
        guard isWanted() else { return }
        listing.items = entries.map(\.item)
        tell(listing)
    }

    // MARK: Names

    private func names(
        in folder: Int32, _ listing: inout FolderListing, _ pace: inout Pace
    ) throws(SystemError) -> [Entry] {
        let now = LocalMoment(seconds: Int64(time(nil)))
        var entries: [Entry] = []
        try FolderNames.forEach(in: folder) { name in
            listing.isCut = entries.count == Self.mostNames
            guard isWanted(), !listing.isCut else { return false }
            entries.append(Entry(order: NaturalOrder(name), item: item(name, in: folder, now)))
            if pace.isDue() { tell(&listing, entries.sorted { $0.precedes($1) }) }
            return true
        }
        return entries
    }

    private func item(_ name: [UInt8], in folder: Int32, _ now: LocalMoment) -> FolderItem {
        do throws(SystemError) {
            let status = try uninterrupted { () throws(SystemError) in
                try calls.status(of: name, in: folder, following: true)
            }
            let kind: FolderItem.Kind =
                switch status.kind {
                case .folder: .folder
                case .regular: .file
                case .link, .fifo, .socket, .device: .other
                }
            return FolderItem(
                name: name, kind: kind, size: status.stamp.size,
                modified: LocalMoment(seconds: status.stamp.modified / 1_000_000_000), now: now)
        } catch {
            // A link that leads nowhere, or a file that went away just now.
            return FolderItem(name: name, kind: .other, size: 0, modified: nil, now: now)
        }
    }

    // MARK: Contents

    private func lookInto(
        _ entries: inout [Entry], in folder: Int32, _ listing: inout FolderListing, _ pace: inout Pace
    ) {
        for index in entries.indices where entries[index].item.kind == .file {
            guard isWanted() else { return }
            let start = FileStart.read(entries[index].item.name, in: folder, TextSample.size, calls: calls)
            entries[index].item.kind = start.map { TextSample($0).isText ? .text : .data } ?? .data
            if pace.isDue() { tell(&listing, entries.sorted { $0.precedes($1) }) }
        }
        entries.sort { $0.precedes($1) }
    }
}

extension FolderItem.Kind {
    /// What comes first in a list. A file that nobody has looked into stands where it most likely stays.
    fileprivate var rank: Int {
        switch self {
        case .folder: 0
        case .file, .text: 1
        case .data: 2
        case .other: 3
        }
    }
}
