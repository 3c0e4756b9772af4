import EditorTestSupport
import Testing

@testable import EditorCore

/// All commands there are, in any order, into whatever is in front by then, while the answers of the disk come when they
/// come.
@Suite struct WholeEditorPropertyTests {
    private static let words = ["a", "lamp ", "y", "c", "50%", "b.txt", "e\u{301}", "漢字", ".", "“"]
    private static let keys = [
        "enter", "enter", "esc", "esc", "tab", "up", "down", "left", "right", "backspace", "delete",
        "alt+down",
        "ctrl+home", "ctrl+end", "shift+left",
    ]
    /// Commands that wait for something, or ask for it: in between all others.
    private static let asking: [Command] = [
        .showCounts, .showCounts, .showStatistics, .versions, .find, .find, .replace, .goTo, .showStoring,
        .showStoring, .showStoring, .countBook, .outline, .save, .save, .save, .saveAs, .saveCopy, .rename,
        .openDocument, .openTexts, .moveToScratch, .scratchPage, .nextDocument, .settings, .undo,
    ]
    private static let texts = [
        "", "", "One two. Three\n\nfour “five” 文字", "\u{FEFF}one\r\ntwo\r\n",
        "# One\n\n" + String(repeating: "The lamp went out. ", count: 120) + "\n\n# Two\n\n***\n\nTK\n",
    ]

    private func harness(_ random: inout SeededGenerator) -> EditorHarness {
        var settings = Settings.still
        settings.statistics = true
        settings.count = [.none, .words].randomElement(using: &random) ?? .none
        settings.focus = Settings.Focus.allCases.randomElement(using: &random) ?? .off
        let editor = EditorHarness(
            Self.texts.randomElement(using: &random) ?? "", rows: 14, columns: 96, settings: settings)
        editor.disk.files[FilePath("b.txt")] = Array((Self.texts.randomElement(using: &random) ?? "").utf8)
        editor.session.counting.slice = 128
        editor.session.layoutSlice = 512
        editor.session.searchSlice = 256
        return editor
    }

    /// Presses the keys of a command; one that has none is run as the list of commands runs it.
    private func press(_ command: Command, _ editor: EditorHarness) {
        let session = editor.session
        if let chords = session.keymap.sequences(for: command).first {
            for chord in chords { session.receive(.chord(chord), at: editor.script.now) }
        } else if session.prompt == nil, session.formWindow == nil, session.pages.isEmpty {
            session.perform(command)
        }
    }

    private func step(_ editor: EditorHarness, meddles: Bool, _ random: inout SeededGenerator) {
        let session = editor.session
        editor.script.now += .milliseconds(Int.random(in: 1...3_000, using: &random))
        switch Int.random(in: 0..<17, using: &random) {
        case 0..<3: press(Command.allCases.randomElement(using: &random) ?? .undo, editor)
        case 3..<6: press(Self.asking.randomElement(using: &random) ?? .find, editor)
        case 6..<9:
            session.receive(.text(Self.words.randomElement(using: &random) ?? "a"), at: editor.script.now)
        case 10..<13 where session.isChoosing:
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                session.receive(.chord(KeyChord(.down)), at: editor.script.now)
            }
            session.receive(.chord(KeyChord(.enter)), at: editor.script.now)
        case 9..<12:
            editor.script.pending.append([
                .input(KeyBytes.of(Self.keys.randomElement(using: &random) ?? "esc"))
            ])
        case 12: session.receive(.paste(LayoutPropertyTests.bytes(3, &random)), at: editor.script.now)
        case 13:
            let place = GridPosition(
                row: Int.random(in: 0..<14, using: &random), column: Int.random(in: 0..<96, using: &random))
            session.receive(.mouse(MouseEvent(.press, at: place)), at: editor.script.now)
            session.receive(.mouse(MouseEvent(.release, at: place)), at: editor.script.now)
        case 14:
            editor.disk.holdsAnswers.toggle()
            if !editor.disk.holdsAnswers { editor.disk.release() }
        case 15 where meddles:
            editor.disk.change(FilePath("draft.txt"), to: Self.texts.randomElement(using: &random))
        default:
            editor.resize(
                rows: Int.random(in: 1...14, using: &random), columns: Int.random(in: 1...110, using: &random)
            )
        }
    }

    /// Lets all come that was waited for. It brings no page over what is filled in or asked.
    private func turn(_ editor: EditorHarness) {
        let pages = editor.session.pages.count
        let isAsked = editor.script.pending.isEmpty && !editor.session.hasRoomForPage
        editor.turn()
        #expect(!isAsked || editor.session.pages.count <= pages)
    }

    /// Carets lie in their texts, whatever is in front.
    private func checkCarets(_ editor: EditorHarness) {
        let session = editor.session
        for view in session.views + session.pages.map(\.view) {
            #expect(view.selection.range.upperBound <= view.text.end)
            #expect(view.text.isClusterEdge(view.selection.head))
            #expect(view.selection.range.lowerBound >= Document.firstPlace(of: view.text))
        }
    }

    /// What is said to be saved is on the disk.
    private func checkFiles(_ editor: EditorHarness) {
        let session = editor.session
        for document in session.views.map(\.document) {
            let others = session.views.filter { $0.document.path == document.path }.count - 1
            guard !document.isEdited, document.loading == .complete, !session.saves.isSaving(document.id),
                others == 0, let path = document.path, let file = editor.disk.files[path]
            else { continue }
            #expect(Rope(file) == document.savedForm.withBreakByte(0x0A))
        }
    }

    @Test(arguments: 0..<60)
    func `no command and no answer breaks into what is in front`(round: Int) {
        var random = SeededGenerator.announced(round)
        // Another program changes a file now and then, in every other round.
        let meddles = round % 2 == 1
        let editor = harness(&random)
        for _ in 0..<200 where editor.end == nil {
            step(editor, meddles: meddles, &random)
            checkCarets(editor)
            // Keys that come in one burst meet work that is not done.
            if Bool.random(using: &random) { turn(editor) }
            checkCarets(editor)
            if !meddles { checkFiles(editor) }
        }
    }
}
