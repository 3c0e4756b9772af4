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
}
