import EditorCore
import Glibc

/// The versions of all texts, in `versions` in the folder for what the program remembers: a folder for each text.
///
/// The folder of a text is named by the hash of its path. A file that was renamed is found by what it holds: a folder whose
/// owner is gone, and held the same when it was saved last, becomes the folder of the new name.
struct VersionStore: Sendable {
    /// The folder for all; nil when the environment tells of none.
    private let path: [UInt8]?
    private let calls: any JournalCalls

    init(stateFolder: [UInt8]?, calls: any JournalCalls = LinuxCalls()) {
        path = stateFolder.map { $0 + Array("/versions".utf8) }
        self.calls = calls
    }

    // MARK: Keeping

    /// Adds what a file held before it was saved, if that is worth it, and lets go what is beyond the rules.
    ///
    /// - Parameters:
    ///   - file: the file, absolute and without links.
    ///   - new: what it holds now.
    ///   - now: seconds since 1970.
    func keep(_ former: ReplacedText, of file: [UInt8], new: Rope, at now: Int64) throws(SystemError) {
        guard let root = try root(making: true), try !keepsItsTexts(file) else { return }
        let folder = try folder(of: file, holding: former.text, in: root.number, making: true)
        guard let folder else { return }
        try folder.setOwner(.init(path: file, hash: ContentHash(of: new).value))
        let room = VersionRules.roomForOne(of: former.room)
        let saved = former.modified / 1_000_000_000
        let versions = try folder.versions()
        let isWorth = VersionRules.isWorth(
            saved: saved, newest: versions.first?.seconds, loss: former.text.count - new.count)
        guard isWorth, !former.text.isEmpty, former.text.count <= room else { return }
        let version = VersionName(of: former.text, seconds: saved)
        if versions.contains(where: { $0.hash == version.hash && $0.bytes == version.bytes }) { return }
        try folder.add(former.text, as: version)
        try thin(folder, room: room, at: now)
        try bound(root.number, room: former.room)
    }

    private func thin(_ folder: borrowing VersionFolder, room: Int, at now: Int64) throws(SystemError) {
        let versions = try folder.versions()
        let excess = VersionRules.excess(
            of: versions.map { (saved: $0.seconds, bytes: $0.bytes) }, at: now, room: room)
        for index in excess { try folder.remove(versions[index]) }
    }

    /// Lets the oldest versions of all texts go until what is left has room.
    private func bound(_ root: Int32, room: Int) throws(SystemError) {
        var all: [(folder: [UInt8], version: VersionName)] = []
        try forEachFolder(in: root) { (folder) throws(SystemError) in
            all += try folder.versions().map { (folder.name, $0) }
            return true
        }
        var bytes = all.reduce(0) { $0 + $1.version.bytes }
        for (name, version) in all.sorted(by: { $0.version.seconds < $1.version.seconds }) {
            if bytes <= room { return }
            try VersionFolder(name, in: root, making: false, calls: calls).remove(version)
            bytes -= version.bytes
        }
    }

    /// Whether the file lies where nothing of it is to leave copies elsewhere.
    private func keepsItsTexts(_ file: [UInt8]) throws(SystemError) -> Bool {
        let slash = file.lastIndex(of: UInt8(ascii: "/")) ?? 0
        let folder = try Descriptor(
            Array(file[..<max(1, slash)]), in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, calls: calls)
        return keepsItsTextsToItself(try calls.fileSystemKind(folder.number))
    }

    // MARK: Looking

    /// Bytes that are compared for a list, so that the oldest versions of a long text keep nobody waiting.
    private static let comparedBytes = 64 << 20

    /// The versions of a file, the newest first, each compared with the present text.
    ///
    /// - Parameters:
    ///   - held: what the file holds.
    ///   - rule: how words are counted.
    /// - Returns: the versions, and the bytes that they take.
    func list(
        of file: [UInt8], holding held: Rope, present: Rope, by rule: CountingRule
    ) throws(SystemError) -> ([VersionInfo], bytes: Int) {
        guard let root = try root(making: false),
            let folder = try folder(of: file, holding: held, in: root.number, making: false)
        else { return ([], 0) }
        let versions = try folder.versions()
        var left = Self.comparedBytes
        var infos: [VersionInfo] = []
        for version in versions {
            left -= version.bytes + present.count
            let text = left > 0 ? try folder.text(of: version) : nil
            // The name may have been given by another rule, or by an older program.
            let words = text.map { TextFigures(of: $0, by: rule).words }
            let since = text.map { WordChange(TextComparison(old: $0, new: present), by: rule) }
            infos.append(version.info(words: words, since: since))
        }
        return (infos, versions.reduce(0) { $0 + $1.bytes })
    }

