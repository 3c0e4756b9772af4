extension EditorSession {
    func copy() {
        guard !view.selection.isEmpty else { return say("nothing is selected") }
        view.isMarking = false
        say(takeToClipboard() ? "copied" : "copied here; it is too long for the terminal's clipboard")
    }

    func cut() {
        guard !view.selection.isEmpty else { return say("nothing is selected") }
        _ = takeToClipboard()
        warnAboutRedo(view.replace(view.selection.range, with: Rope(), .cut, at: now))
    }

    /// Copies the bytes of the text itself: wrapped rows are one paragraph, margins are not there.
    ///
    /// - Returns: false when it is too long to be handed to the terminal as well.
    private func takeToClipboard() -> Bool {
        clipboard = view.text[view.selection.range]
        guard settings.terminalClipboard else { return true }
        guard clipboard.count <= Self.terminalClipboardLimit else { return false }
        want(.terminal(.copy(clipboard.bytes(in: clipboard.range))))
        return true
    }

    /// Bytes that terminals are known to take in one OSC 52.
    private static let terminalClipboardLimit = 74_000

    func pasteClipboard() {
        guard !clipboard.isEmpty else { return say("nothing was copied yet") }
        let place = view.selection.range.lowerBound
        let hasEnds = clipboard.breakByte != view.text.breakByte || clipboard.summary.breaks > 0
        let text =
            hasEnds
            ? view.document.pasteText(clipboard.bytes(in: clipboard.range), at: place, keepsNULs: true).text
            : clipboard
        warnAboutRedo(view.replace(view.selection.range, with: text, .paste, at: now))
    }

    /// Puts in what the terminal pasted: one step, the neighbours' line ends, nothing else altered. One change too, but for
    /// a paste that takes long, of which more comes (`goesOn`).
    func paste(_ bytes: [UInt8], goesOn: Bool = false) {
        showsStatus = false
        let (text, dropped) = view.document.pasteText(bytes, at: view.selection.range.lowerBound)
        if !text.isEmpty {
            warnAboutRedo(view.replace(view.selection.range, with: text, .paste, at: now))
        }
        view.document.pasteGoesOn = goesOn
        droppedNULs += dropped
        if goesOn || droppedNULs == 0 { return }
        say("\(droppedNULs) NUL byte\(droppedNULs == 1 ? " was" : "s were") left out of the paste")
        droppedNULs = 0
    }
}
