import EditorCore

extension MemoryFiles.Disk {
    /// The answers to a request. A folder is there as soon as a file is named in it.
    func folder(_ request: FolderRequest) -> [FolderAnswer] {
        switch request {
        case .list(let number, let path): [.listing(number, list(path))]
        case .peek(let number, let path): [.peeked(number, files[path].map { Array($0.prefix(8_192)) })]
        case .count(let number, let order, let rule):
            [
                .counted(
                    number,
                    chapters(order).map { chapter, text in
                        BookChapter(
                            path: chapter.path, name: chapter.name,
                            words: TextFigures(of: text.bytes(in: text.range), by: rule).words)
                    }), .bookEnded(number, end(order)),
            ]
        case .find(let number, let order, let query): find(number, order, query)
        case .stop: []
        }
    }

    private func find(_ number: Int, _ order: BookOrder, _ query: SearchQuery) -> [FolderAnswer] {
        var end = end(order)
        var answers: [FolderAnswer] = []
        do throws(PatternProblem) {
            let search = try FolderSearch(query, NoPatterns())
            for (chapter, text) in chapters(order) {
                let hits = try search.hits(in: text, while: { true })
                if !hits.told.isEmpty { answers.append(.found(number, chapter, hits.told)) }
                end.isCut = end.isCut || hits.isCut
            }
        } catch {
            end.pattern = error
        }
        return answers + [.bookEnded(number, end)]
    }

    private func end(_ order: BookOrder) -> BookEnd {
        var end = BookEnd()
        end.texts = chapters(order).count
        return end
    }

    /// The texts of a folder in order, as they are on the screen where they are open.
    private func chapters(_ order: BookOrder) -> [(BookChapter, Rope)] {
        let start = prefix(of: order.folder)
        let names = files.keys.filter { $0.bytes.starts(with: start) }
            .map { NaturalOrder(Array($0.bytes.dropFirst(start.count))) }.sorted()
        return names.compactMap { name in
            let path = FilePath(start + name.name)
            guard let bytes = files[path], TextSample(bytes).isText else { return nil }
            let shown = order.open.first { $0.stamp.inode == number(of: path) }?.text
            return (BookChapter(path: path, name: name.name), shown ?? Rope(bytes))
        }
    }

    private func prefix(of path: FilePath) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        let path = real(path)
        return path.bytes.isEmpty || path.bytes.last == slash ? path.bytes : path.bytes + [slash]
    }

    private func list(_ path: FilePath) -> FolderListing {
        var listing = FolderListing(path: path)
        let start = prefix(of: path)
        var items: [[UInt8]: FolderItem] = [:]
        for (file, bytes) in files where file.bytes.starts(with: start) {
            let parts = file.bytes.dropFirst(start.count).split(separator: UInt8(ascii: "/"))
            guard let name = parts.first.map(Array.init) else { continue }
            let kind: FolderItem.Kind = parts.count > 1 ? .folder : TextSample(bytes).isText ? .text : .data
            items[name] = FolderItem(name: name, kind: kind, size: bytes.count, modified: now, now: now)
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
