import EditorCore
import Glibc

/// The versions of one text: a folder with a file for each, and one file that tells whose they are.
///
/// Nothing in it is believed for being there. A link is not followed, a file of somebody else's is not read, and a version
/// whose bytes do not have the hash in its name is none.
struct VersionFolder: ~Copyable {
    /// Whose versions these are.
    struct Owner: Hashable {
        /// The file, absolute.
        var path: [UInt8]
        /// What it held when it was saved last.
        var hash: UInt64

        /// The bytes of the file that says so: the hash, a line end, the path.
        var encoded: [UInt8] { Array(hexadecimal(hash).utf8) + [0x0A] + path }

        init(path: [UInt8], hash: UInt64) {
            self.path = path
            self.hash = hash
        }

        init?(_ bytes: [UInt8]) {
            guard bytes.count > 17, bytes[16] == 0x0A,
                let hash = UInt64(String(decoding: bytes[..<16], as: UTF8.self), radix: 16)
            else { return nil }
            self.init(path: Array(bytes[17...]), hash: hash)
        }
    }

    private static let ownerName = Array("owner".utf8)
    private static let mostOwnerBytes = 17 + Int(PATH_MAX)

    /// The name of this folder in the one for all.
    let name: [UInt8]
    private let folder: Descriptor
    private let calls: any JournalCalls

    /// Opens the folder `name`.
    init(_ name: [UInt8], in root: Int32, making: Bool, calls: any JournalCalls) throws(SystemError) {
        self.name = name
        self.calls = calls
        folder = try PrivateFolder.open(name, in: root, making: making, calls: calls)
    }

    /// Whose versions these are; nil when nobody can tell.
    func owner() throws(SystemError) -> Owner? {
        try read(Self.ownerName, limit: Self.mostOwnerBytes).flatMap(Owner.init)
    }

    /// Notes whose versions these are.
    func setOwner(_ owner: Owner) throws(SystemError) {
        let temporary = RandomName.hidden()
        try write(temporary) { (writer) throws(SystemError) in
            _ = try writer.write(Rope(owner.encoded), as: .bytes)
        }
        try calls.rename(temporary, to: Self.ownerName, in: folder.number, .replacing)
    }

    /// The versions, the newest first.
    func versions() throws(SystemError) -> [VersionName] {
        try calls.names(in: folder.number).compactMap(VersionName.init).sorted {
            ($0.seconds, $0.hash) > ($1.seconds, $1.hash)
        }
    }

    /// Adds a version. What is left of one that could not be written to its end goes again.
    func add(_ text: Rope, as version: VersionName) throws(SystemError) {
        do throws(SystemError) {
            try write(version.name) { (writer) throws(SystemError) in
                _ = try writer.write(text, as: .bytes)
            }
        } catch {
            if error.errno == EEXIST { return }
            try remove(version)
            throw error
        }
        try calls.sync(folder.number)
    }

    /// The text of a version; nil when it is not what its name says.
    func text(of version: VersionName) throws(SystemError) -> Rope? {
        guard let bytes = try read(version.name, limit: version.bytes), bytes.count == version.bytes else {
            return nil
        }
        let text = Rope(bytes)
        return ContentHash(of: text).value == version.hash ? text : nil
    }

    /// Removes a version; no matter if another run of the program has done so.
    func remove(_ version: VersionName) throws(SystemError) { try remove(version.name) }

    /// Removes everything that is ours in it.
    func removeAll() throws(SystemError) {
        for name in try calls.names(in: folder.number)
        where VersionName(name) != nil || name == Self.ownerName || RandomName.isOurs(name) {
            try remove(name)
        }
    }

    private func remove(_ name: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try calls.unlink(name, in: folder.number)
        } catch {
            if error.errno != ENOENT { throw error }
        }
    }

    private func write(
        _ name: [UInt8], _ body: (inout TextWriter) throws(SystemError) -> Void
    ) throws(SystemError) {
        let file = try Descriptor(creating: name, in: folder.number, calls: calls)
        var writer = TextWriter(file.number, calls: calls)
        try body(&writer)
        try calls.sync(file.number)
        try file.close()
    }

    /// The bytes of a file of ours; nil for anything else, and for one that is longer than `limit`.
    private func read(_ name: [UInt8], limit: Int) throws(SystemError) -> [UInt8]? {
        guard try calls.find(name, in: folder.number)?.kind == .regular else { return nil }
        let file = try Descriptor(name, in: folder.number, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: file.number)
        guard status.kind == .regular, status.user == geteuid(), status.mode & 0o022 == 0,
            status.stamp.size <= limit
        else { return nil }
        return try calls.read(status.stamp.size, from: file.number)
    }
}
