/// How the page looks, changed while writing. Each choice is a setting that also holds in the next runs.
extension EditorSession {
    /// Cells by which a command changes the width.
    private static let widthStep = 2

    /// Commands that concern the look of the page; returns false for any other.
    func perform(page command: Command) -> Bool {
        switch command {
        case .widerPage: widen(by: Self.widthStep)
        case .narrowerPage: widen(by: -Self.widthStep)
        case .toggleTypewriter:
            choose("typewriter", settings.typewriter ? "off" : "on")
            say(
                settings.typewriter ? "typewriter: the row you write stays in its place" : "typewriter is off"
            )
        case .turnParagraphs: turnParagraphs()
        case .hideEverything: toggleEverything()
        default: return false
        }
        return true
    }

    /// Lives by another value of a setting from now on, in the next runs too.
    func choose(_ key: String, _ value: String) {
        guard let info = SettingInfo.named(key) else {
            preconditionFailure("There is no setting \(key) to be changed while writing.")
        }
        want(.file(.note(.page, liveChoices.choose(value, for: info, over: fileSettings))))
        live(by: liveChoices.applied(to: fileSettings))
    }

    private func widen(by cells: Int) {
        let former = geometry.text.size.columns
        let least = ColumnWidth.range.lowerBound
        let room = areSidesShown ? PageSides.room(on: size.columns) : PageGeometry.room(on: size)
        let most = min(ColumnWidth.range.upperBound, room)
        let width = max(least, min(former + cells, most))
        guard width != former, width <= most else {
            return say(
                cells > 0 ? "\(former) wide: there is no room for more" : "\(former) wide, and no narrower")
        }
        choose("width", "\(width)")
        say("\(width) wide")
    }

    private func turnParagraphs() {
        let styles = ParagraphStyle.allCases
        let next = styles[((styles.firstIndex(of: settings.paragraphs) ?? 0) + 1) % styles.count]
        choose("paragraphs", next.rawValue)
        switch next {
        case .plain: say("paragraphs as they are")
        case .gap: say("paragraphs with a gap between them")
        case .indent: say("paragraphs with an indent")
        }
    }

    /// Takes everything but the text off the screen, or brings it back.
    private func toggleEverything() {
        let hides = !settings.hidesAll
        choose("hide", hides ? "on" : "off")
        if hides {
            desk.hidWithAll = panel.isVisible
            if panel.isVisible { hidePanel() }
            say("only the text is left; \(keymap.label(of: .hideEverything)) brings the rest back")
        } else {
            if desk.hidWithAll, !panel.isVisible { showPanel(nil) }
            desk.hidWithAll = false
            keepPanel()
            showsStatus = true
        }
    }

    // MARK: Laying out

    /// How the text of a document is laid out.
    func layoutSettings(of view: DocumentView) -> LayoutSettings {
        var layout = layoutSettings
        layout.paragraphs = settings.paragraphs
        layout.hangsIndents = view.showsMarkdown
        if let stops = view.wishes.tabWidth { layout.tabWidth = stops }
        return layout
    }

    /// Lays a document out as its settings and those of all texts say by now.
    func layOut(_ index: Int) {
        views[index].viewport.typewriter = settings.heldPercent
        views[index].layOut(layoutSettings(of: views[index]))
    }

    /// The same for every text and every page that is read.
    func layOutAll() {
        for index in views.indices { layOut(index) }
        for index in pages.indices { layOut(page: index) }
    }

    /// The same for a page that is read.
    func layOut(page index: Int) {
        pages[index].view.viewport.typewriter = pages[index].isProse ? settings.heldPercent : nil
        pages[index].view.layOut(layoutSettings)
    }

    /// What is said where a look has no meaning: on a page that is read, or above a list.
    func whyNotHere(_ command: Command) -> String {
        "\(command.info.name) is for the text that you write; Esc goes back to it"
    }
}

extension Command {
    /// Whether it changes how everything looks, pages that are read and lists too.
    var looksEverywhere: Bool {
        switch self {
        case .widerPage, .narrowerPage, .turnTheme, .hideEverything: true
        default: false
        }
    }
}

extension Settings {
    /// Where a typewriter holds the row being written, in percent of the page; nil for none.
    var heldPercent: Int? { typewriter ? typewriterRow : nil }
}
