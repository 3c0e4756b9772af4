/// Markdown: whether it is shown in the text in front, and what of it.
extension EditorSession {
    /// Bytes that are looked through in one turn of the loop.
    private static let markdownSlice = 1 << 20

    /// Whether Markdown is to be shown in a text: as the writer has chosen for it, else as its name and the settings say.
    func wantsMarkdown(in view: DocumentView) -> Bool {
        if let chosen = view.stylesMarkdown { return chosen }
        switch settings.markdown {
        case .on: return true
        case .off: return false
        case .auto: return view.document.path?.isNamedAsMarkdown ?? false
        }
    }

    /// Shows Markdown in the text in front, or shows it no more, which is remembered.
    func toggleMarkdown() {
        let shows = !views[currentIndex].showsMarkdown
        views[currentIndex].stylesMarkdown = shows
        followMarkdown(currentIndex)
        keepMarkdown(of: currentIndex)
        say(shows ? "markdown is shown in this text" : "markdown is not shown in this text")
    }

    /// Shows Markdown in a text where that is wanted, and nowhere else.
    func followMarkdown(_ index: Int) {
        let shows = wantsMarkdown(in: views[index])
        guard views[index].showsMarkdown != shows else { return }
        views[index].showsMarkdown = shows
        layOut(index)
    }

    /// Remembers what was chosen for a text, once it has a name.
    func keepMarkdown(of index: Int) {
        guard let isOn = views[index].stylesMarkdown, let path = views[index].document.path,
            markdownMemory[path] != isOn
        else { return }
        want(.file(.note(.markdown, markdownMemory.remember(isOn, for: path))))
    }

    /// Bytes behind the start of a page in which it ends, as good as always.
    private static let markdownPage = 1 << 16

    /// Looks for what of Markdown decides how the rows of the page begin. Must come before the rows.
    func prepareMarkdown() {
        guard pages.isEmpty, ofView(\.showsMarkdown) else { return }
        let (text, top) = ofView { ($0.text, $0.viewport.top) }
        if views[currentIndex].markdown == nil { views[currentIndex].markdown = MarkdownStyler(text) }
        views[currentIndex].markdown?.read(text, to: top + Self.markdownPage)
        views[currentIndex].layOutCode()
    }

    /// How the words on show are styled, in text order.
    func styles(on rows: [Row]) -> [StyledRun] {
        guard pages.isEmpty, let first = rows.first, let last = rows.last, ofView(\.showsMarkdown) else {
            return []
        }
        let text = ofView(\.text)
        return views[currentIndex].markdown?.runs(in: first.start..<last.end, of: text) ?? []
    }

    // MARK: While nothing happens

    /// Whether the text in front is still to be looked through for blocks of code.
    var hasMarkdownWork: Bool {
        views[currentIndex].markdown?.hasWork(in: views[currentIndex].text) ?? false
    }

    /// Looks through one slice more.
    func goOnStyling() {
        guard hasMarkdownWork else { return }
        let text = views[currentIndex].text
        views[currentIndex].markdown?.goOn(in: text, atMost: Self.markdownSlice)
    }
}

extension DocumentView {
    /// Lets lines of code begin where they begin, in both looks.
    mutating func layOutCode() {
        guard showsMarkdown else { return }
        markdown?.tell(&layout)
        if $secondLook, let markdown { secondLook?.take(markdown) }
    }
}

extension FilePath {
    /// Whether the name ends as those of Markdown files do.
    fileprivate var isNamedAsMarkdown: Bool {
        let name = String(decoding: lastComponent, as: UTF8.self).lowercased()
        return [".md", ".markdown", ".mdown", ".mkd"].contains { name.hasSuffix($0) }
    }
}
