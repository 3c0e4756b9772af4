/// Marks that are being set, or made straight, while keys are taken.
struct RunningConversion {
    var conversion: MarkConversion
    let document: DocumentID
    let began: Duration
}

/// Converting the marks of a selection or of a whole text, without keeping a key waiting.
///
/// The first slice is done with the key that asks for it, the rest while no key waits. Nothing changes before the end, and
/// whoever writes meanwhile ends it.
extension EditorSession {
    /// Begins to convert the selection, or the whole text.
    func convertMarks(_ direction: MarkConversion.Direction) {
        stopIdleWork()
        guard !document.isArriving else {
            return say("still reading \(name(of: document)): marks can be changed when all of it is here")
        }
        let selection = view.selection
        let range = selection.isEmpty ? view.text.range : selection.range
        let conversion = MarkConversion(
            direction, of: view.text, in: range, settings.markStyle,
            following: [selection.anchor, selection.head, min(view.viewport.top, view.text.end)])
        goOn(RunningConversion(conversion: conversion, document: document.id, began: now))
    }

    /// Converts one more slice.
    func goOnConverting() {
        if let work = markConversion { goOn(work) }
    }

    /// Gives up; the text is as it was.
    func stopConverting() {
        guard $markConversion else { return }
        markConversion = nil
        endProgress()
        sayConversionStopped()
    }

    func sayConversionStopped() { say("stopped: no marks were changed") }

    private func goOn(_ work: RunningConversion) {
        var work = work
        markConversion = nil
        work.conversion.advance(atMost: conversionSlice)
        guard work.conversion.isDone else {
            markConversion = work
            if now - work.began >= Self.unannounced {
                tellProgress("changing marks… \(work.conversion.percent) %")
            }
            return
        }
        endProgress()
        guard work.document == document.id else { return }
        finish(work.conversion)
    }

    private func finish(_ conversion: MarkConversion) {
        let count = conversion.count
        guard count > 0 else { return say("there are no marks to change") }
        view.document.closeUndoStep()
        view.replace(conversion.range, with: conversion.result, .marking, at: now)
        let places = conversion.places.map { view.text.clusterEdge(atOrBefore: $0) }
        view.document.selection = Selection(anchor: places[0], head: places[1])
        view.viewport.show(top: places[2])
        let undo = keymap.label(of: .undo)
        say("\(count) mark\(count == 1 ? "" : "s") changed; \(undo) takes \(count == 1 ? "it" : "them") back")
    }
}
