/// A text gets a name: its first one by saving, another one by renaming and by saving elsewhere. What is remembered of it is
/// remembered by its name, and so goes along.
extension EditorSession {
    /// Gives a text the name that its file has from now on.
    func take(name path: FilePath, at index: Int) {
        let former = views[index].document.path
        guard former != path else { return }
        views[index].document.path = path
        texts.haveChanged = true
        // Under another name a scratch page is a text like any other.
        let wasPage = views[index].scratch != nil
        views[index].scratch = nil
        keepChoices(of: index)
        if !wasPage { takeScratchAlong(index, from: former) }
    }

    /// Remembers by the present name of a text what was chosen for it.
    func keepChoices(of index: Int) {
        keepMarks(of: index)
        keepMarkdown(of: index)
        followMarkdown(index)
        if !views[index].spelling.entry.isEmpty { keepSpelling(of: index) }
        keepGoal(of: index)
    }

    // MARK: Names that are typed

    /// The name to begin with where one is asked for; a name that is no text cannot be shown so that it comes back whole.
    func proposedName(for document: Document) -> String {
        guard let path = document.path else { return Self.proposedName(for: document.text) }
        return String(validating: path.bytes, as: UTF8.self) ?? ""
    }

    /// Why no text but `own` may have the name `path`: it is that of a text which is open here. Nil for nothing.
    func obstacle(to path: FilePath, for own: DocumentID? = nil) -> String? {
        guard let other = index(ofFile: path), views[other].document.id != own else { return nil }
        return
            "\(Messages.text(path.lastComponent)) is open here: choose another name, or close that text first"
    }
}
