/// Takes blanks off the ends of lines that somebody has changed.
struct LineTrimming {
    /// Whether two blanks at the end of a line mean something, as in Markdown, where they break it.
    let keepsBreaks: Bool

    /// The changes for those lines of `text` that differ from `old`, the last place first.
    ///
    /// - Parameter caret: its line is left as it is.
    /// - Complexity: O(n)
    func edits(of text: Rope, since old: Rope, sparing caret: TextOffset) -> [Edit] {
        let spared = text.paragraphStart(containing: caret)
        return changedLines(of: text, since: old).filter { $0 != spared }.compactMap { trim(from: $0, text) }
    }

    /// Where the lines begin that were written in since, each once, the last first.
    private func changedLines(of text: Rope, since old: Rope) -> [TextOffset] {
        var starts: [TextOffset] = []
        for place in changedPlaces(of: text, since: old).reversed() {
            let first = text.paragraphStart(containing: place.lowerBound)
            var start = text.paragraphStart(containing: max(place.lowerBound, place.upperBound - 1))
            while start >= first {
                if starts.last.map({ start < $0 }) ?? true { starts.append(start) }
                guard start > .zero else { break }
                start = text.paragraphStart(containing: start - 1)
            }
        }
        return starts
    }

    /// What was written since, in the places of `text`, in order.
    private func changedPlaces(of text: Rope, since old: Rope) -> [Range<TextOffset>] {
        // The last place first, so each later change lies behind those before.
        var places: [Range<TextOffset>] = []
        for edit in TextChanges.edits(from: old, to: text) {
            places = places.map { edit.map($0.lowerBound)..<edit.map($0.upperBound) }
            places.append(edit.insertedRange)
        }
        return places.reversed()
    }

    private func trim(from start: TextOffset, _ text: Rope) -> Edit? {
        let end = text.paragraphContentEnd(from: start)
        var first = end
        while first > start, text[first - 1] == 0x20 || text[first - 1] == 0x09 { first = first - 1 }
        if keepsBreaks, first > start, end - first >= 2, text[first] == 0x20, text[first + 1] == 0x20 {
            first = first + 2
        }
        guard first < end else { return nil }
        return Edit(offset: first, removed: text[first..<end], inserted: Rope())
    }
}
