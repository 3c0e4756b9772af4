/// The files that were open last: remembered, listed, forgotten.
extension EditorSession {
    /// Remembers that a file is open.
    func noteRecent(_ path: FilePath) {
        guard settings.recent else { return }
        want(.file(.note(.recent, texts.memory.recent.remember(RecentNote(), for: path))))
    }

    /// Forgets that a file was open.
    func forgetRecent(_ path: FilePath) {
        guard texts.memory.recent[path] != nil else { return }
        want(.file(.note(.recent, texts.memory.recent.remember(nil, for: path))))
    }

    /// Remembers a document's file, if there is one yet.
    func noteRecent(at index: Int) {
        guard views[index].scratch == nil, views[index].document.stamp != nil else { return }
        if let path = views[index].document.path { noteRecent(path) }
    }

    // MARK: The list

    /// Lists the files, the newest first, but for the one in front.
    func chooseRecentFile() {
        guard settings.recent else { return say("no files are remembered: recent is off in the settings") }
        texts.glances = nil
        var list = Chooser(.recentFile, items: recentItems)
        list.keys = [Chooser.Key(chord: KeyChord(.character("d"), .control), label: "forget")]
        list.emptiness = "no such file is remembered"
        choose(from: list)
        want(.file(.glance(recentFiles)))
    }

    private var recentFiles: [FilePath] {
        let front = document.path.map(texts.memory.names.whole)
        return texts.memory.recent.entries.map(\.path).reversed().filter { $0 != front }
    }

    private var recentItems: [ChooserItem] {
        recentFiles.map { path in
            var item = ChooserItem(
                Messages.text(path.lastComponent), note: shownFolder(of: path), id: .file(path))
            if index(ofFile: path) != nil {
                item.detail = "open"
            } else if let glances = texts.glances {
                item.detail = glances.words(for: path)
                if !glances.isThere(path) { item.role = .dimmed }
            }
            return item
        }
    }

    /// Takes what was seen of the files; those that are not there any more are dimmed.
    func receive(_ seen: FileGlances) {
        guard chooser?.purpose == .recentFile else { return }
        texts.glances = seen
        chooser?.update(items: recentItems)
    }

    /// Opens the chosen file, or tells that it is not there any more.
    func takeRecentFile(_ item: ChooserItem?) {
        guard case .file(let path) = item?.id else { return }
        if let glances = texts.glances, !glances.isThere(path) {
            return say("\(Messages.text(path.lastComponent)) is not there any more")
        }
        open(path)
    }

    /// Forgets the chosen file and stays in the list.
    func forgetChosenFile(_ item: ChooserItem?) {
        guard case .file(let path) = item?.id else { return }
        forgetRecent(path)
        chooser?.update(items: recentItems)
    }
}
