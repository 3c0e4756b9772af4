/// The comparison of two texts, shown as a page.
extension EditorSession {
    /// Compares two texts on a worker, and shows the page when it is there. A key pressed before that gives it up.
    ///
    /// - Parameters:
    ///   - choices: what the page ends with, besides Escape; `n` and `p` go from change to change.
    ///   - leave: what happens on Escape.
    func compare(
        old: NamedText, new: NamedText, choices: [Prompt.Question.Answer], leave: Prompt.Action = .stay
    ) {
        comparisonNumber += 1
        awaitedPage = .comparison(comparisonNumber, choices: choices, leave: leave)
        if old.text.count + new.text.count > Self.comparedUnannounced { say("comparing…") }
        let order = ComparisonOrder(
            number: comparisonNumber, old: old.text, oldName: old.name, new: new.text, newName: new.name,
            spelledOut: settings.accessible)
        want(.file(.compare(order)))
    }

    /// Bytes that are compared before anybody notices that they are.
    private static let comparedUnannounced = 1 << 20

    /// Shows a comparison, if it is still wanted.
    func receive(compared page: ComparedPage, number: Int) {
        guard case .comparison(number, let choices, let leave) = awaitedPage, hasRoomForPage else { return }
        awaitedPage = nil
        notice = nil
        guard !page.changes.isEmpty else {
            say("there is no difference to be seen")
            return answer(leave)
        }
        open(
            ReadingPage(
                content: .comparison, view: readingView(page.text), marks: page.marks, stops: page.changes,
                choices: choices, leave: leave))
        goToStop(0)
    }
}
