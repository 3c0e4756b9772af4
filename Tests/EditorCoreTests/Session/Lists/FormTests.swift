import Testing

@testable import EditorCore

@Suite struct FormValueTests {
    private func form(_ settings: String = "", focus key: String = "width") -> Form {
        var form = Form(Array(settings.utf8))
        form.focus(on: SettingInfo.inForm.firstIndex { $0.key == key } ?? -1)
        return form
    }

    @Test func `a form of nothing has what is usual, and no changes`() {
        let form = form()
        #expect(form.fields.map(\.value) == SettingInfo.inForm.map { $0.value(in: Settings()) })
        #expect(form.changes.isEmpty && form.fields.allSatisfy { $0.complaint == nil })
    }

    @Test func `a line of the file that is wrong is kept and complained about`() {
        let form = form("width = wide\nwidth = 4\n")
        #expect(form.focused.value == "4")
        #expect(form.focused.complaint == "it wants a number from 10 to 400, or a share such as 60%")
        #expect(form.changes.isEmpty)
    }

    @Test(arguments: [
        ("quiet", 1, "always"), ("rest", 1, "quiet"), ("quiet", -1, "rest"), ("loud", 1, "quiet"),
        ("loud", -1, "rest"),
    ])
    func `a choice turns in a circle, a strange word into it`(from: String, step: Int, to: String) {
        var form = form("foot = \(from)", focus: "foot")
        form.turn(by: step)
        #expect(form.focused.value == to && form.focused.complaint == nil)
    }

    @Test(arguments: [("d", "da"), ("dd", "en"), ("e", "es"), ("ee", "en"), ("x", "en"), ("D", "da")])
    func `a letter turns a choice to the next word that begins with it`(letters: String, word: String) {
        var form = form(focus: "language")
        if letters == "dd" { form.insert(letters) } else { letters.forEach { form.insert(String($0)) } }
        #expect(form.focused.value == word)
    }

    @Test func `blanks around a value are no change`() {
        var form = form()
        _ = form.handle(KeyChord(.end))
        form.insert(" ")
        #expect(form.changes.isEmpty && form.checkFocused())
    }

    @Test func `a field is looked at when it is left, and again at every key after that`() {
        var form = form()
        _ = form.handle(KeyChord(.end))
        form.insert("x")
        #expect(form.focused.complaint == nil)
        form.moveFocus(by: 1, wrapping: false)
        #expect(form.fields[0].complaint != nil)
        form.moveFocus(by: -1, wrapping: false)
        #expect(form.handle(KeyChord(.backspace)) && form.focused.complaint == nil)
    }

    @Test func `Tab goes round, Up and Down stop`() {
        var form = form()
        form.moveFocus(by: -1, wrapping: false)
        #expect(form.focus == 0)
        form.moveFocus(by: -1, wrapping: true)
        #expect(form.focus == SettingInfo.inForm.count - 1)
        form.moveFocus(by: 1, wrapping: true)
        #expect(form.focus == 0)
    }

    @Test func `the first field with a fault gets the focus`() {
        var form = form("tab = 0\nmouse = maybe\n", focus: "accessible")
        #expect(!form.checkAll() && form.focused.info.key == "tab")
    }

    @Test func `taking a field back leaves the others`() {
        var form = form()
        form.insert("20")
        form.moveFocus(by: 1, wrapping: false)
        form.insert("0")
        #expect(form.restoreFocused() && !form.restoreFocused())
        #expect(form.changes.map(\.value) == ["20"])
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 4), (4, 4), (99, 5), (-1, 0)])
    func `a caret is put between letters`(byte: Int, caret: Int) {
        var line = LineField("ae\u{301}o")
        line.place(caret: byte)
        #expect(line.caret == caret)
    }
}
