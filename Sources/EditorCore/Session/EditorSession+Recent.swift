/// The files that were open last.
extension EditorSession {
    /// Remembers that a file is open.
    func noteRecent(_ path: FilePath) {
        guard settings.recent else { return }
        want(.file(.note(.recent, memory.recent.remember(RecentNote(), for: path))))
    }

    /// Forgets that a file was open.
    func forgetRecent(_ path: FilePath) {
        guard memory.recent[path] != nil else { return }
        want(.file(.note(.recent, memory.recent.remember(nil, for: path))))
    }

    /// Remembers a document's file, if there is one yet.
    func noteRecent(at index: Int) {
        if let path = views[index].document.path, views[index].document.stamp != nil { noteRecent(path) }
    }
}
