/// Cutting, copying and pasting.
///
/// What was cut or copied here is always at hand. Where a program gives the clipboard of the machine, that is asked as
/// well, and the newer of the two is pasted. Which one that is nobody can say by the clock, so this is the rule: when the
/// clipboard of the machine holds something else than it did after the last copying here, and that is not ours, somebody
/// has copied elsewhere since.
extension EditorSession {
    func copy() {
        guard !view.selection.isEmpty else { return say("nothing is selected") }
        view.isMarking = false
        say(
            takeToClipboard(view.text[view.selection.range])
                ? "copied" : "copied here; it is too long for the terminal's clipboard")
    }

    func cut() {
        guard !view.selection.isEmpty else { return say("nothing is selected") }
        takeToClipboard(view.text[view.selection.range])
        view.replace(view.selection.range, with: Rope(), .cut, at: now)
    }

    /// Takes the bytes of the text itself: wrapped rows are one paragraph, margins are not there.
    ///
    /// - Returns: false when it is too long to be handed on as well.
    @discardableResult
    func takeToClipboard(_ text: Rope) -> Bool {
        clipboard = text
        let isHandedOn = settings.terminalClipboard && clipboard.count <= Self.sharedClipboardLimit
        if sharedClipboard.hasProgram {
            sharedClipboard.known = .unknown
            want(.file(.clipboard(.copied(isHandedOn ? clipboard : nil))))
        }
        guard settings.terminalClipboard else { return true }
        guard clipboard.count <= Self.terminalClipboardLimit else {
            return sharedClipboard.hasProgram && isHandedOn
        }
        want(.terminal(.copy(clipboard.bytes(in: clipboard.range))))
        return true
    }

    /// Bytes that terminals are known to take in one OSC 52.
    private static let terminalClipboardLimit = 74_000
    /// Bytes that are handed to a program, and taken from one.
    private static let sharedClipboardLimit = 64 << 20

    // MARK: Pasting

    /// Pastes what was copied last, here or elsewhere.
    func askForClipboard() {
        guard sharedClipboard.hasProgram else { return pasteClipboard(.unknown) }
        want(.file(.clipboard(.paste(sharedClipboard.await(from: now)))))
    }

    func receive(_ answer: ClipboardAnswer) {
        switch answer {
        case .afterCopying(let content): sharedClipboard.known = content
        case .forPasting(let number, let content):
            if number == sharedClipboard.awaited?.number { endAwaitingClipboard(content) }
        }
    }

    /// Pastes what is here when the clipboard of the machine does not answer.
    func stopAwaitingClipboard() {
        if let until = sharedClipboard.awaited?.until, until <= now { endAwaitingClipboard(.unknown) }
    }

    /// Keeps what the writer does while a paste is on its way, so that it does not come before it.
    func holds(_ event: InputEvent) -> Bool {
        guard sharedClipboard.awaited != nil, event.isByHand else { return false }
        sharedClipboard.held.append(event)
        return true
    }

    private func endAwaitingClipboard(_ content: ClipboardContent) {
        sharedClipboard.awaited = nil
        pasteClipboard(content)
        let held = sharedClipboard.held
        sharedClipboard.held = []
        for event in held { receive(event, at: now) }
    }

    /// Pastes the newer of what was copied here and what the clipboard of the machine holds.
    private func pasteClipboard(_ content: ClipboardContent) {
        let isNews = content != sharedClipboard.known && sharedClipboard.known != .unknown
        if sharedClipboard.known == .unknown { sharedClipboard.known = content }
        let theirs: Rope?
        switch content {
        case .text(let text) where isNews && text != clipboard: theirs = text
        case .tooLong where isNews: return say("the clipboard holds too much; nothing was pasted")
        case .text, .tooLong, .nothing, .unknown: theirs = nil
        }
        let text = theirs ?? clipboard
        if case .field(let field) = prompt {
            receive(.paste(text.bytes(in: text.range)), in: field)
        } else if formWindow != nil {
            receiveForForm(.paste(text.bytes(in: text.range)))
        } else if let theirs {
            paste(theirs.bytes(in: theirs.range))
        } else {
            pasteOwn()
        }
    }

    private func pasteOwn() {
        guard !clipboard.isEmpty else { return say(Messages.nothingToPaste) }
        let place = view.selection.range.lowerBound
        let hasEnds = clipboard.breakByte != view.text.breakByte || clipboard.summary.breaks > 0
        let text =
            hasEnds
            ? view.document.pasteText(clipboard.bytes(in: clipboard.range), at: place, keepsNULs: true).text
            : clipboard
        view.replace(view.selection.range, with: text, .paste, at: now)
    }

    /// Puts in what the terminal pasted: one step, the neighbours' line ends, nothing else altered. One change too, but for
    /// a paste that takes long, of which more comes (`goesOn`).
    func paste(_ bytes: [UInt8], goesOn: Bool = false) {
        showsStatus = false
        let (text, dropped) = view.document.pasteText(bytes, at: view.selection.range.lowerBound)
        if !text.isEmpty {
            view.replace(view.selection.range, with: text, .paste, at: now)
        }
        view.document.pasteGoesOn = goesOn
        droppedNULs += dropped
        if goesOn || droppedNULs == 0 { return }
        say("\(droppedNULs) NUL byte\(droppedNULs == 1 ? " was" : "s were") left out of the paste")
        droppedNULs = 0
    }
}
