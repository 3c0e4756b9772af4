/// The open texts, as a list to choose from.
extension EditorSession {
    /// Lists them; Enter alone goes back to the text that was in front before.
    func chooseOpenText() {
        var list = Chooser(
            .openText, items: openTextItems, chosen: formerDocument.map { .document($0) })
        list.keys = [Chooser.Key(chord: Self.closingKey, label: "close")]
        choose(from: list)
    }

    private static let closingKey = KeyChord(.character("w"), .control)

    /// Names, with folders where that tells them apart, and how each text stands.
    private var openTextItems: [ChooserItem] {
        let names = views.map { name(of: $0.document) }
        return writtenTexts.map { index in
            let document = views[index].document
            let isAmbiguous = names.count(where: { $0 == names[index] }) > 1
            let state = state(of: document) + (index == currentIndex ? " · in front" : "")
            return ChooserItem(
                names[index], note: isAmbiguous ? document.path.map(shownFolder) ?? "" : "", detail: state,
                id: .document(document.id))
        }
    }

    /// The name of a text, with its folder where another open one is called the same.
    func nameApart(_ document: Document) -> String {
        let name = name(of: document)
        guard let path = document.path,
            views.contains(where: {
                $0.document.id != document.id && self.name(of: $0.document) == name
            })
        else { return name }
        return Messages.text(texts.memory.names.short(path).bytes)
    }

    /// The folder of a file as people see it.
    func shownFolder(of path: FilePath) -> String {
        let short = texts.memory.names.short(path)
        return Messages.text(short.folder?.bytes ?? [UInt8(ascii: "/")])
    }

    /// Brings the chosen text to the front.
    func takeOpenText(_ item: ChooserItem?) {
        guard case .document(let id) = item?.id, let index = index(of: id) else { return }
        bringToFront(index)
        showsStatus = true
    }

    /// Closes the chosen text, asking first where that would lose something.
    func closeChosenText(_ item: ChooserItem?) {
        guard case .document(let id) = item?.id else { return }
        leavePrompt()
        leave(.document(id))
        if prompt == nil, leaving == nil, writtenTexts.count > 1 { chooseOpenText() }
    }
}
