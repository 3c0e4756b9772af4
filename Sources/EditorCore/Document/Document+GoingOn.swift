/// Going on with what a former run has done.
extension Document {
    /// Goes on with a text that a former run had of this file, as if that had never ended.
    ///
    /// - Complexity: O(n)
    /// - Returns: the change that makes it of the present text.
    public mutating func goOn(with former: FormerText) -> Edit {
        let file = text
        let (range, words) = file.change(to: former.text)
        let edit = Edit(offset: range.lowerBound, removed: file[range], inserted: words)
        apply(edit)
        (history, savedState) = (former.history, former.savedState)
        history.close()
        beginsWithFile = savedState == history.base && history.beginning(of: text) == file
        selection = former.selection
        (encoding, endsWithLineEnd) = (former.encoding, former.endsWithLineEnd)
        return edit
    }

    /// Takes up what was done in former runs. The text in which that ended must be the one of the file as it was opened.
    ///
    /// - Returns: whether this history begins there.
    public mutating func goOn(from past: UndoHistory) -> Bool {
        guard beginsWithFile else { return false }
        beginsWithFile = false
        history.goOn(from: past)
        return true
    }

    /// The text of the file as it was opened; nil when it is not known any more.
    ///
    /// - Complexity: O(bytes of the steps since, times log n)
    public var textOfFile: Rope? { beginsWithFile ? history.beginning(of: text) : nil }
}
