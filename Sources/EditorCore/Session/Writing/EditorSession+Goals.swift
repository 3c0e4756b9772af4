/// Numbers that are asked for in the foot line; the raw value says what for.
enum WantedNumber: String {
    case dayGoal = "Words a day"
    case textGoal = "Words of this text"
    case minutes = "Minutes"
}

/// Goals: words a day, which are a setting, and the length that a text is to have, which is noted with the text.
extension EditorSession {
    func perform(goal command: Command) -> Bool {
        switch command {
        case .showCounts: showCounts()
        case .setGoal: askForGoal()
        case .showStatistics: askForStatistics()
        case .runTimer: runTimer()
        case .toggleDrafting: toggleDrafting()
        default: return false
        }
        return true
    }

    private func askForGoal() {
        ask(
            "A goal for each day, or for the length of this text?",
            [.init("Day", "d", .askForWords(.dayGoal)), .init("Text", "t", .askForWords(.textGoal)), .cancel])
    }

    func askForWords(_ wanted: WantedNumber) {
        let present = wanted == .textGoal ? views[currentIndex].writing.goal : settings.goal
        let goal = present.flatMap { $0 > 0 ? "\($0)" : nil }
        prompt = .field(
            .init(
                purpose: .number(wanted), line: LineField(goal ?? "", isProposal: true),
                hint: goal == nil ? "such as 500" : "0 for no goal"))
    }

    /// Takes a number that was asked for.
    func accept(_ wanted: WantedNumber, _ text: String) {
        switch wanted {
        case .dayGoal: setDayGoal(text)
        case .textGoal: setTextGoal(text)
        case .minutes: startTimer(text)
        }
    }

    /// A number of words as somebody has typed it; nil, and a sentence, for anything else.
    private func wordsTyped(_ text: String) -> Int? {
        let digits = text.trimmedOfBlanks.filter { $0 != "," && $0 != " " }
        if let words = Int(digits), (0...100_000_000).contains(words) { return words }
        say("a goal is a number of words, such as 500")
        return nil
    }

    // MARK: The day's

    private func setDayGoal(_ text: String) {
        guard let words = wordsTyped(text) else { return }
        if let complaint = SettingInfo.named("goal")?.complaint(about: "\(words)") { return say(complaint) }
        writing.wishedGoal = words
        want(.file(.readSettings))
    }

    /// Writes the goal into the settings, as the form would.
    func keepDayGoal(in result: Result<SettingsText, SettingsProblem>) {
        guard let words = writing.wishedGoal else { return }
        switch result {
        case .success(let file):
            var writer = SettingsWriter(file.bytes)
            writer.set("goal", to: "\(words)")
            if writer.bytes == file.bytes {
                writing.wishedGoal = nil
                live(by: file)
                return sayDayGoal(words)
            }
            want(.file(.saveSettings(SettingsText(bytes: writer.bytes, stamp: file.stamp))))
        case .failure(let problem):
            writing.wishedGoal = nil
            say(Messages.cannotReadSettings(problem), role: .warning)
        }
    }

    func sayDayGoal(_ words: Int) {
        askForToday(always: true)
        say(words == 0 ? "no goal for the day any more" : "\(Messages.words(words)) a day")
    }

    // MARK: The text's

    private func setTextGoal(_ text: String) {
        guard let words = wordsTyped(text) else { return }
        views[currentIndex].writing.goal = words > 0 ? words : nil
        views[currentIndex].writing.unnotedGoal = words
        noteWriting()
        let end = settings.statistics ? "" : ", until you leave: statistics are off"
        say(
            words == 0
                ? "no goal for this text any more"
                : "\(name(of: document)) is to have \(Messages.words(words))\(end)")
    }

    /// Notes the goal of a text, once it has a name.
    func keepGoal(of index: Int) {
        guard let goal = views[index].writing.goal else { return }
        views[index].writing.unnotedGoal = goal
        noteWriting()
    }
}
