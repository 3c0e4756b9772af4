/// The key reference, made from the key table so that it cannot tell anything else.
public enum KeyReference {
    /// The page of a key set in Markdown: a table for each group of commands.
    public static func markdown(_ set: KeySet = .standard) -> String {
        let keymap = Keymap(set)
        let commands = CommandInfo.all
        var page = opening(set)
        for group in CommandInfo.Group.allCases {
            let rows = commands.filter { $0.group == group }
            guard !rows.isEmpty else { continue }
            page += "\n## \(group.rawValue)\n\n"
            if group == .selecting { page += selectingNote }
            if group == .finding { page += findingNote }
            page += "| Keys | Command | What it does |\n| --- | --- | --- |\n"
            for row in rows { page += line(row, keymap) }
        }
        return page
    }

    private static func line(_ info: CommandInfo, _ keymap: Keymap) -> String {
        let keys = keymap.sequences(for: info.command).map { "`\(KeyNotation.label($0))`" }
        return "| \(keys.joined(separator: " · ")) | \(info.name) | \(info.help) |\n"
    }

    private static func opening(_ set: KeySet) -> String {
        switch set {
        case .standard: standardOpening
        case .wordstar: opening("WordStar", "wordstar", wordStarNote)
        case .emacs: opening("Emacs", "emacs", emacsNote)
        }
    }

    private static func opening(_ name: String, _ value: String, _ note: String) -> String {
        """
        # Keys as in \(name)

        For those who write `keys = \(value)` in the settings. Made as [keys](keys.md) is.

        \(note)

        """
    }

    private static let wordStarNote = """
        Behind `Ctrl-K`, `Ctrl-Q` and `Ctrl-O` the second key is the same with Ctrl held or not. `Ctrl-K B` begins a block
        that motion extends, `Ctrl-K K` ends it; then `Ctrl-K C` copies it to the clipboard, `Ctrl-K Y` moves it there, and
        `Ctrl-K V` inserts the clipboard. Overtyping, print codes and the ruler have no key, for there are none; `Ctrl-B`
        belongs to terminal multiplexers. Keys of the usual set stay where these leave them free.
        """

    private static let emacsNote = """
        What Emacs kills goes to the clipboard, and `Ctrl-Y` inserts that. `Ctrl-C`, which Emacs leaves to its users, has what
        lost its key. In tmux or screen, press their prefix twice where it is one of these keys. Keys of the usual set stay
        where these leave them free.
        """

    private static let standardOpening = """
        # Keys

        Made from the key table in `Sources/EditorCore/Commands`; a test compares. To make it anew after a change of the
        table: `CLEANWRITER_RECORD=1 swift test --filter KeyReference`.

        Alt with a key is the same as Esc and then, at once, the key. `Ctrl-P` runs any command by its name, the middle
        column.

        Every command can be reached with Ctrl and a letter, or with Alt (Esc) and a character, so all of them work on the
        Linux console, on a vt100 and on a tablet. Without arrow keys, Alt-I, J, L and M move around the K.

        Other sets: [WordStar](keys-wordstar.md) and [Emacs](keys-emacs.md), by `keys = wordstar` and `keys = emacs` in the
        settings. A line such as `key = alt+j left` gives a key of your own, `key = f5 none` takes one away.

        Ctrl-B, Ctrl-\\ and Ctrl-Space are not bound here: they belong to terminal multiplexers, to the terminal itself and
        to input methods. Ctrl-Backspace deletes a word only where the terminal tells it from Backspace.

        """

    private static let findingNote = """
        While words to find are typed: `Alt-C` makes capitals count, `Alt-W` finds whole words, `Alt-R` takes the words for a
        pattern; `Up` and `Down` bring back what was looked for before.


        """

    private static let selectingNote = """
        Without these keys: `Alt-A` sets the mark, then plain motion selects; the mouse does it too.


        """
}
