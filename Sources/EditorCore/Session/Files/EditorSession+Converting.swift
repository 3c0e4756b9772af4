/// Line ends and encodings: what a text has, and how it gets others. Nothing is ever converted without being asked.
extension EditorSession {
    /// Shows how the text in front is stored, and what it can be stored as.
    func showStoring() {
        guard !document.isArriving else {
            return say("still reading \(name(of: document)): its form is known when all of it is here")
        }
        let items = StoringChoice.allCases.enumerated().compactMap { index, choice in
            storingDetail(choice).map { ChooserItem(choice.title, detail: $0, id: .number(index)) }
        }
        choose(from: Chooser(.storing, items: items))
    }

    /// What the present text has of it; nil for what it has no use for.
    private func storingDetail(_ choice: StoringChoice) -> String? {
        let text = document.text
        let isNow = { (isSo: Bool) in isSo ? "now" : "" }
        switch choice {
        case .lf: return share(.lf)
        case .crlf: return share(.crlf)
        case .utf8, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian:
            return isNow(choice == .encoding(of: document))
        case .windows1252: return text.summary.isValidUTF8 ? nil : "some bytes"
        case .lastLineEnd: return text.isEmpty ? nil : isNow(document.savedForm.endsWithBreak)
        case .noLastLineEnd: return text.isEmpty ? nil : isNow(!document.savedForm.endsWithBreak)
        }
    }

    private func share(_ ending: LineEnding) -> String {
        let counts = LineEndingCounts(of: document.text)
        let count = counts[ending]
        if count == 0 { return "" }
        return count == counts.all ? "now" : "\(count) of \(counts.all) lines"
    }

    func chose(storing number: Int) {
        guard StoringChoice.allCases.indices.contains(number) else { return }
        let choice = StoringChoice.allCases[number]
        guard !view.isForReading else { return say("the other window writes this file") }
        switch choice {
        case .lf: endLines(with: .lf, "LF")
        case .crlf: endLines(with: .crlf, "CR LF")
        case .utf8, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian: store(as: choice)
        case .windows1252: readAsWindows1252()
        case .lastLineEnd: setLastLineEnd(true)
        case .noLastLineEnd: setLastLineEnd(false)
        }
    }

    // MARK: The text

    private func endLines(with ending: LineEnding, _ name: String) {
        var change = GatheredChange(of: view.text, following: followedPlaces)
        change.endLines(with: ending, breakByte: view.text.breakByte)
        guard change.count > 0 else { return say("all lines end with \(name) already") }
        make(change, breakByte: ending == .cr ? 0x0D : 0x0A)
        say("\(change.count) line\(change.count == 1 ? " ends" : "s end") with \(name) now; \(undoWords)")
    }

    private func readAsWindows1252() {
        var change = GatheredChange(of: view.text, following: followedPlaces)
        change.readAsWindows1252()
        guard change.count > 0 else { return say("all of it is UTF-8 already") }
        make(change, breakByte: view.text.breakByte)
        say(
            "\(change.count) byte\(change.count == 1 ? " was" : "s were") read as Windows-1252; the text is UTF-8 now, and saved so; \(undoWords)"
        )
    }

    /// Has all of a text stored in one encoding, and saves it.
    func readBytesAndSave(_ id: DocumentID, _ path: FilePath, _ consent: SaveConsent) {
        readAsWindows1252()
        order(id, path, consent)
    }

    private var followedPlaces: [TextOffset] {
        [view.selection.anchor, view.selection.head, min(view.viewport.top, view.text.end)]
    }

    private func make(_ change: GatheredChange, breakByte: UInt8) {
        guard let (range, bytes, places) = change.change(breakByte: breakByte) else { return }
        view.document.closeUndoStep()
        view.replace(range, with: bytes, .reshaping, at: now)
        let edges = places.map { view.text.clusterEdge(atOrBefore: $0) }
        view.document.selection = Selection(anchor: edges[0], head: edges[1])
        view.viewport.show(top: edges[2])
    }

    private func setLastLineEnd(_ wanted: Bool) {
        guard wanted != document.savedForm.endsWithBreak else { return say("it is so already") }
        guard wanted || view.wishes.endsWithLineEnd != true else {
            return say("the last line keeps its end: its .editorconfig wants it")
        }
        // An end that only the file has comes into the text first, so that undo brings it back.
        if !view.text.endsWithBreak { changeLastLineEnd() }
        if !wanted {
            view.document.closeUndoStep()
            changeLastLineEnd()
        }
        // From here on the text itself says it.
        view.document.endsWithLineEnd = false
        say("the last line \(wanted ? "has an end" : "has no end") now; \(undoWords)")
    }

    /// Gives the last line an end, or takes it away.
    private func changeLastLineEnd() {
        let text = view.text
        let start = text.endsWithBreak ? text.lastBreakStart : text.end
        let bytes = text.endsWithBreak ? [] : view.document.lineEnding(at: text.end).bytes
        make(
            [Edit(offset: start, removed: text[start..<text.end], inserted: Rope(bytes))],
            in: currentIndex)
    }

    private var undoWords: String {
        "\(keymap.label(of: .undo)) takes it back"
    }

    // MARK: The file

    private func store(as choice: StoringChoice) {
        guard let encoding = choice.encoding, choice != .encoding(of: document) else {
            return say("it is so already")
        }
        guard encoding == .bytes || document.text.summary.isValidUTF8 else {
            return say(
                "\(choice.title) has no place for bytes that are no UTF-8: read those as letters first")
        }
        // UTF-16 has a mark of its own, which is no part of the text.
        if document.hasMark != (choice == .utf8WithMark) {
            let mark = Rope(TextEncoding.utf8Mark)
            let edit =
                document.hasMark
                ? Edit(offset: .zero, removed: mark, inserted: Rope())
                : Edit(offset: .zero, removed: Rope(), inserted: mark)
            make([edit], in: currentIndex)
        }
        view.store(as: encoding, at: now)
        let isWritten = view.document.isEdited
        say("\(choice.title)\(isWritten ? ": so it will be saved" : " again: so it is on the disk")")
        showsStatus = true
    }
}

extension DocumentView {
    /// Has the text stored in another encoding.
    fileprivate mutating func store(as encoding: TextEncoding, at now: Duration) {
        journal.begin(document, at: now)
        document.encoding = encoding
    }
}

extension Rope {
    /// Where the end of the last line begins, which it must have.
    fileprivate var lastBreakStart: TextOffset {
        paragraphContentEnd(from: paragraphStart(containing: end - 1))
    }
}
