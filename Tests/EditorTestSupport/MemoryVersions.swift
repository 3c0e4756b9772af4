import EditorCore

extension MemoryFiles.Disk {
    func list(_ order: VersionsOrder) -> VersionList {
        let infos = versions.reversed().map { version in
            var info = version.info
            info.words = TextFigures(of: version.text, by: order.rule).words
            info.since = WordChange(
                TextComparison(old: version.text, new: order.present), by: order.rule)
            return info
        }
        let bytes = versions.reduce(0) { $0 + $1.text.count }
        return VersionList(path: order.path, versions: infos, bytes: bytes, now: now)
    }

    /// Adds a version that was saved at a time of its own.
    public func addVersion(_ text: Rope, saved: LocalMoment) {
        let info = VersionInfo(
            name: Array("\(versions.count)".utf8), seconds: 0, saved: saved,
            words: TextFigures(of: text).words)
        versions.append((info, text))
    }
}
