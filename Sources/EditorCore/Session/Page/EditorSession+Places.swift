/// Texts are opened as they were left: caret, selection and the top of the page.
///
/// A place is kept when a text is left, and in a rest, so that a program that is killed loses seconds of it at most. The
/// bytes of the text are never touched for that.
extension EditorSession {
    /// How long the hands must have rested.
    private static let placeRest = Duration.seconds(3)

    /// Goes to where the text was left.
    func go(backTo note: PlaceNote, in index: Int) {
        let document = views[index].document
        var (selection, top) = note.clamped(to: document.text)
        // In a file that somebody has changed, other words may stand there.
        if !note.isOf(document.stamp) { selection = Selection(caret: selection.head) }
        views[index].document.selection = selection
        views[index].viewport.show(top: top)
        notePlace(of: index)
    }

    /// Takes the place at which a text opens for the one that is kept: who only looks at it leaves no trace.
    func notePlace(of index: Int) { views[index].notedPlace = placeNote(of: index) }

    /// Where the writer is in a text that can be found again; nil where nothing is to be kept.
    private func placeNote(of index: Int) -> PlaceNote? {
        guard settings.reopen, views[index].awaitedPlace == nil, let stamp = views[index].document.stamp
        else {
            return nil
        }
        return PlaceNote(
            selection: views[index].document.selection, top: views[index].viewport.top, stamp: stamp)
    }

    /// Keeps the place in a text, if it is another than the one that is kept.
    func keepPlace(of index: Int) {
        guard let path = views[index].document.path, let note = placeNote(of: index),
            note != views[index].notedPlace
        else { return }
        views[index].notedPlace = note
        want(.file(.note(.places, texts.memory.places.remember(note, for: path))))
    }

    /// Keeps the places in all texts, and which these are, on the way out.
    func keepPlaces() {
        for index in views.indices { keepPlace(of: index) }
        keepSession()
    }

    /// When the place in the text in front is to be kept; nil when it is kept.
    var placeDeadline: Duration? {
        settings.session && texts.haveChanged || hasNewPlace ? lastInput + Self.placeRest : nil
    }

    private var hasNewPlace: Bool {
        guard views[currentIndex].document.path != nil, let note = placeNote(of: currentIndex) else {
            return false
        }
        return note != views[currentIndex].notedPlace
    }

    func keepPlaceAtRest() {
        guard now >= lastInput + Self.placeRest else { return }
        keepPlace(of: currentIndex)
        keepSession()
    }
}
