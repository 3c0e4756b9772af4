/// Drafting without the delete key: a mode for those who correct the first sentence so long that there is no second one.
///
/// Nothing that stands in the text goes away by the writer's keys: deleting, cutting, undoing and replacing do nothing, and
/// what is typed or pasted over a selection stands behind it. The mode belongs to a text and ends with the program.
extension EditorSession {
    func toggleDrafting() {
        views[currentIndex].isDrafting.toggle()
        views[currentIndex].refusedDeleting = false
        toldDrafting = false
        say(
            views[currentIndex].isDrafting
                ? "drafting: nothing is deleted until \(keymap.label(of: .toggleDrafting)) again"
                : "the delete key works again")
    }

    /// What is said in the foot line of a text that is drafted.
    var draftingMark: String { views[currentIndex].isDrafting ? " · drafting" : "" }

    /// Whether a command would take something away that is to stay.
    func draftRefuses(_ command: Command) -> Bool {
        guard views[currentIndex].isDrafting, pages.isEmpty, command.takesAway else { return false }
        views[currentIndex].refusedDeleting = true
        return true
    }

    /// Tells once that nothing was taken away, and why.
    func tellDrafting() {
        guard views[currentIndex].refusedDeleting else { return }
        views[currentIndex].refusedDeleting = false
        guard !toldDrafting else { return }
        toldDrafting = true
        tellDraftingStays()
    }

    func tellDraftingStays() {
        say("drafting: it stays as it is; \(keymap.label(of: .toggleDrafting)) ends this")
    }
}

extension DocumentView {
    /// What a change may take the place of while the text is drafted; nil for a change that may not be.
    func rangeInDraft(_ range: Range<TextOffset>, _ kind: UndoHistory.Kind) -> Range<TextOffset>? {
        guard isDrafting, !range.isEmpty else { return range }
        switch kind {
        case .typing, .newline, .paste:
            return range == selection.range ? range.upperBound..<range.upperBound : nil
        // The same words, with other marks, in other rows or at another place.
        case .varying, .marking, .reshaping, .moving: return range
        case .deletingBackward, .deletingForward, .deletingRange, .cut, .replacing, .reload: return nil
        }
    }
}

extension Command {
    /// Whether it takes something away from the text.
    fileprivate var takesAway: Bool {
        switch self {
        case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToParagraphEnd,
            .cut,
            .undo, .redo, .replace:
            true
        default: false
        }
    }
}
