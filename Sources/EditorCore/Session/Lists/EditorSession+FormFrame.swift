/// The picture of the settings form.
extension EditorSession {
    /// The form as it lies on the page; nil when it is not on show.
    var formLayout: FormLayout? {
        guard $formWindow, var window = formWindow, window.stage != .reading else { return nil }
        if let composedForField { window.form.insert(composedForField) }
        let saveKey = keymap.chord(for: .save).map { KeyNotation.label($0) } ?? ""
        return FormLayout(window.page(saveKey: saveKey), formSettings)
    }

    private var formPainter: FormPainter { FormPainter(geometry: geometry, settings: formSettings) }

    /// The form has the whole screen, also where texts stand beside each other.
    private var formSettings: LayoutSettings {
        var settings = layoutSettings
        settings.width = geometry.text.size.columns
        return settings
    }

    /// Rows of the form that can be seen.
    var formHeight: Int { formPainter.height(under: footContent()) }

    /// What the field with the focus is for.
    var formHelp: String? {
        guard $formWindow, let window = formWindow, window.stage != .reading else { return nil }
        return window.stage == .saving ? "saving…" : window.form.focused.info.help
    }

    /// Sends a floating panel aside that stands on a row of the page which must be seen.
    ///
    /// - Returns: whether the row can be seen.
    private func uncover(row: Int) -> Bool {
        // A question has the caret in the foot, and the panel out of its own way.
        if case .question = prompt { return true }
        let isCovered = { [self] in coveredRows.contains { $0.contains(row) } }
        guard panel.heldFrom == nil, isCovered() else { return true }
        tell(panel: .clear(row: geometry.text.origin.row + row), cause: .system)
        return !isCovered()
    }

    /// The picture of the form, scrolled so that the field with the focus is on show; nil when it is not open.
    func formFrame() -> Frame? {
        guard let layout = formLayout, let window = formWindow else { return nil }
        let scroll = settled(
            window.scroll, on: layout.fieldLines[layout.page.focus], caret: layout.caret.row,
            isAway: window.isScrolledAway, height: formHeight, total: layout.lines.count)
        formWindow?.scroll = scroll
        return formPainter.frame(of: layout, top: scroll.top, foot: footContent())
    }

    /// Scrolls a form or a list so that the rows `field` of it are on show, and neither foot nor panel is before them.
    ///
    /// - Parameter isAway: whether it is to stay where the wheel has taken it.
    func settled(
        _ scroll: FieldScroll, on field: Range<Int>, caret: Int, isAway: Bool, height: Int, total: Int
    ) -> FieldScroll {
        var scroll = scroll
        if isAway {
            scroll.settle(height: height, total: total)
        } else {
            scroll.reveal(field, caret: caret, height: height, total: total)
        }
        if !uncover(row: caret - scroll.top) {
            // It hides the row at either end of the page. At the lower one there is room above it.
            _ = uncover(row: 0)
            let room = max(1, panelFrame.bounds.origin.row - geometry.text.origin.row)
            scroll.reveal(field, caret: caret, height: room, total: total)
        }
        return scroll
    }
}
