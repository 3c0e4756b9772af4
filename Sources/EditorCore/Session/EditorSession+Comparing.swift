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
        comparing = ComparisonOffer(choices: choices, leave: leave)
        comparisonNumber += 1
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
        guard let offer = comparing, number == comparisonNumber else { return }
        comparing = nil
        notice = nil
        guard !page.changes.isEmpty else {
            say("there is no difference to be seen")
            return answer(offer.leave)
        }
        open(
            ReadingPage(
                content: .comparison, view: readingView(page.text), marks: page.marks, stops: page.changes,
                choices: offer.choices, leave: offer.leave))
        goToStop(0)
    }
}
