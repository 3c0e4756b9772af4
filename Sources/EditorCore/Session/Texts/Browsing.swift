/// A folder that a writer looks through for a file to open.
///
/// The line filters what is on show. A slash in it leads on: what stands before the last one is a folder, looked up from
/// `base` as the system does, and only what follows is looked for. `..` and `~` by themselves lead on at once.
struct Browsing {
    /// Where names are looked up from.
    let base: FilePath
    /// The folder on show.
    private(set) var folder: FilePath
    /// What is looked for in it.
    private(set) var sought = ""
    /// The line up to there.
    private(set) var walked = ""
    /// Names the request for the folder on show.
    var number = 0
    /// What is known of that folder; nil until it is read.
    var listing: FolderListing?
    /// What is seen of the chosen file.
    var peek: Peek?

    /// The first bytes of a file.
    struct Peek {
        let path: FilePath
        let number: Int
        /// Nil until they are there, and for what is not to be read.
        var bytes: [UInt8]?
    }

    init(in base: FilePath) {
        self.base = base
        folder = base
    }

    /// Takes what the line says; gives whether another folder is on show now.
    mutating func take(_ line: String) -> Bool {
        let leads = line == ".." || line == "~" ? line + "/" : line
        let cut = leads.lastIndex(of: "/").map { leads.index(after: $0) } ?? leads.startIndex
        walked = String(leads[..<cut])
        sought = String(leads[cut...])
        let before = folder
        folder = base.appending(walked)
        return folder != before
    }

    /// Whether hidden names are asked for.
    var showsHidden: Bool { sought.hasPrefix(".") }

    /// What is on show, in order.
    var items: some Sequence<FolderItem> {
        (listing?.items ?? []).lazy.filter { [showsHidden] in showsHidden || !$0.isHidden }
    }

    /// The path of something in the folder on show.
    func path(of name: [UInt8]) -> FilePath { (listing?.path ?? folder).appending(name) }

    /// The path that the line names, whatever is on show; nil for none.
    var typedPath: FilePath? {
        let name = sought.trimmedOfBlanks
        return name.isEmpty ? nil : folder.appending(Array(name.utf8))
    }

    /// The folder above the one on show, and the name of this one in it; nil at the top.
    var above: (folder: FilePath, name: [UInt8])? {
        let path = listing?.path ?? folder
        guard path.bytes.first == FilePath.slash else { return (path.appending(Array("..".utf8)), []) }
        let name = path.lastComponent
        return name.isEmpty ? nil : (path.folder ?? FilePath([FilePath.slash]), name)
    }

    /// What the Tab key makes of the line: as much as all names share that begin as it does, else the name of `chosen`.
    func completed(_ chosen: FolderItem?) -> String? {
        let start = Array(sought.utf8)
        let fitting = items.filter { $0.name.starts(with: start) }
        let shared = fitting.dropFirst().reduce(fitting.first?.name ?? []) { shared, item in
            Array(zip(shared, item.name).prefix { $0 == $1 }.map(\.0))
        }
        if fitting.count > 1, shared.count > start.count, let name = String(validating: shared, as: UTF8.self)
        {
            return walked + name
        }
        let item = fitting.count == 1 ? fitting.first : chosen
        return item.flatMap { item in
            String(validating: item.name, as: UTF8.self).map {
                walked + $0 + (item.kind == .folder ? "/" : "")
            }
        }
    }
}

extension FilePath {
    static let slash = UInt8(ascii: "/")

    /// The path of a name in this folder; the present folder has an empty path.
    func appending(_ name: [UInt8]) -> FilePath {
        if bytes.isEmpty || name.first == Self.slash { return FilePath(name) }
        return FilePath(bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name)
    }

    /// The folder that somebody names who is in this one; a `~` is for the edge to replace.
    fileprivate func appending(_ walked: String) -> FilePath {
        if walked.isEmpty { return self }
        let name = Array(walked.utf8)
        let body = name.count > 1 ? Array(name.dropLast()) : name
        return walked.hasPrefix("~/") ? FilePath(walked) : appending(body)
    }

    /// The folder in which the file lies; the present one has an empty path.
    var home: FilePath { folder ?? (bytes.first == Self.slash ? FilePath([Self.slash]) : FilePath([])) }
}
