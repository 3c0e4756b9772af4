extension SettingInfo {
    /// Every setting once, in the order of the form.
    public static let all: [SettingInfo] = [
        number("width", \.width, 10...400, "page width", "Width of the page in cells, 10 to 400"),
        number("tab", \.tab, 1...16, "tab stops", "Distance of tab stops, 1 to 16 cells"),
        choice("language", \.language, "language", "Language you write in, by its code"),
        choice("foot", \.foot, "foot line", "When this line tells name and state"),
        flag("mouse", \.mouse, "mouse", "Clicks and the wheel are for the page"),
        flag(
            "terminal_clipboard", \.terminalClipboard, "shared clipboard", "The terminal gets what you copy"),
        number("escape_delay", \.escapeMilliseconds, 0...1000, "escape delay", "Milliseconds that Esc waits"),
        flag("wide_ambiguous", \.wideAmbiguous, "wide signs", "Signs of unsure width take two cells"),
        choice("keyboard", \.letterLayout, "letters", "Where the letters are on the panel"),
        choice("panel_key_height", \.panelKeyHeight, "key height", "Rows of a key on the panel"),
        text(
            "extra_row", \.extraRow, "extra row", "Your own keys above the letters",
            check: { text in
                do throws(ExtraRow.Problem) {
                    _ = try ExtraRow(text)
                    return nil
                } catch {
                    return error.sentence
                }
            }),
        flag("japanese", \.japanese, "japanese", "The panel can write kana and kanji"),
        flag("typeahead", \.typeahead, "typeahead", "The panel offers the rest of words"),
        text(
            "spelling", \.spellingNames, "spelling", "Dictionaries: off, or en_GB de_DE",
            check: { text in
                do throws(SpellingLanguages.Problem) {
                    _ = try SpellingLanguages(text)
                    return nil
                } catch {
                    return error.sentence
                }
            }),
        flag("spell_capitals", \.spellCapitals, "spell capitals", "WORDS IN CAPITALS are looked up"),
        flag("motion", \.motion, "motion", "The panel slides in and out"),
        flag("accessible", \.accessible, "screen reader", "No motion, silent foot line"),
    ]

    /// The setting that the file calls `key`.
    static func named(_ key: String) -> SettingInfo? { byKey[key] }

    private static let byKey = Dictionary(
        all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Settings {
    fileprivate var spellingNames: String {
        get { spelling.description }
        // What cannot be read has been refused before.
        set { spelling = (try? SpellingLanguages(newValue)) ?? spelling }
    }

    fileprivate var escapeMilliseconds: Int {
        get { Int(escapeDelay / .milliseconds(1)) }
        set { escapeDelay = .milliseconds(newValue) }
    }
}
