/// The picture of the present state.
extension EditorSession {
    /// The picture of the present state.
    ///
    /// - Complexity: O(cells of the screen) when the rows on show are known.
    public func frame() -> Frame {
        uncoverQuestion()
        refreshPanel()
        if let frame = formFrame() { return withPanel(frame) }
        let foot = footContent()
        if kana.composition.isEmpty { return frame(composing: nil, foot) }
        // What is composed is no part of the text: it is typed into a copy of the view, for this picture alone.
        let plain = view
        defer {
            let top = min(view.viewport.top, plain.selection.range.lowerBound)
            view = plain
            view.viewport.show(top: top)
        }
        let start = view.selection.range.lowerBound
        _ = view.type(kana.composition.shown, at: now)
        return frame(composing: start..<view.selection.head, foot)
    }

    private func frame(composing composed: Range<TextOffset>?, _ foot: FootContent) -> Frame {
        let rows = rowsToShow()
        // Settling may have sent a floating panel aside.
        if let shown = shownPanel, shown.frame != panelFrame {
            shownPanel = ShownPanel(shown.content, in: panelFrame)
        }
        let page = Page(
            geometry: geometry, rows: rows, text: view.text, selection: view.selection,
            hits: hits(in: rows), misspelt: misspeltWords(in: rows), composed: composed, foot: foot,
            layout: view.layout.settings)
        return slidingFrame(page) ?? withPanel(composer.frame(of: page))
    }
}
