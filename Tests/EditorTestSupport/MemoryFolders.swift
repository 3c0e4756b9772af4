import EditorCore

extension MemoryFiles.Disk {
    /// The answer to a request; nil where there is none. A folder is there as soon as a file is named in it.
    func folder(_ request: FolderRequest) -> FolderAnswer? {
        switch request {
        case .list(let number, let path): .listing(number, list(path))
        case .peek(let number, let path): .peeked(number, files[path].map { Array($0.prefix(8_192)) })
        case .stop: nil
        }
    }

    private func list(_ path: FilePath) -> FolderListing {
        var listing = FolderListing(path: path, now: now)
        let start = path.bytes.isEmpty ? [] : path.bytes + [UInt8(ascii: "/")]
        var items: [[UInt8]: FolderItem] = [:]
        for (file, bytes) in files where file.bytes.starts(with: start) {
            let parts = file.bytes.dropFirst(start.count).split(separator: UInt8(ascii: "/"))
            guard let name = parts.first.map(Array.init) else { continue }
            let kind: FolderItem.Kind =
                parts.count > 1 ? .folder : TextSample(bytes).isText ? .text : .data
            items[name] = FolderItem(name: name, kind: kind, size: bytes.count, modified: now)
        }
        let ranks: [FolderItem.Kind] = [.folder, .text, .data]
        listing.items = ranks.flatMap { rank in
            items.values.filter { $0.kind == rank }.sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
        }
        listing.problem = items.isEmpty ? .noSuchFolder : nil
        listing.isComplete = !items.isEmpty
        return listing
    }
}
