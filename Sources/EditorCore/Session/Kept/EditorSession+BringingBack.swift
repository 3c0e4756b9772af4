/// The command that brings words back: those that wait, and those that were given up in the last week.
extension EditorSession {
    /// Opens the newest text that was left; where others were given up, all are listed.
    func recover() {
        if offered != nil { return turn(to: .left) }
        left.awaitsGivenUp = true
        want(.file(.findGivenUp(openFiles)))
    }

    /// Takes the texts that were given up. A key pressed meanwhile has called the list off.
    func receive(givenUp texts: [LeftText]) {
        guard left.awaitsGivenUp else { return }
        left.awaitsGivenUp = false
        if texts.isEmpty {
            guard let text = left.waiting.first else { return say("nothing was left unsaved") }
            return claim(text, for: .taking)
        }
        guard prompt == nil, formWindow == nil, pages.isEmpty else { return }
        left.listed = left.waiting + texts
        choose(from: Chooser(.left, items: left.listed.indices.map(item)))
    }

    private func item(_ index: Int) -> ChooserItem {
        let text = left.listed[index]
        let name = text.path.map { Messages.text($0.lastComponent) } ?? Messages.nameless(text)
        let what =
            switch text.reason {
            case .givenUp: "given up"
            case .draft: "draft"
            case .brokenLine, .crash: "not saved"
            }
        return ChooserItem(
            name, detail: text.changed.isEmpty ? what : what + " \(text.changed)", id: .number(index))
    }

    /// Opens the chosen one.
    func chose(left index: Int) {
        guard left.listed.indices.contains(index) else { return }
        claim(left.listed[index], for: .taking)
    }
}
