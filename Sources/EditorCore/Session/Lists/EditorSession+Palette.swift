/// All commands in one list, to be run or read about.
extension EditorSession {
    /// Lets the writer choose a command by its name; those of late come first.
    func chooseCommand() {
        let recent = recentCommands.commands
        let others = Self.listed.filter { !recent.contains($0.command) }
        let choices = SettingInfo.inForm.map { info in
            // Letters of the value would be found in any order, scattered among those of the label.
            var item = ChooserItem(
                info.label, note: info.help, detail: "setting: \(info.value(in: settings))",
                id: .setting(info.key))
            if case .choice(let words) = info.field { item.also = words.joined(separator: " ") }
            return item
        }
        var list = Chooser(.command, items: (recent.map(\.info) + others).map(item) + choices)
        list.emptiness = "no command is called so"
        choose(from: list)
    }

    /// Shows what there is, group by group, the keys of the first day before all.
    func showHelp() {
        let first = Self.firstKeys.map { command in
            var item = item(command.info)
            item.isRepeated = true
            return item
        }
        let groups = CommandInfo.Group.allCases.flatMap { group in
            let commands = Self.listed.filter { $0.group == group }
            return commands.isEmpty ? [] : [heading(of: group, commands)] + commands.map(item)
        }
        var list = Chooser(.help, items: [ChooserItem(heading: "To begin with")] + first + groups)
        list.emptiness = "nothing is called so, and no key is"
        choose(from: list)
    }

    private static let listed = CommandInfo.all.filter { $0.command != .runCommand && $0.command != .cancel }

    /// What a writer needs on the first day.
    private static let firstKeys: [Command] = [
        .save, .quit, .undo, .find, .copy, .paste, .openDocument, .togglePanel, .settings, .moveWordRight,
    ]

    /// More chords would leave no room for what the command does.
    private static let shownChords = 2

    private func item(_ info: CommandInfo) -> ChooserItem {
        let chords = keymap.sequences(for: info.command).map { KeyNotation.label($0) }
        var item = ChooserItem(
            info.name, note: info.help, detail: chords.prefix(Self.shownChords).joined(separator: " · "),
            id: .command(info.command))
        item.also = (chords.dropFirst(Self.shownChords) + [info.command.otherWords]).joined(separator: " ")
        return item
    }

    /// The name of a group, with the chord that all of its commands begin with, if there is one.
    private func heading(of group: CommandInfo.Group, _ commands: [CommandInfo]) -> ChooserItem {
        let prefixes = commands.map { info in
            Set(keymap.sequences(for: info.command).filter { $0.count > 1 }.map { $0[0] })
        }
        let shared = prefixes.dropFirst().reduce(prefixes[0]) { $0.intersection($1) }
        guard let prefix = shared.first else { return ChooserItem(heading: group.rawValue) }
        return ChooserItem(heading: "\(group.rawValue): \(KeyNotation.label(prefix)), then a key")
    }

    /// Runs the command that was chosen, or opens the settings at what was.
    func run(_ item: ChooserItem?, typed: String) {
        switch item?.id {
        case .command(let command):
            want(.file(.note(.commands, recentCommands.remember(command))))
            perform(command)
        case .setting(let key): openForm(at: key)
        default: say("there is no command “\(typed)”")
        }
    }
}
