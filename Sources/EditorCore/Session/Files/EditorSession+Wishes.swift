/// What the `.editorconfig` files of a folder want of its texts. Nothing that is written is ever changed for them but with
/// the save of a text that the writer has changed.
extension EditorSession {
    func receive(_ wishes: EditorConfig, of id: DocumentID) {
        if let name = texts.newNames.removeValue(forKey: id) { return save(name, wanting: wishes) }
        if let index = index(of: id) { take(wishes, at: index) }
    }

    private func take(_ wishes: EditorConfig, at index: Int) {
        views[index].wishes = wishes
        views[index].document.wantedLineEnding = wishes.lineEnding
        if views[index].document.isNew { views[index].document.begin(as: wishes) }
        layOut(index)
    }

    // MARK: New names

    /// Saves a text under a name that it does not have yet: when it is known what the folder there wants.
    func save(_ id: DocumentID, under path: FilePath) {
        guard let index = index(of: id), views[index].document.path != path, !saves.isSaving(id) else {
            return order(id, path, [])
        }
        let document = views[index].document
        let number = reserveDocument()
        texts.newNames[number] = NewName(document: id, path: path)
        saves.begin(
            id,
            .init(
                state: document.state, text: document.onDisk, encoding: document.encoding, consent: []))
        want(.file(.findWishes(number, path)))
        showsStatus = true
    }

    private func save(_ name: NewName, wanting wishes: EditorConfig) {
        let next = saves.end(name.document)?.next
        guard let index = index(of: name.document) else { return }
        take(wishes, at: index)
        order(name.document, name.path, [])
        if let next { order(name.document, next.path, next.consent) }
    }

    /// Puts right what the folder wants of a text that is about to be saved.
    func meetWishes(_ index: Int) {
        let wishes = views[index].wishes
        guard views[index].document.isEdited, !views[index].isForReading else { return }
        if wishes.endsWithLineEnd == true { views[index].document.endsWithLineEnd = true }
        if wishes.trimsLines == true, settings.trimsLines { trimEditedLines(index) }
        if views[index].document.isNew, wishes.charset == .utf8WithMark { putMark(index) }
    }

    /// Puts a byte order mark before a text.
    private func putMark(_ index: Int) {
        let text = views[index].text
        guard !text.isEmpty, Document.firstPlace(of: text) == .zero else { return }
        let mark = Edit(offset: .zero, removed: Rope(), inserted: Rope(TextEncoding.utf8Mark))
        make([mark], in: index)
    }

    /// Takes blanks off the ends of the lines that differ from the file's, but not off that with the caret: a word is about
    /// to follow there.
    private func trimEditedLines(_ index: Int) {
        let document = views[index].document
        let trimming = LineTrimming(keepsBreaks: document.path?.isMarkdown ?? false)
        let edits = trimming.edits(
            of: document.text, since: document.onDisk, sparing: document.selection.head)
        if !edits.isEmpty { make(edits, in: index) }
    }

    /// Makes changes as one step, from the last place to the first; caret and selection stay at their letters.
    func make(_ edits: [Edit], in index: Int) {
        let before = views[index].selection
        let after = edits.reduce(before) { selection, edit in
            Selection(
                anchor: edit.map(selection.anchor), head: edit.map(selection.head),
                affinity: selection.affinity)
        }
        views[index].make(edits, leaving: after, at: now)
    }
}

/// A name that a text is to be saved under.
struct NewName {
    var document: DocumentID
    var path: FilePath
}

extension Document {
    /// Begins a new file as its folder wants it.
    fileprivate mutating func begin(as wishes: EditorConfig) {
        if let wanted = wishes.endsWithLineEnd { endsWithLineEnd = wanted }
        switch wishes.charset {
        case .utf16LittleEndian: encoding = .utf16LittleEndian
        case .utf16BigEndian: encoding = .utf16BigEndian
        case .utf8, .utf8WithMark, nil: break
        }
        // Nothing is on the disk yet, so this is no change of the writer's.
        storedEncoding = encoding
    }
}
