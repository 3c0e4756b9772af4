/// Opening a file from the list of a folder.
extension EditorSession {
    /// Shows the folder of the text in front.
    func beginBrowsing() { browse(document.path?.home ?? FilePath([])) }

    /// Shows a folder; the line is empty then.
    private func browse(_ folder: FilePath, standingOn name: [UInt8]? = nil) {
        folders.browsing = Browsing(in: folder)
        choose(from: Chooser(.file, chosen: name.map { .file(FilePath($0)) }))
        listFolder()
    }

    private func listFolder() {
        let number = folders.nextNumber()
        folders.browsing?.number = number
        folders.browsing?.listing = nil
        folders.browsing?.peek = nil
        showListing()
        if let folder = folders.browsing?.folder { want(.file(.folder(.list(number, folder)))) }
    }

    /// Takes what the line says.
    func browse(line: String) {
        guard let before = folders.browsing,
            folders.browsing?.take(line) == true || folders.browsing?.sought != before.sought
        else {
            return
        }
        if folders.browsing?.folder != before.folder {
            listFolder()
        } else if folders.browsing?.showsHidden != before.showsHidden {
            showListing()
        } else if let browsing = folders.browsing {
            chooser?.emptiness = Self.emptiness(of: browsing)
        }
        chooser?.filter(by: folders.browsing?.sought ?? "")
    }

    /// One folder up, as Backspace does in an empty line.
    func browseAbove() {
        guard let above = folders.browsing?.above else { return }
        browse(above.folder, standingOn: above.name)
    }

    /// What the Tab key does.
    func completePath(_ item: ChooserItem) {
        if let line = folders.browsing?.completed(folderItem(item)) { type(inChooser: line) }
    }

    /// Opens what was chosen, or goes into it; without a choice the line is the name.
    func chose(file item: ChooserItem?) {
        guard let browsing = folders.browsing else { return }
        guard let chosen = folderItem(item) else {
            endBrowsing()
            if let path = browsing.typedPath { open(path) }
            return
        }
        let path = browsing.path(of: chosen.name)
        switch chosen.kind {
        case .folder: return browse(path)
        case .file, .text: open(path)
        case .data:
            ask(
                "\(Messages.text(chosen.name)) is no text.",
                [.init("Open it all the same", "o", .openFile(path)), .cancel])
        case .other: say("\(Messages.text(chosen.name)) is not a file that can be written in")
        }
        endBrowsing()
    }

    /// Gives up what is still being read.
    func endBrowsing() {
        guard folders.browsing != nil || folders.book != nil else { return }
        (folders.browsing, folders.book) = (nil, nil)
        want(.file(.folder(.stop)))
    }

    private func folderItem(_ item: ChooserItem?) -> FolderItem? {
        guard case .file(let name) = item?.id else { return nil }
        return folders.browsing?.listing?.items.first { $0.name == name.bytes }
    }

    // MARK: Answers

    func receive(_ answer: FolderAnswer) {
        switch answer {
        case .listing(let number, let listing):
            guard isChoosing, folders.browsing?.number == number else { return }
            folders.browsing?.listing = listing
            showListing()
        case .peeked(let number, let bytes):
            if folders.browsing?.peek?.number == number { folders.browsing?.peek?.bytes = bytes }
        case .counted(let number, let chapters): receive(counted: chapters, number)
        case .found(let number, let chapter, let hits): receive(found: hits, in: chapter, number)
        case .bookEnded(let number, let end): receive(end, number)
        }
    }

    private func showListing() {
        guard let browsing = folders.browsing, chooser?.purpose == .file else { return }
        chooser?.emptiness = Self.emptiness(of: browsing)
        var items = browsing.items.map { item in
            let name = Messages.text(item.name)
            var row = ChooserItem(
                item.kind == .folder ? name + "/" : name, detail: item.detail, id: .file(FilePath(item.name)))
            if item.kind == .data || item.kind == .other { row.role = .dimmed }
            return row
        }
        if let listing = browsing.listing, !items.isEmpty {
            let more = listing.isCut ? " · the first names" : listing.isComplete ? "" : " · reading…"
            items.insert(ChooserItem(heading: Messages.text(listing.path.bytes) + more), at: 0)
        }
        chooser?.update(items: items)
    }

    private static func emptiness(of browsing: Browsing) -> String {
        guard let listing = browsing.listing else { return "reading…" }
        switch listing.problem {
        case .noSuchFolder?: return "there is no such folder"
        case .notPermitted?: return "this folder may not be read by you"
        case .some: return "this folder could not be read"
        case nil where !listing.isComplete: return "reading…"
        case nil where browsing.sought.isEmpty: return "nothing is in this folder"
        case nil: return "no such name: Enter begins a new text"
        }
    }

    // MARK: What is in a file

    /// What is seen of the chosen file beside the list; it is asked for when it is not known. Nil where there is no room.
    func preview(of item: ChooserItem?) -> [UInt8]? {
        guard folders.browsing != nil, chooser?.purpose == .file else { return nil }
        guard let chosen = folderItem(item), chosen.kind == .text || chosen.kind == .file,
            let path = folders.browsing?.path(of: chosen.name)
        else { return [] }
        if folders.browsing?.peek?.path != path {
            let number = folders.nextNumber()
            folders.browsing?.peek = Browsing.Peek(path: path, number: number)
            want(.file(.folder(.peek(number, path))))
        }
        return folders.browsing?.peek?.bytes ?? []
    }
}
