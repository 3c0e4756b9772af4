import EditorTestSupport
import Testing

@testable import EditorCore

/// Japanese, tapped on the grid or spelled on a real keyboard.
@Suite struct PanelJapaneseTests {
    private static let words = [
        ";; okuri-ari entries.", "たべr /食べ/", ";; okuri-nasi entries.",
        "かな /仮名/金/", "きょう /今日/京/強/協/経/供/橋/鏡/恐/教/境/驚/郷/胸/峡/狭/挟/",
    ]

    private func editor(
        _ marked: String = "‸", _ arrangement: KeyboardPanelState.Arrangement = .docked, rows: Int = 29,
        columns: Int = 80
    ) -> EditorHarness {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness(marked, rows: rows, columns: columns, settings: settings)
        let bytes = Array((Self.words.joined(separator: "\n") + "\n").utf8)
        editor.disk.dictionary = .success(SKKDictionary(bytes))
        editor.press("alt+5")
        if arrangement == .undocked { editor.press("alt+u") }
        if arrangement == .split { editor.press("alt+s") }
        return editor
    }

    @Test func `the dictionary is asked for when the kana keys are shown first, and once`() {
        let editor = editor()
        editor.press("alt+1 alt+5 alt+k alt+k")
        let asked = editor.disk.requests.filter { if case .readDictionary = $0 { true } else { false } }
        #expect(asked.count == 1 && editor.session.kana.dictionary != nil)
    }

    @Test func `kana that are tapped are no part of the text before Enter`() {
        let editor = editor()
        editor.tap(letters: "かな")
        #expect(editor.bytes.isEmpty && !editor.session.document.isEdited)
        editor.tap("enter")
        editor.expectText("かな‸")
        editor.press("ctrl+z")
        #expect(editor.bytes.isEmpty)
    }

    @Test func `romaji on the real keyboard spell kana, Space converts, Enter takes the word`() {
        let editor = editor("a‸")
        editor.type("kana")
        #expect(editor.session.kana.composition.shown == "かな")
        editor.press("space")
        #expect(editor.session.kana.composition.shown == "仮名")
        editor.press("space")
        #expect(editor.session.kana.composition.shown == "金")
        editor.expectText("a‸")
        editor.press("enter")
        editor.expectText("a金‸")
        #expect(editor.disk.kept[.japanese] != nil)
    }

    @Test(arguments: ["9", "万", "五"])
    func `what is no candidate's number is typed on`(_ typed: String) {
        let editor = editor()
        editor.type("kana")
        editor.press("space")
        editor.type(typed)
        editor.press("enter")
        editor.expectText("仮名" + typed + "‸")
    }

    @Test(arguments: ["ctrl+f", "ctrl+g", "alt+e", "ctrl+o", "ctrl+p", "alt+;"])
    func `the key that converts never reaches the text behind a field`(_ chord: String) {
        let editor = editor("one‸")
        editor.press(chord)
        editor.press("alt+5")
        editor.tap("convert")
        editor.expectText("one‸")
        #expect(!editor.session.document.isEdited)
    }

    @Test func `a word that is chosen before the dictionary has come is added to those of former runs`() {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness("‸", rows: 29, columns: 80, settings: settings)
        let former = Array("き\t木\n".utf8)
        editor.disk.kept[.japanese] = former
        editor.disk.holdsAnswers = true
        editor.press("alt+5")
        editor.type("kana")
        editor.press("space enter")
        let answer = DictionaryAnswer(dictionary: .failure(.init(sentence: "none")), choices: former)
        editor.session.receive(.dictionary(answer), at: editor.session.now)
        editor.turn()
        let kept = UserChoices(editor.disk.kept[.japanese] ?? [])
        #expect(kept.words(for: "き") == ["木"] && kept.words(for: "かな").count == 1)
        #expect(editor.session.kana.choices == kept)
    }

    @Test func `a word that was chosen comes first the next time`() {
        let editor = editor()
        editor.type("kana  ")
        editor.press("enter")
        editor.type("kana ")
        #expect(editor.session.kana.composition.shown == "金")
    }

    @Test func `a word is taken by a tap, and by its digit while converting`() {
        let editor = editor()
        editor.tap(letters: "かな")
        editor.tap("candidate 2")
        editor.expectText("金‸")
        editor.type("kana ")
        editor.type("2")
        editor.expectText("金仮名‸")
    }

    @Test func `the whole way by taps alone, Backspace included`() {
        let editor = editor()
        editor.tap(letters: "かなか")
        editor.tap("backspace", "convert", "convert", "enter")
        editor.expectText("金‸")
        editor.tap("backspace", "enter")
        editor.expectText("\n‸")
    }

    @Test func `marks and small kana are made by their key`() {
        let editor = editor()
        editor.tap(letters: "は")
        editor.tap("mark or small", "mark or small", "enter")
        editor.expectText("ぱ‸")
    }

    @Test func `the latin page spells by taps`() {
        let editor = editor()
        editor.tap("latin spelling")
        editor.tap(letters: "kana")
        #expect(editor.session.kana.composition.shown == "かな")
        editor.tap("convert", "enter")
        editor.expectText("仮名‸")
        editor.press("ctrl+k ctrl+k")
        #expect(editor.key("kana grid") != nil, "how one spells is a habit")
    }

    @Test func `Escape goes back by steps and leaves the text alone`() {
        let editor = editor("a‸")
        editor.type("kana ")
        editor.press("esc")
        #expect(editor.session.kana.composition.shown == "かな")
        editor.press("esc")
        #expect(editor.session.kana.composition.isEmpty)
        editor.press("esc")
        editor.expectText("a‸")
        #expect(!editor.session.document.isEdited)
    }

