import EditorTestSupport
import Testing

@testable import EditorCore

/// The whole editor under random hands.
@Suite struct PanelSessionPropertyTests {
    private static let sentence = "The lantern swung over the water, and nobody could say who had lit it.\n"

    /// An editor without a loop: events go in, a frame comes out.
    private struct Editor {
        let session: EditorSession
        var now = Duration.zero

        init(_ size: GridSize, japanese: Bool) {
            var settings = Settings()
            settings.japanese = japanese
            settings.typeahead = japanese
            let text = OpenedText(
                path: FilePath("a"), text: Rope(String(repeating: sentence, count: 40)),
                stamp: FileStamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1))
            session = EditorSession(settings: settings, size: size, opened: [(text, nil)])
        }

        func take(_ event: InputEvent) { session.receive(event, at: now) }

        func mouse(_ kind: MouseEvent.Kind, _ place: GridPosition) {
            take(.mouse(MouseEvent(kind, at: place)))
        }

        func tap(_ place: GridPosition) {
            mouse(.press, place)
            mouse(.release, place)
        }
    }

    private static let panelChords = [
        "alt+1", "alt+2", "alt+3", "alt+4", "alt+6", "ctrl+k", "alt+u", "alt+s", "alt+k",
    ]
    private static let typingKeys: [KeyChord.Key] = [.enter, .backspace, .left, .right, .up, .down, .delete]

    private static func chord(_ notation: String) -> InputEvent {
        var decoder = KeyDecoder()
        let events = decoder.feed(KeyBytes.of(notation), at: .zero) + decoder.advance(to: .seconds(1))
        return events.first ?? .text("")
    }

    private static func size(_ random: inout SeededGenerator) -> GridSize {
        GridSize(
            rows: Int.random(in: Bool.random(using: &random) ? 1...14 : 20...60, using: &random),
            columns: Int.random(in: Bool.random(using: &random) ? 1...50 : 72...200, using: &random))
    }

    private static func cell(_ size: GridSize, _ random: inout SeededGenerator) -> GridPosition {
        GridPosition(
            row: Int.random(in: 0..<max(1, size.rows), using: &random),
            column: Int.random(in: 0..<max(1, size.columns), using: &random))
    }

    // MARK: The text

    @Test(arguments: 0..<8)
    func `what is tapped is what would have been typed`(round: Int) {
        var random = SeededGenerator.announced(round)
        let size = GridSize(rows: Int.random(in: 20...50, using: &random), columns: 80)
        var editor = Editor(size, japanese: false)
        var model = Editor(size, japanese: false)
        for step in 0..<400 {
            editor.now += .milliseconds(Int.random(in: 0...1500, using: &random))
            model.now = editor.now
            let done = Self.typeSomehow(editor, model, &random)
            _ = editor.session.frame()
            _ = model.session.frame()
            let (one, other) = (editor.session.document, model.session.document)
            guard one.text == other.text, one.selection == other.selection else {
                Issue.record("the texts differ after step \(step), \(done)")
                return
            }
        }
    }

    /// Lets the same happen to both: in the one with the panel where there is one, in the other by real keys.
    private static func typeSomehow(
        _ editor: Editor, _ model: Editor, _ random: inout SeededGenerator
    ) -> String {
        let session = editor.session
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            let chord = panelChords.randomElement(using: &random) ?? "ctrl+k"
            editor.take(Self.chord(chord))
            return chord
        case 1:
            let height = Int.random(in: 5...50, using: &random)
            session.resize(to: GridSize(rows: height, columns: 80))
            return "\(height) rows"
        case 2:
            let letter = ["a", "e", " ", "漢", "-"].randomElement(using: &random) ?? "a"
            model.take(.text(session.hands.shift.isOn ? letter.uppercased() : letter))
            editor.take(.text(letter))
            return "typing \(letter)"
        case 3:
            let key = typingKeys.randomElement(using: &random) ?? .enter
            if session.hands.isLifted { return "nothing" }
            model.take(.chord(KeyChord(key)))
            editor.take(.chord(KeyChord(key)))
            return "pressing \(key)"
        default:
            return tapSomeKey(editor, model, &random)
        }
    }

    private static func tapSomeKey(
        _ editor: Editor, _ model: Editor, _ random: inout SeededGenerator
    ) -> String {
        let session = editor.session
        _ = session.frame()
        guard let key = session.shownPanel?.layout.keys.randomElement(using: &random),
            key.rect.size.rows > 0, key.rect.size.columns > 0
        else { return "nothing" }
        let place = GridPosition(
            row: key.rect.origin.row + Int.random(in: 0..<key.rect.size.rows, using: &random),
            column: key.rect.origin.column + Int.random(in: 0..<key.rect.size.columns, using: &random))
        if session.hands.isLifted {
            editor.tap(place)
            return "placing"
        }
        let shift: KeyChord.Modifiers = session.hands.shift.isOn ? .shift : []
        switch key.key.action {
        case .text(let text): model.take(.text(text))
        case .key(let key): model.take(.chord(KeyChord(key, shift)))
        case .bracket(let open, let close):
            let view = model.session.view
            guard let first = open.unicodeScalars.first, let last = close.unicodeScalars.first else { break }
            let sign = BracketPair(first, last).typed(at: view.selection.head, in: view.text)
            model.take(.text(String(sign)))
        case .command(let command):
            let isSafe: [Command] = [
                .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .moveToRowStart, .moveToRowEnd, .undo,
                .redo, .vary, .deleteWordBackward, .selectWordRight,
            ]
            guard isSafe.contains(command) else { return "nothing" }
            model.session.advance(to: model.now)
            if let chord = model.session.keymap.sequences(for: command).first { model.take(.chord(chord[0])) }
        case .sticky, .done: return "nothing"
        default: break
        }
        editor.tap(place)
        return "tapping \(key.key.spokenName)"
    }

    // MARK: The screen

    @Test(arguments: 0..<8)
    func `nothing that hands do hides the caret or takes rows from the page that the panel has not`(
        round: Int
    ) {
        var random = SeededGenerator.announced(round)
        var editor = Editor(Self.size(&random), japanese: true)
        for step in 0..<500 {
            editor.now += .milliseconds(Int.random(in: 0...300, using: &random))
            editor.session.advance(to: editor.now)
            let done = Self.doAnything(editor, &random)
            let frame = editor.session.frame()
            editor.session.didShowFrame()
            Self.answer(editor.session)
            if let fault = Self.fault(editor.session, frame) {
                Issue.record("\(fault) after step \(step), \(done), \(editor.session.size)")
                return
            }
            if editor.session.views.count > 3 { editor.session.close(editor.session.document.id) }
        }
    }

    /// What the files answer.
    private static func answer(_ session: EditorSession) {
        for effect in session.takeEffects() {
            switch effect {
            case .file(.readSettings):
                session.receive(.settings(.success(SettingsText(bytes: [], stamp: nil))), at: session.now)
            case .file(.readDictionary):
                let words = Array("かな /仮名/\nき /木/気/\n".utf8)
                session.receive(
                    .dictionary(DictionaryAnswer(dictionary: .success(SKKDictionary(words)), choices: [])),
                    at: session.now)
            default: break
            }
        }
    }

    private static let chords =
        panelChords + [
            "alt+5", "ctrl+t", "ctrl+f", "ctrl+g", "ctrl+p", "alt+;", "esc", "enter", "tab", "up", "down",
            "left", "right", "pageup", "pagedown", "ctrl+n", "ctrl+q", "ctrl+z", "backspace", "ctrl+end",
            "ctrl+home", "alt+v", "shift+down",
        ]

    private static func doAnything(_ editor: Editor, _ random: inout SeededGenerator) -> String {
        let session = editor.session
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let size = size(&random)
            session.resize(to: size)
            return "a screen of \(size)"
        case 1, 2, 3:
            let chord = chords.randomElement(using: &random) ?? "esc"
            editor.take(Self.chord(chord))
            return chord
        case 4:
            let letter = ["k", "a", " ", "1", "漢"].randomElement(using: &random) ?? "a"
            editor.take(.text(letter))
            return "typing \(letter)"
        case 5:
            let places = (0..<3).map { _ in cell(session.size, &random) }
            editor.mouse(.press, places[0])
            for place in places { editor.mouse(.drag, place) }
            if Bool.random(using: &random) { editor.mouse(.release, places[2]) }
            return "a drag \(places)"
        case 6:
            let kind: MouseEvent.Kind = Bool.random(using: &random) ? .wheelUp : .wheelDown
            editor.mouse(kind, cell(session.size, &random))
            return "the wheel"
        case 7:
            let place = cell(session.size, &random)
            editor.tap(place)
            return "a tap at \(place)"
        default:
            let keys = session.shownPanel?.layout.keys ?? []
            guard let key = keys.randomElement(using: &random), key.rect.size.columns > 0 else {
                return "nothing"
            }
            editor.tap(key.rect.origin)
            return "tapping \(key.key.spokenName)"
        }
    }

    /// What is wrong with a frame; nil when nothing is.
    private static func fault(_ session: EditorSession, _ frame: Frame) -> String? {
        if frame.size != session.size { return "a frame of another size" }
        let stage = PanelStage(size: session.size)
        let docked = session.panel.dockedRows
        for view in session.views {
            let rows = max(1, session.size.rows - stage.top - max(stage.bottom, docked))
            if view.viewport.height != rows { return "\(view.viewport.height) rows, not \(rows)" }
        }
        guard session.size.rows > 0, session.size.columns > 0 else { return nil }
        guard let caret = frame.caret else { return "no caret" }
        guard caret.row >= 0, caret.row < session.size.rows, caret.column < session.size.columns,
            caret.column >= 0
        else { return "a caret at \(caret)" }
        let isInText = session.prompt == nil && session.hands.focus == nil
        // A panel on its way is not yet where it will be.
        let isHeld =
            session.panel.heldFrom != nil || session.desk.slide != nil
            // The page stands still for one who scrolls; a large float cannot always go aside on a low one.
            || session.view.isScrolledAway && session.size.rows < 20
            || session.formWindow?.isScrolledAway == true
        if isInText, !isHeld, session.panel.isVisible, session.panel.frame.contains(caret) {
            return "the panel hides the caret at \(caret)"
        }
        return nil
    }
}
