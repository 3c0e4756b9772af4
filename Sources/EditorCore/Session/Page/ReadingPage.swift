/// A page that is read and not written in, in front of the text: a comparison, or a list to choose from.
///
/// It is looked at through the same view as a text, so it is laid out, moved through, searched and copied from by the same
/// code. Its document has no file and no history, and no key changes it.
struct ReadingPage {
    /// What is on the page.
    enum Content {
        case comparison
        /// Figures of a text or of what was written, under a title.
        case figures(String)
        /// Versions of a text, a line each.
        case versions(VersionList)
    }

    let content: Content
    var view: DocumentView
    /// What on it is no plain text, in order.
    let marks: [PageMark]
    /// The changes, or the lines of a list, in order.
    let stops: [Range<TextOffset>]
    /// What the writer may do with it.
    var choices: [Prompt.Question.Answer]
    /// What happens when the page is left without a choice.
    var leave = Prompt.Action.stay
    /// Whether it has been on the screen; keys pressed before that do not choose.
    var wasShown = false

    /// Whether it is read as a text is, and not looked through as a list or a table is.
    var isProse: Bool { if case .comparison = content { true } else { false } }

    /// The marks on rows between two places.
    ///
    /// - Complexity: O(log n + marks found).
    func marks(from start: TextOffset, to end: TextOffset) -> [PageMark] {
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
        }
        let present = presentChange
        return marks[low...].prefix { $0.range.lowerBound < end }.map { mark in
            present?.contains(mark.range.lowerBound) == true ? PageMark(mark.range, .currentHit) : mark
        }
    }

    /// Which of several changes the foot line speaks of.
    private var presentChange: Range<TextOffset>? {
        guard case .comparison = content, stops.count > 1 else { return nil }
        return stop.map { stops[$0] }
    }

    /// The stop at or before the caret; nil above the first one.
    var stop: Int? {
        let caret = view.selection.range.lowerBound
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].lowerBound <= caret { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

/// A text with a name under which a writer knows it.
struct NamedText {
    var name: String
    var text: Rope
}

/// A page that is on its way. Whatever the writer does meanwhile gives it up.
enum AwaitedPage {
    /// Versions of a text, or one of them.
    case versions(DocumentID), version(DocumentID, VersionInfo)
    /// The comparison of this number, and what may be done with it.
    case comparison(Int, choices: [Prompt.Question.Answer], leave: Prompt.Action)
    case counts, statistics
}
