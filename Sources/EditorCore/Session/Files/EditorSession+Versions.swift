/// Older versions of the text in front: a list, the comparison with the present text, and back to what it was.
extension EditorSession {
    /// Asks for the versions of the text in front.
    func showVersions() {
        guard let path = document.path else {
            return say("a text without a file has no versions; undo goes back as far as it was written here")
        }
        guard document.loading == .complete else { return say("still reading \(name(of: document))") }
        awaitedPage = .versions(document.id)
        let order = VersionsOrder(
            path: path, held: document.onDisk, present: document.savedForm, rule: settings.countWords)
        want(.file(.findVersions(document.id, order)))
    }

    /// Shows the list, if it is still wanted.
    func receive(versions list: VersionList, of id: DocumentID) {
        guard case .versions(id) = awaitedPage, hasRoomForPage else { return }
        awaitedPage = nil
        guard !list.all.isEmpty else {
            let why = settings.versions ? "" : "; they are switched off in the settings"
            return say("no older version of \(name(of: document)) is kept yet" + why)
        }
        let (text, marks, stops) = lines(of: list)
        open(
            ReadingPage(
                content: .versions(list), view: readingView(text), marks: marks, stops: stops,
                choices: [.init(label: "Compare", key: KeyChord(.enter), action: .compareVersion)]
                    + (list.versions.isEmpty ? [] : [.init("Forget all", "f", .askToForgetVersions)])))
        goToStop(0)
    }

    /// A line for each version: when, how long, what came and went since.
    private func lines(of list: VersionList) -> (Rope, [PageMark], [Range<TextOffset>]) {
        var text = "versions of \(name(of: document)), and what came and went since\n\n"
        let marks = [PageMark(.zero..<TextOffset(text.utf8.count), .dimmed)]
        let times = list.all.map(list.time)
        let lengths = list.all.map { Messages.words($0.words) }
        let width = times.map(\.count).max() ?? 0
        let wordsWidth = lengths.map(\.count).max() ?? 0
        var stops: [Range<TextOffset>] = []
        for (index, version) in list.all.enumerated() {
            let start = TextOffset(text.utf8.count)
            let (time, length) = (times[index], lengths[index])
            text += time + String(repeating: " ", count: width - time.count + 2)
            text += String(repeating: " ", count: wordsWidth - length.count) + length
            if let since = version.since { text += "  " + Messages.change(since) }
            stops.append(start..<TextOffset(text.utf8.count))
            text += "\n"
        }
        return (Rope(text), marks, stops)
    }

    func sentence(of list: VersionList) -> String {
        switch list.versions.count {
        case 0: "no older version is kept yet"
        case 1: "1 version, \(Messages.bytes(list.bytes))"
        default: "\(list.versions.count) versions, \(Messages.bytes(list.bytes))"
        }
    }

    /// Asks for the version in the line of the caret.
    func compareVersion() {
        guard let page = pages.last, case .versions(let list) = page.content, let stop = page.stop else {
            return
        }
        let version = list.all[stop]
        awaitedPage = .version(document.id, version)
        if version == list.lastSaved { return receive(version: version, document.onDisk, of: document.id) }
        want(.file(.readVersion(document.id, list.path, version)))
    }

    /// Compares a version with the text as it is now.
    func receive(version: VersionInfo, _ text: Rope?, of id: DocumentID) {
        guard case .version(id, version) = awaitedPage, case .versions(let list) = pages.last?.content else {
            return
        }
        awaitedPage = nil
        guard let text else { return say("this version cannot be read any more", role: .warning) }
        let old = NamedText(name: list.time(of: version), text: text)
        compare(
            old: old, new: NamedText(name: "the present text", text: document.savedForm),
            choices: [.init("Restore", "r", .restore(id, old))])
    }

    /// Puts an older text in the place of the present one: one change, which can be taken back.
    func restore(_ old: NamedText, to id: DocumentID) {
        guard let index = index(of: id), views[index].document.loading == .complete else { return }
        // An older text takes the place of the present one, which is to stay.
        if views[index].isDrafting { return tellDraftingStays() }
        let (range, words) = views[index].text.change(to: old.text)
        views[index].document.closeUndoStep()
        views[index].replace(range, with: words, .paste, at: now)
        views[index].document.closeUndoStep()
        views[index].place(views[index].text.clusterEdge(atOrBefore: range.lowerBound))
        say("restored: \(old.name); undo brings the present text back")
    }

    func askToForgetVersions() {
        guard case .versions(let list) = pages.last?.content else { return }
        ask(
            "Forget \(sentence(of: list)), for good?",
            [.init("Forget", "f", .forgetVersions(list.path)), .cancel])
    }

    func forgetVersions(of path: FilePath) {
        pages = []
        want(.file(.forgetVersions(path)))
    }
}
