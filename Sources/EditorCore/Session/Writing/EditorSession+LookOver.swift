/// A text that is being looked over.
struct LookingOver {
    var document: DocumentID
    var findings: LookOver
    /// From where the first remark is waited for; nil when somebody has gone to one, or somewhere else.
    var waitsFrom: TextOffset?
}

/// Looking a text over for what its writer may want to say otherwise. The text can be edited all the while: Enter goes to
/// the next remark, Esc ends it.
extension EditorSession {
    /// Bytes that are looked at in one turn of the loop.
    private static let lookOverSlice = 256 << 10

    /// Whether the rest of the text is still to be looked at.
    var hasLookOverWork: Bool { $lookingOver && lookingOver?.findings.isComplete == false }

    func beginLookOver() {
        let rules = StyleRules(settings.language, longestSentence: settings.sentence, avoid: settings.avoid)
        view.document.closeUndoStep()
        lookingOver = LookingOver(
            document: document.id, findings: LookOver(rules, view.text),
            waitsFrom: view.selection.range.lowerBound)
        goOnLookingOver()
    }

    /// Looks at one more slice.
    func goOnLookingOver() {
        followLookOver()
        guard var work = lookingOver else { return }
        work.findings.read(atMost: Self.lookOverSlice)
        lookingOver = work
        guard let place = work.waitsFrom else { return }
        let index = work.findings.index(ofFirstAt: place)
        if index < work.findings.remarks.count {
            goTo(work.findings.remarks[index])
        } else if work.findings.isComplete, let first = work.findings.remarks.first {
            goTo(first)
        } else if work.findings.isComplete {
            lookingOver = nil
            say("looked over: there is nothing to remark")
        }
    }

    /// Takes the changes of the text into account; another text in front ends the looking over.
    func followLookOver() {
        guard $lookingOver else { return }
        if lookingOver?.document == document.id, pages.isEmpty {
            lookingOver?.findings.follow(document.text)
        } else if lookingOver?.document != document.id {
            lookingOver = nil
        }
    }

    /// Does what a command means while a text is looked over; false for those that mean what they always do.
    func lookOverTakes(_ command: Command) -> Bool {
        guard lookingOver != nil, pages.isEmpty else { return false }
        switch command {
        case .newline, .findNext: goToRemark(.forward)
        case .findPrevious: goToRemark(.backward)
        case .cancel where view.selection.isEmpty && !view.isMarking: endLookOver()
        case .lookOver, .find: endLookOver()
        default:
            lookingOver?.waitsFrom = nil
            return false
        }
        return command != .find
    }

    private func endLookOver() {
        lookingOver = nil
        dismissNotice()
    }

    /// To the next remark from the caret, around the end of the text.
    private func goToRemark(_ direction: SearchDirection) {
        followLookOver()
        guard let findings = lookingOver?.findings, !findings.remarks.isEmpty else { return }
        let count = findings.remarks.count
        let caret = view.selection.head
        let index =
            direction == .forward
            ? findings.index(ofFirstAt: caret + 1) % count
            : (findings.index(ofFirstAt: caret) + count - 1) % count
        goTo(findings.remarks[index])
    }

    private func goTo(_ remark: StyleRemark) {
        lookingOver?.waitsFrom = nil
        dismissNotice()
        view.document.closeUndoStep()
        view.forgetMotion()
        view.isMarking = false
        view.place(remark.range.lowerBound)
    }

    // MARK: What is shown

    /// The remarks on show; the one at the caret stands out.
    func lookOverMarks(from start: TextOffset, to end: TextOffset) -> [PageMark] {
        guard $lookingOver, pages.isEmpty, kana.composition.isEmpty,
            let work = lookingOver, work.document == document.id
        else { return [] }
        let caret = view.selection.head
        var marks: [PageMark] = []
        for remark in work.findings.remarks(in: start..<end) {
            if let last = marks.last, remark.range.lowerBound < last.range.upperBound { continue }
            marks.append(PageMark(remark.range, remark.range.contains(caret) ? .currentHit : .remark))
        }
        return marks
    }

    /// What the foot line says of it: which remark stands at the caret, else how many there are.
    func lookOverFoot() -> FootContent? {
        guard $lookingOver, let findings = lookingOver?.findings, pages.isEmpty else { return nil }
        let total = "\(findings.remarks.count)" + (findings.isComplete ? "" : "…")
        let caret = view.selection.head
        let sentence: String
        if let here = findings.remarks(in: caret..<caret + 1).first {
            let index = findings.index(ofFirstAt: here.range.lowerBound)
            let sentences = findings.remarks[index...].prefix { $0.range.lowerBound == here.range.lowerBound }
            sentence = "\(index + 1) of \(total): " + sentences.map(\.sentence).joined(separator: ", ")
        } else if findings.remarks.isEmpty {
            sentence = findings.isComplete ? "nothing left to look at" : "looking…"
        } else {
            sentence = findings.remarks.count == 1 ? "1 to look at" : "\(total) to look at"
        }
        let cells = { (words: String) in LineCells(words, self.layoutSettings).width }
        let choices = [
            FootContent.Choice(label: "next", key: "⏎"), FootContent.Choice(label: "done", key: "esc"),
        ]
        let needed = choices.reduce(cells(sentence) + 4) { $0 + cells($1.label + $1.key) + 4 }
        return .offer(sentence, needed <= geometry.size.columns ? choices : [])
    }

    /// Takes a tap on “next” or “done”.
    func lookOverTakes(tapAt position: GridPosition) -> Bool {
        guard lookingOver != nil, prompt == nil, case .offer(let sentence, let choices) = footContent(),
            let index = FootPainter(geometry: geometry, settings: layoutSettings)
                .choice(at: position, sentence, choices)
        else { return false }
        return lookOverTakes(index == 0 ? .findNext : .lookOver)
    }
}
