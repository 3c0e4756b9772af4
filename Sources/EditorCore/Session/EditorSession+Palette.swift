/// All commands in one list.
extension EditorSession {
    /// Lets the writer choose a command by its name.
    func chooseCommand() {
        let commands = CommandInfo.all.filter { $0.command != .runCommand && $0.command != .cancel }
        var list = Chooser(
            .command,
            items: commands.map { info in
                let chords = keymap.sequences(for: info.command).map { KeyNotation.label($0) }
                return ChooserItem(
                    info.name, note: info.help, detail: chords.joined(separator: " · "),
                    id: .command(info.command))
            })
        list.emptiness = "no command is called so"
        choose(from: list)
    }

    /// Runs what was chosen.
    func runCommand(_ item: ChooserItem?, typed: String) {
        guard case .command(let command) = item?.id else { return say("there is no command “\(typed)”") }
        perform(command)
    }
}
