/// Rows that are still being worked out while keys are taken.
struct LayingOut {
    let began: Duration
    /// How much of the way is done.
    var percent: Int
    /// A command that goes by rows, to be carried out when they are known.
    var command: Command?
    /// Whether rows above the page are needed too.
    var reachesAbove: Bool
}

/// Visiting far places of huge paragraphs without keeping a key waiting.
///
/// Each frame wraps one slice. Until the place of the caret is known, the page stays where it was, and whatever does
/// not go by rows works: writing, leaving, going somewhere else. A command that goes by rows waits, until they are
/// there or the next key comes.
extension EditorSession {
    /// The rows around the caret; while these are not known, those that were on show.
    ///
    /// - Parameter foot: what the foot line says meanwhile.
    func rowsToShow(over foot: FootContent) -> [Row] {
        var budget = layoutSlice
        if let percent = view.approachPage(&budget) {
            noteLayingOut(percent)
            return view.knowsTop() ? view.visibleRows() : []
        }
        settlePage(over: foot)
        guard $layingOut else { return view.visibleRows() }
        if layingOut?.reachesAbove == true, let percent = view.approachAbove(&budget) {
            noteLayingOut(percent)
        } else if layingOut?.command == nil {
            stopLayingOut()
        }
        return view.visibleRows()
    }

    /// The same for a page that is only looked at.
    func rowsToShow(of view: inout DocumentView) -> [Row] {
        var budget = layoutSlice
        if let percent = view.approachPage(&budget) {
            noteLayingOut(percent)
            return view.knowsTop() ? view.visibleRows() : []
        }
        view.settleViewport()
        return view.visibleRows()
    }

    /// Whether all rows are known that something needs which goes by rows. If not, they are worked out from now on, and
    /// `command` is carried out then.
    func rowsAreKnown(for command: Command? = nil) -> Bool {
        var budget = layoutSlice
        guard let percent = view.approachPage(&budget) ?? view.approachAbove(&budget) else { return true }
        noteLayingOut(percent)
        layingOut?.command = command
        layingOut?.reachesAbove = true
        return false
    }

    /// Tells of the work, or carries out the command that has waited for it.
    func goOnLayingOut() {
        guard let work = layingOut else { return }
        if now - work.began >= Self.unannounced { tellProgress("laying out… \(work.percent) %") }
        guard let command = work.command else { return }
        var budget = layoutSlice
        guard view.approachPage(&budget) == nil, view.approachAbove(&budget) == nil else { return }
        stopLayingOut()
        perform(command)
    }

    /// Forgets that there was anything to be laid out; the next frame finds out anew.
    func stopLayingOut() {
        guard $layingOut else { return }
        layingOut = nil
        endProgress()
    }

    private func noteLayingOut(_ percent: Int) {
        let work = LayingOut(began: now, percent: percent, command: nil, reachesAbove: false)
        layingOut = layingOut ?? work
        layingOut?.percent = percent
    }
}

extension Command {
    /// Whether it can be carried out only where the rows are known.
    var goesByRows: Bool {
        switch caretMotion?.0 {
        case .up, .down, .pageUp, .pageDown, .rowStart, .rowEnd: true
        default: self == .scrollUp || self == .scrollDown
        }
    }
}