    @Test(
        arguments: [(30, 80), (40, 100), (60, 200), (28, 45), (24, 40)],
        KeyboardPanelState.Arrangement.allCases)
    func `every word has its turn in the strip, page by page`(
        _ size: (Int, Int), _ arrangement: KeyboardPanelState.Arrangement
    ) {
        let editor = editor("‸", arrangement, rows: size.0, columns: size.1)
        guard editor.panel.shown.kind == .japanese else { return }
        editor.tap(letters: "き")
        editor.type("xyou")
        let all = editor.session.kana.composition.candidates
        #expect(all.count > 15)
        var seen: [String] = []
        for _ in all {
            let shown = strip(editor)
            #expect(shown == editor.session.kana.composition.places.map(\.text))
            if seen.last == shown.last { break }
            seen += shown
            editor.tap("next candidates")
        }
        #expect(seen == all)
    }

    /// The words of the strip that are on the screen whole.
    private func strip(_ editor: EditorHarness) -> [String] {
        let keys = editor.session.shownPanel?.layout.keys ?? []
        return keys.compactMap { key in
            guard case .candidate = key.key.action,
                ScreenText.letters(editor.frame, row: key.label.row).contains(key.text)
            else { return nil }
            return key.text.split(separator: " ").last.map(String.init)
        }
    }

    @Test func `more words need more rows, and the page makes room and takes it back`() {
        let editor = editor(EditorHarness.lines(60, caret: 1))
        editor.type("kyou")
        let rows = editor.pageRows
        editor.tap("more candidates")
        #expect(editor.pageRows == rows - 3)
        #expect(editor.key("fewer candidates") != nil)
        #expect(strip(editor).count == editor.session.kana.composition.candidates.count)
        editor.tap("fewer candidates")
        #expect(editor.pageRows == rows)
        editor.tap("more candidates", "candidate 3")
        #expect(editor.pageRows == rows)
        #expect(editor.marked.hasPrefix("line 1強‸"))
    }

    @Test(arguments: KeyboardPanelState.Arrangement.allCases, [40, 45, 71, 72, 80, 100, 200])
    func `the keys of candidates stand where the pages were dealt out, and none is left out`(
        _ arrangement: KeyboardPanelState.Arrangement, columns: Int
    ) {
        let editor = editor("‸", arrangement, rows: 30, columns: columns)
        editor.type("kyou")
        for isExpanded in [false, true] {
            if isExpanded { editor.tap("more candidates") }
            let places = editor.session.kana.composition.places
            let keys = places.indices.compactMap { editor.key("candidate \($0 + 1)") }
            #expect(keys.count == places.count && places.count > 1)
            guard let first = keys.first?.label else { return }
            let offsets = keys.map { [$0.label.row - first.row, $0.label.column - first.column] }
            #expect(offsets == places.map { [$0.area.origin.row, $0.area.origin.column] })
        }
    }

    @Test func `where there is no room for more rows a sentence says so and the words stay`() {
        let editor = editor("‸", rows: 14)
        #expect(editor.panel.shown.kind == .japanese)
        editor.type("kyou")
        let words = strip(editor)
        editor.tap("more candidates")
        #expect(editor.footLine.contains("no room") && strip(editor) == words)
        #expect(editor.key("more candidates") != nil)
    }

    @Test(arguments: ["alt+1", "ctrl+k", "ctrl+f", "ctrl+g", "alt+;", "ctrl+n", "ctrl+s", "left", "ctrl+p"])
    func `whatever comes between, what was composed is text first`(_ keys: String) {
        let editor = editor("a‸b")
        editor.type("kana")
        editor.press(keys)
        #expect(editor.session.kana.composition.isEmpty)
        let first = editor.session.views[0].text
        #expect(String(decoding: first.bytes(in: first.range), as: UTF8.self) == "aかなb")
    }

    @Test func `a tap in the text makes text of what is composed, where the caret was`() {
        let editor = editor("abc\ndef‸")
        editor.type("kana")
        editor.tap(row: 1, column: 4)
        editor.expectText("‸abc\ndefかな")
    }

    @Test(arguments: ["letters", "hide", "help"])
    func `a tap on another kind makes text of what is composed`(_ key: String) {
        let editor = editor()
        editor.tap(letters: "かな")
        editor.tap(key)
        editor.expectText("かな‸")
    }

    @Test func `a window that becomes too small for the kana keys makes text of what is composed`() {
        let editor = editor()
        editor.tap(letters: "かな")
        editor.resize(rows: 8, columns: 80)
        #expect(editor.panel.shown.kind != .japanese)
        editor.expectText("かな‸")
        editor.type("x")
        editor.expectText("かなx‸")
    }

    @Test func `a prompt takes kana as they are tapped`() {
        let editor = editor("仮名かな‸")
        editor.press("ctrl+f")
        editor.tap(letters: "かな")
        editor.press("enter")
        editor.expectText("仮名⟦かな‸⟧")
    }

    @Test func `under the panel's cursor letters are names of keys, not kana`() {
        let editor = editor()
        editor.press("ctrl+t")
        editor.type("ki")
        editor.press("enter")
        #expect(editor.session.kana.composition.shown == "き")
        editor.press("esc")
        #expect(editor.session.kana.composition.isEmpty && editor.session.hands.focus != nil)
        editor.press("esc")
        #expect(editor.session.hands.focus == nil)
    }

    @Test func `without a dictionary kana and katakana are offered`() {
        var settings = Settings.still
        settings.japanese = true
        let editor = EditorHarness("‸", rows: 29, columns: 80, settings: settings)
        editor.press("alt+5")
        #expect(editor.footLine.contains("no Japanese dictionary"))
        editor.type("kana  ")
        editor.press("enter")
        editor.expectText("カナ‸")
    }
}
