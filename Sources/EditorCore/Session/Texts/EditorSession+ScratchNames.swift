/// A scratch page belongs to a text and not to a name: it goes along when the text is renamed, saved under another name, or
/// first named. Where the new name has a page from before, that is kept beside it.
extension EditorSession {
    /// Has the page of a text go along to its present name.
    func takeScratchAlong(_ index: Int, from former: FilePath?) {
        let home = views[index].document.id
        // One that is on its way goes along when it is there.
        if awaitedScratches.contains(where: { $0.role.home == home }) { return }
        let page = views.firstIndex { view in
            view.scratch.map { $0.owner == former && (former != nil || $0.home == home) } ?? false
        }
        if let page {
            views[page].scratch?.home = home
            return carryScratch(page)
        }
        guard let former, let path = views[index].document.path else { return }
        let number = reserveDocument()
        texts.carriedPages.insert(number)
        want(.file(.carryScratch(number, .init(from: former, to: path, isOpen: false, stamp: nil))))
    }

    /// Has a page moved to the present name of its text, as soon as it is not being saved.
    func carryScratch(_ index: Int) {
        let document = views[index].document
        guard let role = views[index].scratch, let home = self.index(of: role.home),
            let owner = views[home].document.path, owner != role.owner, !saves.isSaving(document.id)
        else { return }
        // A file on its way has no place where it could be saved or looked at.
        saves.begin(
            document.id,
            .init(
                state: document.state, text: document.onDisk, encoding: document.encoding, consent: [],
                isAutomatic: true))
        want(
            .file(
                .carryScratch(
                    document.id, .init(from: role.owner, to: owner, isOpen: true, stamp: document.stamp))))
    }

    /// Follows a page to its new place, or tells that it stays where it is.
    func receive(
        _ result: Result<CarriedScratch, MoveProblem>, of carriage: ScratchCarriage, for id: DocumentID
    ) {
        texts.carriedPages.remove(id)
        if case .failure = result { say(Messages.scratchStays(carriage), role: .warning) }
        guard let work = saves.end(id), let index = index(of: id) else { return continueLeaving() }
        // Also where it has stayed: it is the page of this text.
        views[index].scratch?.owner = carriage.owner
        if case .success(let page) = result { follow(page, at: index) }
        if let next = work.next {
            order(id, views[index].document.path ?? next.path, next.consent, isAutomatic: true)
        } else {
            carryScratch(index)
            continueLeaving()
        }
    }

    private func follow(_ page: CarriedScratch, at index: Int) {
        if let old = views[index].document.path {
            want(.file(.note(.places, texts.memory.places.remember(nil, for: old))))
        }
        (views[index].document.path, views[index].document.stamp) = (page.path, page.stamp)
        keepChoices(of: index)
        views[index].notedPlace = nil
        views[index].journal.beginAgain(views[index].document, at: now)
        keepPlace(of: index)
        attend(index)
    }
}
