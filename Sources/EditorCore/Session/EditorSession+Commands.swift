extension EditorSession {
    /// Does what a command says.
    public func perform(_ command: Command) {
        if lookOverTakes(command) { return }
        if draftRefuses(command) { return }
        if command.goesByRows, !rowsAreKnown(for: command) { return }
        dismissNotice()
        if let (motion, extends) = command.caretMotion {
            view.move(motion, extending: extends || view.isMarking)
            return
        }
        if perform(editing: command) || perform(finding: command) || perform(panel: command) { return }
        if perform(tool: command) || perform(spelling: command) || perform(page: command) { return }
        if perform(look: command) { return }
        showsStatus = true
        if perform(goal: command) { return }
        performOther(command)
    }

    private func perform(editing command: Command) -> Bool {
        switch command {
        case .newline:
            warnAboutRedo(view.breakParagraph(at: now))
            follow(key: "\n")
        case .insertTab: if !takeFirstWord() { warnAboutRedo(view.type("\t", at: now)) }
        case .vary: vary()
        case .deleteBackward:
            if giveBackKey() { break }
            delete(to: view.text.clusterStart(before: view.selection.head), .deletingBackward)
        case .deleteForward: delete(to: view.text.clusterEnd(after: view.selection.head), .deletingForward)
        case .deleteWordBackward:
            delete(to: view.text.wordStart(before: view.selection.head), .deletingBackward)
        case .deleteWordForward: delete(to: view.text.wordEnd(after: view.selection.head), .deletingForward)
        case .deleteToParagraphEnd: delete(to: view.endOfDeletion(), .deletingForward)
        case .deleteParagraph: warnAboutRedo(view.deleteParagraph(at: now))
        default: return false
        }
        showsStatus = false
        lastTyping = now
        return true
    }

    private func delete(to other: TextOffset, _ kind: UndoHistory.Kind) {
        warnAboutRedo(view.delete(to: other, kind, at: now))
    }

    private func perform(finding command: Command) -> Bool {
        switch command {
        case .find: beginFinding()
        case .replace: beginFinding(replacing: true)
        case .findNext: findAgain(.forward)
        case .findPrevious: findAgain(.backward)
        case .goTo: prompt = .field(.init(purpose: .goTo, line: LineField(), hint: "a line, 120:5 or 50%"))
        case .lastEdit: goToLastEdit()
        case .goBack: goBack()
        case .outline: openOutline()
        default: return false
        }
        return true
    }

    private func performOther(_ command: Command) {
        switch command {
        case .undo: if !view.undo(at: now) { sayNothingToUndo() }
        case .redo: if !view.redo(at: now) { say("there is nothing to redo") }
        case .toggleMarks: toggleMarks()
        case .setMarks: convertMarks(.setting)
        case .straightenMarks: convertMarks(.straightening)
        case .cut: cut()
        case .copy: copy()
        case .paste: askForClipboard()
        case .selectAll: selectAll()
        case .toggleMark: toggleMark()
        case .keepSelection: view.isMarking = false
        case .scrollUp: view.scroll(by: -1)
        case .scrollDown: view.scroll(by: 1)
        case .cancel: cancel()
        case .save: save()
        case .saveAs: askForName(of: document.id)
        case .rename: askForNewName()
        case .saveCopy: askForCopy()
        case .openTexts: chooseOpenText()
        case .recentFiles: chooseRecentFile()
        case .sideBySide: changeSides()
        case .otherSide: goToOtherSide()
        case .quit: leave(.program)
        case .closeDocument: view.scratch == nil ? leave(.document(document.id)) : toggleScratch()
        case .scratchPage: toggleScratch()
        case .moveToScratch: moveToScratch()
        case .saveAndClose: saveAndLeave(.document(document.id))
        case .saveAndQuit: saveAndLeave(.program)
        case .newDocument: add(OpenedText(path: FilePath([]), text: Rope()))
        case .openDocument: beginBrowsing()
        case .countBook: countBook()
        case .findInBook: findInBook()
        case .showStoring: showStoring()
        case .nextDocument: showNextDocument()
        case .runCommand: chooseCommand()
        case .help: showHelp()
        case .settings: openForm()
        case .recover: recover()
        case .versions: showVersions()
        case .suspend: suspend()
        case .redraw: want(.terminal(.redraw))
        case .showStatus: sayPlace()
        default: break
        }
    }

    /// Name, state, and where the caret is.
    private func sayPlace() {
        let text = view.text
        let caret = view.selection.head
        let percent = text.isEmpty ? 100 : Int(Double(caret.bytes) / Double(text.count) * 100)
        let line = text.paragraphIndex(at: caret) + 1
        say(
            "\(name(of: document)) · \(state(of: document)) · line \(line) of \(text.summary.breaks + 1) · \(percent) %"
        )
    }

    private func selectAll() {
        view.forgetMotion()
        view.document.closeUndoStep()
        view.document.selection = Selection(anchor: .zero, head: view.text.end)
    }

    private func toggleMark() {
        view.isMarking.toggle()
        if view.isMarking {
            say("selecting: move, then cut or copy")
        } else {
            view.place(view.selection.head, view.selection.affinity)
        }
    }

    /// One step back: what is selected, or nothing. Never loses text.
    private func cancel() {
        notice = nil
        writing.line = nil
        leaving = nil
        view.isMarking = false
        if !view.selection.isEmpty { view.place(view.selection.head, view.selection.affinity) }
    }

    private func showNextDocument() {
        let others = writtenTexts.filter { $0 != currentIndex }
        guard let next = others.first(where: { $0 > currentIndex }) ?? others.first else {
            return say("there is only this text")
        }
        bringToFront(next)
    }
}

extension Command {
    /// The motion that a command makes, and whether it selects.
    var caretMotion: (Motion, extends: Bool)? {
        switch self {
        case .moveLeft: (.left, false)
        case .moveRight: (.right, false)
        case .moveUp: (.up, false)
        case .moveDown: (.down, false)
        case .moveWordLeft: (.wordLeft, false)
        case .moveWordRight: (.wordRight, false)
        case .moveToRowStart: (.rowStart, false)
        case .moveToRowEnd: (.rowEnd, false)
        case .moveParagraphUp: (.paragraphUp, false)
        case .moveParagraphDown: (.paragraphDown, false)
        case .pageUp: (.pageUp, false)
        case .pageDown: (.pageDown, false)
        case .moveToDocumentStart: (.documentStart, false)
        case .moveToDocumentEnd: (.documentEnd, false)
        case .selectLeft: (.left, true)
        case .selectRight: (.right, true)
        case .selectUp: (.up, true)
        case .selectDown: (.down, true)
        case .selectWordLeft: (.wordLeft, true)
        case .selectWordRight: (.wordRight, true)
        case .selectToRowStart: (.rowStart, true)
        case .selectToRowEnd: (.rowEnd, true)
        case .selectParagraphUp: (.paragraphUp, true)
        case .selectParagraphDown: (.paragraphDown, true)
        case .selectPageUp: (.pageUp, true)
        case .selectPageDown: (.pageDown, true)
        case .selectToDocumentStart: (.documentStart, true)
        case .selectToDocumentEnd: (.documentEnd, true)
        default: nil
        }
    }
}
