extension EditorSession {
    /// Takes an event while a line is being filled in.
    func receive(_ event: InputEvent, in field: Prompt.Field) {
        if followInChooser(event) { return }
        if case .chord(let chord) = event, chooserTakes(chord) { return }
        var field = field
        switch event {
        case .text(let text):
            field.line.insert(text)
        case .paste(let bytes):
            field.line.insert(String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self))
        case .chord(let chord):
            if !field.line.handle(chord) { return command(chord, in: field) }
        case .pastePart, .mouse, .focus, .reply:
            return
        }
        change(to: field)
    }

    /// A key that does not edit the line: done, away, complete, or the next hit.
    private func command(_ chord: KeyChord, in field: Prompt.Field) {
        switch chord.key {
        case .enter: return accept(field)
        case .escape: return leavePrompt()
        case .tab: return complete(field)
        case .up: return turnHistory(field, older: true)
        case .down: return turnHistory(field, older: false)
        default: break
        }
        if let way = SearchQuery.Options.switches.first(where: { $0.key == chord }) {
            switch field.purpose {
            case .find(let origin): return toggle(way.option, in: field, origin)
            case .findInBook: return toggle(way.option, in: field)
            case .replacement, .goTo, .choosing, .saveAs, .rename, .copy, .spelling, .number: break
            }
        }
        guard case .command(let command) = keymap[[chord]] else { return beginInChooser(chord) }
        switch (field.purpose, command) {
        case (.find, .find), (.find, .findNext), (.find, .replace): stepFind(field, .forward)
        case (.find, .findPrevious): stepFind(field, .backward)
        case (_, .paste): askForClipboard()
        case (_, .quit), (_, .cancel): leavePrompt()
        case (_, .redraw): want(.terminal(.redraw))
        default:
            var field = field
            if let key = command.keyInLine, field.line.handle(KeyChord(key)) { return change(to: field) }
            _ = perform(panel: command)
        }
    }

    /// Shows the changed line, and what it leads to as far as that can be seen at once.
    func change(to field: Prompt.Field) {
        prompt = .field(field)
        switch field.purpose {
        case .find(let origin): findIncrementally(field.line.text, from: origin)
        case .choosing(.file): browse(line: field.line.text)
        case .choosing:
            chooser?.filter(by: field.line.text)
            hint(inChooser: nil)
        case .goTo, .findInBook, .saveAs, .rename, .copy, .replacement, .spelling, .number: break
        }
    }

    /// Leaves the line as if it had never been there.
    func leavePrompt() {
        stopSearching()
        if case .field(let field) = prompt {
            switch field.purpose {
            case .find(let origin), .replacement(let origin):
                view.document.selection = origin.selection
                view.viewport.show(top: origin.top)
                view.awaitedContext = nil
            case .saveAs: leaving = nil
            case .choosing: endBrowsing()
            case .goTo, .findInBook, .rename, .copy, .spelling, .number: break
            }
        } else if prompt != nil {
            leaving = nil
        }
        prompt = nil
    }

    private func accept(_ field: Prompt.Field) {
        prompt = nil
        switch field.purpose {
        case .find(let origin) where origin.replaces: askForReplacement(field, origin)
        case .find(let origin): acceptFinding(field, from: origin)
        case .replacement(let origin): beginReplacing(field, origin)
        case .goTo: goTo(field.line.text)
        case .choosing: break
        case .findInBook: acceptFindingInBook(field.line.text)
        case .saveAs(let id): save(id, as: field.line.text)
        case .rename(let id): rename(id, to: field.line.text)
        case .copy(let id): saveCopy(of: id, as: field.line.text)
        case .spelling: chooseSpelling(field.line.text)
        case .number(let number): accept(number, field.line.text)
        }
    }

    // MARK: Completing

    private func complete(_ field: Prompt.Field) {
        switch field.purpose {
        case .saveAs, .rename, .copy: want(.file(.complete(FilePath(field.line.text))))
        case .find(let origin) where origin.replaces: accept(field)
        case .find, .findInBook, .goTo, .replacement, .spelling, .choosing, .number: break
        }
    }

    /// Takes names for the Tab key: as much as all of them share goes into the line.
    func receive(names: [FilePath], for prefix: FilePath) {
        guard case .field(var field) = prompt, FilePath(field.line.text) == prefix else { return }
        switch field.purpose {
        case .saveAs, .rename, .copy: break
        default: return
        }
        guard let first = names.first else {
            field.hint = "nothing is called so"
            prompt = .field(field)
            return
        }
        let shared = names.dropFirst().reduce(first.bytes) {
            Array(zip($0, $1.bytes).prefix { $0 == $1 }.map(\.0))
        }
        if let text = String(validating: shared, as: UTF8.self), shared.count > prefix.bytes.count {
            field.line = LineField(text)
        }
        field.hint =
            names.count == 1 ? "" : names.prefix(6).map { Messages.text($0.tail) }.joined(separator: "  ")
        prompt = .field(field)
    }

    // MARK: Questions

    /// Takes an event while a question stands. What was typed before it was on screen does not answer it, but may take back
    /// what was done before.
    func receive(_ event: InputEvent, for question: Prompt.Question) {
        let chord: KeyChord
        switch event {
        case .chord(let pressed): chord = pressed
        case .text(let text):
            guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return }
            chord = KeyChord(.character(scalar.lowercased))
        case .paste, .pastePart, .mouse, .focus, .reply: return
        }
        if questionWasShown, let found = question.answers.first(where: { $0.isGiven(by: chord) }) {
            return answer(found.action)
        }
        if leadsOn(chord, from: question) || !questionWasShown { return }
        // A question that came by itself steps back for a command.
        if question.aside != nil, !chord.modifiers.isDisjoint(with: [.control, .alt]) {
            prompt = nil
            return route(event)
        }
        var question = question
        question.miss =
            switch event {
            case .text(let letter): letter
            default: KeyNotation.label([chord])
            }
        prompt = .question(question)
    }

    func ask(_ sentence: String, _ answers: [Prompt.Question.Answer]) {
        ask(.init(sentence: sentence, answers: answers))
    }

    func ask(_ question: Prompt.Question) {
        questionWasShown = false
        prompt = .question(question)
    }

    func answer(_ action: Prompt.Action) {
        let correction = askedCorrection
        if case .question(let question) = prompt, let aside = question.aside, !action.looksOn {
            asides.removeAll { $0 == aside }
        }
        prompt = nil
        switch action {
        case .keepAsDraft(let id): keepAsDraft(id)
        case .saveAll: leave(.savingAll)
        case .leaveOneByOne: leave(.oneByOne)
        case .keepAllAsDrafts: keepAllAsDrafts()
        case .discardAll: discardAll()
        case .correct(let choice): if let correction { answer(choice, to: correction) }
        case .takeLeft: answerLeft(takes: true)
        case .discardLeft: answerLeft(takes: false)
        case .postponeLeft: postponeLeft()
        case .compareLeft: compareLeft()
        case .mend(let save, let version): mend(save, version)
        case .takeOver(let id, let neighbour): takeOver(id, neighbour)
        case .takeStranded(let id): takeStranded(id)
        case .read(let id): read(id)
        case .openAnyway(let id): openAnyway(id)
        case .openFile(let path): open(path)
        case .keepMine(let id): keepMine(id)
        case .takeTheirs(let id): takeTheirs(id)
        case .keepBoth(let id): keepBoth(id)
        case .compareTheirs(let id): compareTheirs(id)
        case .compareVersion: compareVersion()
        case .restore(let id, let old): restore(old, to: id)
        case .askToForgetVersions: askToForgetVersions()
        case .forgetVersions(let path): forgetVersions(of: path)
        case .askForWords(let goal): askForWords(goal)
        case .stopTimer: stopTimer()
        case .turn(let aside): turn(to: aside)
        case .stay: leaving = nil
        case .save(let id): save(id)
        case .saveAllowing(let id, let path, let consent): order(id, path, consent)
        case .saveElsewhere(let id): askForName(of: id)
        case .readBytesAndSave(let id, let path, let consent): readBytesAndSave(id, path, consent)
        case .moveMakingFolders(let id, let path):
            rename(id, to: Messages.text(path.bytes), makingFolders: true)
        case .copyAllowing(let order): copyAgain(order)
        case .discard(let id): discard(id)
        case .replacing(let step): answer(step)
        case .saveSettings: saveForm()
        case .discardSettings: closeForm()
        }
    }
}

extension FilePath {
    /// The last part of the path, with its final slash if it has one.
    fileprivate var tail: [UInt8] {
        let slash = UInt8(ascii: "/")
        let body = bytes.last == slash ? bytes.dropLast() : bytes[...]
        return Array(bytes[(body.lastIndex(of: slash).map { $0 + 1 } ?? 0)...])
    }
}

extension Unicode.Scalar {
    /// The lower case letter, for the letters that answer questions.
    fileprivate var lowercased: Unicode.Scalar {
        properties.lowercaseMapping.unicodeScalars.first ?? self
    }
}
