extension EditorSession {
    /// Asks for the settings file, as it is now; the form opens when it is here.
    ///
    /// - Parameter key: the setting to begin with; nil for the first.
    func openForm(at key: String? = nil) {
        guard writing.wishedGoal == nil else { return say("the goal for the day is still being kept") }
        mouse.letGo()
        pendingChords = []
        formWindow = FormWindow(wanted: key)
        want(.file(.readSettings))
    }

    /// Takes the settings file: for a form that is to open, or for one that another program has overtaken.
    func receiveSettings(_ result: Result<SettingsText, SettingsProblem>) {
        guard var window = formWindow else { return keepDayGoal(in: result) }
        switch (window.stage, result) {
        case (.editing, _): return
        case (.reading, .success(let file)):
            window.stage = .editing
            window.file = file
            window.form = Form(file.bytes, usual: usualSettings, live: liveChoices)
            if let index = window.form.fields.firstIndex(where: { $0.info.key == window.wanted }) {
                window.form.focus(on: index)
            }
            formWindow = window
            followFocus()
        case (.reading, .failure(let problem)):
            formWindow = nil
            say(Messages.cannotReadSettings(problem), role: .warning)
        case (.saving, .success(let file)):
            formWindow?.file = file
            orderSettings()
        case (.saving, .failure(let problem)):
            formWindow?.stage = .editing
            say(Messages.cannotReadSettings(problem), role: .warning)
        }
    }

    /// Saves the form, unless something is wrong in it; then goes there.
    func saveForm() {
        notice = nil
        var isRight = false
        changeForm { isRight = $0.form.checkAll() }
        if isRight { orderSettings() }
    }

    /// Puts the changes into the file as it was read last, and hands it over.
    private func orderSettings() {
        guard let window = formWindow else { return }
        formWindow?.stage = .saving
        var writer = SettingsWriter(window.file.bytes)
        for (key, value) in window.form.changes { writer.set(key, to: value) }
        guard writer.bytes != window.file.bytes else {
            live(by: window.file)
            return say(window.form.changes.isEmpty ? "nothing was changed" : "settings saved")
        }
        want(.file(.saveSettings(SettingsText(bytes: writer.bytes, stamp: window.file.stamp))))
    }

    /// Takes the end of a save. What another program wrote meanwhile is read, and the changes are made in that.
    func receiveSavedSettings(_ file: SettingsText, _ result: Result<FileStamp, SaveProblem>) {
        let goal = writing.wishedGoal
        writing.wishedGoal = nil
        switch result {
        case .success:
            live(by: file)
            if let goal { sayDayGoal(goal) } else { say("settings saved") }
        case .failure(.othersKept(let path)):
            live(by: file)
            say(Messages.cannotSaveSettings(.othersKept(path)), role: .warning)
        case .failure(.changedOutside) where formWindow?.stage == .saving,
            .failure(.vanished) where formWindow?.stage == .saving,
            .failure(.exists) where formWindow?.stage == .saving:
            want(.file(.readSettings))
        case .failure(let problem):
            if formWindow?.stage == .saving { formWindow?.stage = .editing }
            say(Messages.cannotSaveSettings(problem), role: .warning)
        }
    }

    /// Lives by a settings file. What the form has changed in it takes the place of what was changed while writing.
    func live(by file: SettingsText) {
        let saved = formWindow?.stage == .saving ? formWindow : nil
        for (key, _) in saved?.form.changes ?? [] {
            if let change = liveChoices.forget(key) { want(.file(.note(.page, change))) }
        }
        fileSettings = SettingsReader(file.bytes, usual: usualSettings).settings
        live(by: liveChoices.applied(to: fileSettings))
        if saved != nil { closeForm() }
    }

    /// Lives by other settings from now on.
    func live(by new: Settings) {
        let old = settings
        settings = new
        abbreviations = Abbreviations(new.abbreviations)
        if (new.keys, new.keyLines) != (old.keys, old.keyLines) {
            keymap = Keymap(new.keys, changedBy: new.keyLines)
        }
        for index in views.indices { views[index].showsMarkdown = wantsMarkdown(in: views[index]) }
        layOutAll()
        panel.slide = panelSlide
        renewPanelChoices()
        if new.recovery != old.recovery { switchJournals() }
        followSpellingSettings(old)
        followMouse()
        if old.remembersSearches, !new.remembersSearches { forgetSearches() }
        if new.look != old.look { want(.terminal(.look(new.look))) }
        if new.escapeDelay != old.escapeDelay { want(.escapeDelay(new.escapeDelay)) }
    }

    /// One step back: what was done to the field, then the form, about whose changes is asked.
    func leaveForm() {
        notice = nil
        guard let window = formWindow else { return }
        var wasRestored = false
        if window.stage == .editing { changeForm { wasRestored = $0.form.restoreFocused() } }
        if wasRestored { return say("\(window.form.focused.info.label) is as it was") }
        guard window.stage == .editing, !window.form.changes.isEmpty else { return closeForm() }
        ask(
            "Save the changed settings?",
            [
                .init(label: "Save", key: KeyChord(.enter), others: Self.yes, action: .saveSettings),
                .init("Discard", "d", .discardSettings), .stay,
            ])
    }

    /// Shows the page again.
    func closeForm() {
        formWindow = nil
        followFocus()
    }

    /// Changes the form, and takes the panel along when another field has the focus.
    func changeForm(_ change: (inout FormWindow) -> Void) {
        guard var window = formWindow else { return }
        change(&window)
        formWindow = window
        followFocus()
    }

    /// The field that has the focus, and the kind of keys that serves best to fill it in; nil while no form is open.
    var formFocus: (PanelOwner, PanelKind?)? {
        guard $formWindow, let window = formWindow, window.stage != .reading else { return nil }
        return (.field(window.form.focus), window.form.focused.info.panel)
    }
}
