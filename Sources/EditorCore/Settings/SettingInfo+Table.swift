extension SettingInfo {
    /// Settings that belong together.
    struct Section: Sendable {
        /// What they have in common; stands above them in the form.
        let title: String
        let settings: [SettingInfo]
    }

    /// Every setting once, in the order of the form.
    static let sections = [
        Section(title: "The page", settings: page),
        Section(title: "Writing", settings: writing),
        Section(title: "Counts and goals", settings: counts),
        Section(title: "Keys and keyboard panel", settings: keyboard),
        Section(title: "The terminal", settings: terminal),
        Section(title: "Files", settings: files),
    ]

    /// The same without their titles.
    public static let all = sections.flatMap(\.settings)

    private static let page: [SettingInfo] = [
        width("width", \.width, "page width", "10 to 400 cells, or a share as 60%"),
        number("tab", \.tab, 1...16, "tab stops", "Distance of tab stops, 1 to 16 cells"),
        choice("paragraphs", \.paragraphs, "paragraphs", "As they are, with a gap, or an indent"),
        choice("foot", \.foot, "foot line", "When this line tells name and state"),
        flag("typewriter", \.typewriter, "typewriter", "The row you write keeps its place"),
        number(
            "typewriter_row", \.typewriterRow, 0...100, "typewriter row", "Its place, in percent from the top"
        ),
        choice("focus", \.focus, "focus", "All but this is dimmed"),
        choice("focus_strength", \.focusStrength, "dimming", "How far the rest stands back"),
        flag("hide", \.hidesAll, "hide everything", "Only the text is on the screen"),
        choice("markdown", \.markdown, "markdown", "In which texts Markdown is shown"),
        choice("theme", \.theme, "colours", "What the page is painted with"),
        lines(
            "color", \.ownColors, "A part of the page, as text #30302c",
            read: { try? RoleStyle($0) }, write: \.line,
            complaint: { line in
                do throws(RoleStyle.Problem) {
                    _ = try RoleStyle(line)
                    return nil
                } catch {
                    return error.sentence
                }
            }),
    ]

    private static let writing: [SettingInfo] = [
        choice("language", \.language, "language", "Language you write in, by its code"),
        flag("marks", \.marks, "typing marks", "Quotes and dashes are set as you type"),
        text(
            "quotes", \.quotes, "quotes", "“language”, or your own, as “” ‘’",
            check: { text in
                text == Settings.byLanguage || OwnQuotes(text) != nil
                    ? nil : "it wants “language”, or four signs such as “” ‘’"
            }),
        choice("dashes", \.dashes, "dashes", "What -- becomes: an en or an em dash"),
        lines(
            "abbreviation", \.abbreviations, "Letters that stand for more, as ;mk",
            read: Abbreviation.init, write: \.line,
            complaint: {
                Abbreviation($0) == nil ? "it wants a few letters, a blank, and what they stand for" : nil
            }),
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
        number(
            "sentence", \.sentence, 5...400, "long sentences", "More words than this, 5 to 400"),
        text("avoid", \.avoid, "avoid", "Words to look for, with commas between"),
        number("rewrap", \.rewrap, 10...400, "rewrap", "Width of rewrapped lines, 10 to 400"),
    ]

    private static let counts: [SettingInfo] = [
        choice("count", \.count, "count", "What this line tells of length"),
        choice("count_words", \.countWords, "count words", "As people count prose, or as Word does"),
        number("page_words", \.pageWords, 50...2000, "words a page", "Words on a page, 50 to 2000"),
        number(
            "reading_speed", \.readingSpeed, 50...1000, "reading speed", "Words read in a minute, 50 to 1000"),
        number("goal", \.goal, 0...100_000, "words a day", "Words to write each day; 0 for no goal"),
        number("day_starts", \.dayStarts, 0...23, "day starts", "Hour at which a day begins, 0 to 23"),
        flag("statistics", \.statistics, "statistics", "The words you write are noted"),
    ]

    private static let keyboard: [SettingInfo] = [
        choice("keys", \.keys, "keys", "Keys as here, in WordStar or in Emacs"),
        lines(
            "key", \.keyLines, "Keys of your own, as alt+j left",
            read: { try? KeyLine($0) }, write: \.line,
            complaint: { line in
                do throws(KeyLine.Problem) {
                    _ = try KeyLine(line)
                    return nil
                } catch {
                    return error.sentence
                }
            }),
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
        flag("typeahead", \.typeahead, "typeahead", "The panel offers the rest of words"),
        flag("japanese", \.japanese, "japanese", "The panel can write kana and kanji"),
        flag("motion", \.motion, "motion", "The panel slides in and out"),
    ]

    private static let terminal: [SettingInfo] = [
        choice("mouse", \.mouse, "mouse", "When clicks and wheel are the page's"),
        flag(
            "terminal_clipboard", \.terminalClipboard, "shared clipboard", "The terminal gets what you copy"),
        number("escape_delay", \.escapeMilliseconds, 0...1000, "escape delay", "Milliseconds that Esc waits"),
        flag("wide_ambiguous", \.wideAmbiguous, "wide signs", "Signs of unsure width take two cells"),
        flag("accessible", \.accessible, "screen reader", "No motion, silent foot line"),
    ]

    private static let files: [SettingInfo] = [
        choice("autosave", \.autosave, "autosave", "When a text is saved by itself"),
        flag("versions", \.versions, "versions", "Older versions of your texts are kept"),
        number(
            "versions_size", \.versionsMegabytes, 1...100_000, "versions, MB",
            "Room for all versions, 1 to 100000 MB"),
        flag("editorconfig_trim", \.trimsLines, "trim lines", "Edited lines, if .editorconfig says so"),
        flag("reopen", \.reopen, "reopen", "A text is opened where you left it"),
        flag("session", \.session, "last texts", "A start without a file opens them"),
        flag("recent", \.recent, "recent files", "Files you had open are listed"),
        flag(
            "remember_searches", \.remembersSearches, "search history",
            "The next run knows what you looked for"),
        flag("recovery", \.recovery, "recovery", "Unsaved words are kept for a crash"),
        flag("keep_undo", \.keepUndo, "lasting undo", "Undo goes on in the next run"),
    ]

    /// Those that the form has.
    static let inForm = all.filter(\.isInForm)

    private var isInForm: Bool { field != .lines }

    /// The title of the section that begins with this setting in the form; nil for the others.
    var sectionTitle: String? {
        Self.sections.first { $0.settings.first(where: \.isInForm)?.key == key }?.title
    }

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