    /// The text of a version; nil when there is none of that name.
    func text(of name: [UInt8], of file: [UInt8]) throws(SystemError) -> Rope? {
        guard let version = VersionName(name), let root = try root(making: false) else { return nil }
        return try VersionFolder(Self.folderName(file), in: root.number, making: false, calls: calls)
            .text(of: version)
    }

    // MARK: Forgetting

    /// What is kept of a file.
    struct Holding: Hashable {
        /// The file; nil when nobody can tell.
        var file: [UInt8]?
        var versions: Int
        var bytes: Int
    }

    /// What is kept of all files, the largest first.
    func holdings() throws(SystemError) -> [Holding] {
        guard let root = try root(making: false) else { return [] }
        var holdings: [Holding] = []
        try forEachFolder(in: root.number) { (folder) throws(SystemError) in
            let versions = try folder.versions()
            let bytes = versions.reduce(0) { $0 + $1.bytes }
            holdings.append(
                Holding(file: try folder.owner()?.path, versions: versions.count, bytes: bytes))
            return true
        }
        return holdings.sorted { $0.bytes > $1.bytes }
    }

    /// Lets all versions of a file go, or those of every file; gives the bytes that they took.
    func forget(_ file: [UInt8]?) throws(SystemError) -> Int {
        guard let root = try root(making: false) else { return 0 }
        var bytes = 0
        let wanted = file.map(Self.folderName)
        try forEachFolder(in: root.number) { (folder) throws(SystemError) in
            guard wanted == nil || folder.name == wanted else { return true }
            bytes += try folder.versions().reduce(0) { $0 + $1.bytes }
            try folder.removeAll()
            try calls.removeFolder(folder.name, in: root.number)
            return true
        }
        return bytes
    }

    // MARK: Folders

    private func root(making: Bool) throws(SystemError) -> Descriptor? {
        guard let path, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        do throws(SaveProblem) {
            let place = Array(path[..<slash])
            let parent = try Folder(place, in: AT_FDCWD, shown: place, making: making, calls: calls)
            return try translating({ SaveProblem($0) }) { () throws(SystemError) in
                try PrivateFolder.open(
                    Array(path[(slash + 1)...]), in: parent.descriptor.number, making: making, calls: calls)
            }
        } catch {
            if case .failed(let number) = error, number != ENOENT { throw SystemError(errno: number) }
            return nil
        }
    }

    /// The folder of a file; nil when there is none and none is to be made.
    private func folder(
        of file: [UInt8], holding text: Rope, in root: Int32, making: Bool
    ) throws(SystemError) -> VersionFolder? {
        let name = Self.folderName(file)
        if try calls.find(name, in: root) == nil {
            let isAdopted = try adopt(name, for: file, holding: text, root)
            if !isAdopted, !making { return nil }
        }
        let folder = try VersionFolder(name, in: root, making: making, calls: calls)
        // Two paths of the same hash: the versions are those of the other one.
        if let owner = try folder.owner(), owner.path != file { return nil }
        return folder
    }

    /// Gives a file the versions of one that is gone and held the same, if there is such a one.
    private func adopt(
        _ name: [UInt8], for file: [UInt8], holding text: Rope, _ root: Int32
    ) throws(SystemError) -> Bool {
        let hash = ContentHash(of: text).value
        var isAdopted = false
        try forEachFolder(in: root) { (folder) throws(SystemError) in
            guard let owner = try folder.owner(), owner.hash == hash,
                try calls.find(owner.path, in: AT_FDCWD) == nil
            else { return true }
            try folder.setOwner(.init(path: file, hash: hash))
            try calls.rename(folder.name, to: name, in: root, .keeping)
            isAdopted = true
            return false
        }
        return isAdopted
    }

    /// Calls `body` with one folder after the other for as long as it answers true. What is no folder of ours is passed
    /// over.
    private func forEachFolder(
        in root: Int32, _ body: (borrowing VersionFolder) throws(SystemError) -> Bool
    ) throws(SystemError) {
        for name in try calls.names(in: root) where RandomName.isOurs(name) {
            let status = try calls.find(name, in: root)
            guard status?.kind == .folder, status?.user == geteuid() else { continue }
            if try !body(VersionFolder(name, in: root, making: false, calls: calls)) { return }
        }
    }

    private static func folderName(_ file: [UInt8]) -> [UInt8] {
        Array(hexadecimal(ContentHash(of: Rope(file)).value).utf8)
    }
}

extension SystemCalls {
    /// Removes an empty folder; one that holds something that is not ours stays.
    fileprivate func removeFolder(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        let path = name.map { CChar(bitPattern: $0) } + [0]
        if unlinkat(folder, path, AT_REMOVEDIR) != 0, errno != ENOTEMPTY, errno != ENOENT {
            throw SystemError(errno: errno)
        }
    }
}
