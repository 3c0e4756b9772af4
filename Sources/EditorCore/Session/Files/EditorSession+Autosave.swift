/// Saving without being told to, where the writer has chosen that: beside the journal, never in its place.
///
/// It asks nothing. What would need an answer waits for a save by hand.
extension EditorSession {
    /// How long the hands must have rested.
    private static let autosaveRest = Duration.seconds(10)

    /// When the hands will have rested for long enough; nil when there is nothing to save by then.
    var autosaveDeadline: Duration? {
        views.indices.contains { savesAtRest($0) && maySaveByItself($0) }
            ? lastInput + Self.autosaveRest : nil
    }

    func saveAtRest() {
        if now >= lastInput + Self.autosaveRest { saveByItself(where: savesAtRest) }
    }

    private func savesAtRest(_ index: Int) -> Bool {
        settings.autosave == .rest || views[index].scratch != nil
    }

    /// Saves every text that is meant and can be saved without a question.
    func saveByItself(where isMeant: (Int) -> Bool = { _ in true }) {
        for index in views.indices where isMeant(index) && maySaveByItself(index) {
            let document = views[index].document
            guard let path = document.path else { continue }
            order(document.id, path, saves.lastingConsent(for: document.id), isAutomatic: true)
        }
    }

    private func maySaveByItself(_ index: Int) -> Bool {
        let view = views[index]
        let isOurs = view.outside.theirs == nil && view.outside.lost == nil && view.outside.began == nil
        return view.document.path != nil && view.document.isEdited && view.document.loading == .complete
            && isOurs
            && view.neighbour == nil && !view.isForReading && !view.autosaveIsBlocked
            && !saves.isSaving(view.document.id) && leaving == nil
    }

    /// Tells that a text is not saved by itself until the writer has saved it.
    func receiveAutosaveFailure(_ index: Int, _ problem: SaveProblem) {
        switch problem {
        // The look at the file finds out, and asks when there is time for it.
        case .changedOutside, .vanished:
            views[index].autosaveIsBlocked = true
            views[index].outside.hurry(at: now)
        default: blockAutosave(index)
        }
    }

    func blockAutosave(_ index: Int) {
        views[index].autosaveIsBlocked = true
        say("\(name(of: views[index].document)) was not saved by itself; save it to see why", role: .warning)
    }
}
