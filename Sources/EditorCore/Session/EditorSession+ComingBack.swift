/// Words of a former run that were not saved.
///
/// Where the file is as it was, they are put into the text in front as one change that can be taken back: at once when
/// the line to the terminal broke, for then nothing went wrong; after a question when the program was killed. All others
/// wait for the command that opens them as texts of their own. A journal is let go only when its words are in a file, or
/// when the writer gives them up.
extension EditorSession {
    /// Takes what former runs have left.
    func receive(left texts: [LeftText]) {
        leftTexts = texts.filter { left in
            guard left.wasCutOff, let index = view(of: left) else { return true }
            put(left, into: index)
            say("picked up where the line broke")
            return false
        }
        offerLeft()
    }

    /// Asks about the words of a text that is open, or tells of those that are not.
    private func offerLeft() {
        guard prompt == nil, formWindow == nil else { return }
        if let left = leftTexts.first(where: { view(of: $0) != nil }), let index = view(of: left) {
            bringToFront(index)
            return ask(
                "\(name(of: views[index].document)) has words that were never saved. Take them?",
                [
                    .init(label: "Take", key: KeyChord(.enter), action: .takeLeft),
                    .init("Discard", "d", .discardLeft),
                    .init(label: "Later", key: KeyChord(.escape), action: .stay),
                ])
        }
        guard !leftTexts.isEmpty else { return }
        let key = keymap.sequences(for: .recover).first.map { KeyNotation.label($0) } ?? "recover"
        let count = leftTexts.count == 1 ? "a text was" : "\(leftTexts.count) texts were"
        say("\(count) left unsaved; \(key) opens \(leftTexts.count == 1 ? "it" : "them")")
    }

    /// Answers the question: the words go into the text, or are given up.
    func answerLeft(takes: Bool) {
        guard let found = leftTexts.firstIndex(where: { view(of: $0) != nil }),
            let index = view(of: leftTexts[found])
        else { return }
        let left = leftTexts.remove(at: found)
        takes ? put(left, into: index) : want(.file(.forgetLeft(left.journals)))
        offerLeft()
    }

    /// Opens the newest text that was left, as a new one.
    func recover() {
        guard !leftTexts.isEmpty else { return say("nothing was left unsaved") }
        let left = leftTexts.removeFirst()
        add(OpenedText(path: FilePath([]), text: Rope()))
        put(left, into: currentIndex)
        say(left.path.map { "unsaved words of \(name(of: document, $0))" } ?? "a text that had no name yet")
    }

    /// Lets the journals go whose words are safe now, or given up.
    func forgetLeft(of id: DocumentID) {
        guard let journals = takenJournals.removeValue(forKey: id) else { return }
        want(.file(.forgetLeft(journals)))
    }

    /// The open text that has the file of a left one, as it was when that was written.
    private func view(of left: LeftText) -> Int? {
        guard let stamp = left.stamp else { return nil }
        return views.firstIndex { view in
            view.document.stamp == stamp && view.document.loading == .complete && !view.document.isEdited
        }
    }

    func put(_ left: LeftText, into index: Int) {
        let id = views[index].document.id
        takenJournals[id, default: []] += left.journals
        let present = views[index].text
        let (range, words) = present.change(to: left.text)
        views[index].document.closeUndoStep()
        views[index].replace(range, with: words, .paste, at: now)
        views[index].document.closeUndoStep()
        views[index].document.selection = left.selection
    }
}

extension Rope {
    /// The least change that makes this text another: what goes, and what comes instead.
    ///
    /// - Complexity: O(n).
    func change(to other: Rope) -> (Range<TextOffset>, Rope) {
        let old = bytes(in: range)
        let new = other.bytes(in: other.range)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail]
        {
            tail += 1
        }
        return (TextOffset(start)..<TextOffset(old.count - tail), Rope(Array(new[start..<new.count - tail])))
    }
}
