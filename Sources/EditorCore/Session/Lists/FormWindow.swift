/// The settings form in front of the page, and what is known of the file behind it.
struct FormWindow: Sendable {
    /// How far it is.
    enum Stage: Sendable {
        /// The file is being read; the page is still on show, and keys wait for nothing.
        case reading
        case editing
        /// The file is being written; what is typed now would be lost.
        case saving
    }

    var stage = Stage.reading
    /// The setting that it is opened for; nil for no one in particular.
    var wanted: String?
    var form = Form()
    /// The file as it was read last.
    var file = SettingsText()
    var scroll = FieldScroll()
    /// Whether the wheel has taken the window away from the focus.
    var isScrolledAway = false
    /// The column that moving up and down tries to keep, in cells.
    var goalColumn: Int?

    /// The form as it is drawn.
    func page(saveKey: String) -> FormPage {
        FormPage(
            title: "settings", remarks: form.strays,
            fields: form.fields.map {
                FormPage.Field(
                    heading: $0.info.sectionTitle, label: $0.info.label, value: $0.line.text,
                    complaint: $0.complaint,
                    isChoice: $0.info.choices != nil)
            },
            focus: form.focus, caret: form.focused.info.choices == nil ? form.focused.line.caret : 0,
            actions: [.init(label: "Save", key: saveKey), .init(label: "Leave", key: "esc")])
    }

    /// One row up or down: inside of a value that has several, else to the next field.
    mutating func moveVertically(by step: Int, in layout: FormLayout) {
        let column = goalColumn ?? layout.caret.column
        if let place = layout.place(step, fromCaretAt: column) {
            form.place(caret: place)
        } else {
            let target = form.focus + step
            guard form.fields.indices.contains(target) else { return }
            form.focus(on: target)
            if form.focused.info.field == .text,
                let place = layout.entrance(of: target, fromBelow: step < 0, column: column)
            {
                form.place(caret: place)
            }
        }
        goalColumn = column
    }
}
