/// The picture of the present state.
extension EditorSession {
    /// The picture of the present state.
    ///
    /// - Complexity: O(cells of the screen) when the rows on show are known.
    public func frame() -> Frame {
        uncoverQuestion()
        followLookOver()
        refreshPanel()
        if let frame = chooserFrame() ?? formFrame() {
            desk.slide = nil
            return withPanel(frame)
        }
        let foot = footContent()
        if kana.composition.isEmpty || kana.isForField { return frame(composing: nil, foot) }
        // What is composed is no part of the text: it is typed into a copy of the view, for this picture alone.
        let plain = view
        defer {
            var anchor = view.viewport.anchor
            anchor.top = min(anchor.top, plain.selection.range.lowerBound)
            view = plain
            view.viewport.show(anchor)
        }
        let start = view.selection.range.lowerBound
        view.type(kana.composition.shown, at: now)
        return frame(composing: start..<view.selection.head, foot)
    }

    private func frame(composing composed: Range<TextOffset>?, _ foot: FootContent) -> Frame {
        prepareMarkdown()
        let rows = rowsToShow(over: foot)
        // Settling may have sent a floating panel aside.
        if $shownPanel, let shown = shownPanel, shown.frame != panelFrame {
            shownPanel = ShownPanel(shown.content, in: panelFrame)
        }
        let (text, selection, layout) = ofView { ($0.text, $0.selection, $0.layout.settings) }
        let page = Page(
            geometry: geometry, rows: rows, text: text, selection: selection,
            styles: styles(on: rows), focus: focusRange(on: rows),
            hits: hits(in: rows), marks: marks(on: rows), composed: composed, foot: foot,
            layout: layout)
        return slidingFrame(page) ?? withPanel(withOtherSide(composer.frame(of: page)))
    }

    /// What on the page is no plain text, in text order; a remark goes before a misspelt word at the same place.
    private func marks(on rows: [Row]) -> [PageMark] {
        guard let first = rows.first, let last = rows.last else { return [] }
        if let page = pages.last { return page.marks(from: first.start, to: last.end) }
        let marks = lookOverMarks(from: first.start, to: last.end)
        let misspelt = misspeltWords(in: rows).map { PageMark($0, .misspelt) }
        if marks.isEmpty { return misspelt }
        return (marks + misspelt).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
