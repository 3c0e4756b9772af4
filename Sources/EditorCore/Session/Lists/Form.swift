/// The settings as fields to be filled in.
///
/// It holds what was in the file, whether that is of use or not, so that nothing a writer once wrote goes missing; and where
/// the writer has changed a setting while writing, what holds since then.
struct Form: Sendable {
    /// One setting, as it is being filled in.
    struct Field: Sendable {
        let info: SettingInfo
        var line: LineField
        /// What held at the beginning.
        let original: String
        /// What is wrong with it, once that has been looked at.
        var complaint: String?

        var value: String { line.text.trimmedOfBlanks }
        var isChanged: Bool { value != original }
    }

    private(set) var fields: [Field]
    /// What is wrong with lines of the file that no field shows.
    let strays: [String]
    /// Which field is being filled in.
    private(set) var focus = 0

    /// The form of a settings file.
    ///
    /// - Parameters:
    ///   - usual: what holds where the file says nothing.
    ///   - live: what was changed while writing.
    init(_ bytes: [UInt8] = [], usual: Settings = Settings(), live: LiveChoices = LiveChoices()) {
        let file = SettingsReader(bytes, usual: usual)
        fields = SettingInfo.inForm.map { info in
            let value =
                live.value(for: info, over: file.settings) ?? file.values[info.key] ?? info.value(in: usual)
            return Field(
                info: info, line: Self.line(value, for: info), original: value,
                complaint: info.complaint(about: value))
        }
        let shown = Set(fields.compactMap(\.complaint))
        strays = file.problems.filter { !shown.contains($0.sentence) }
            .map { "line \($0.line): \($0.sentence)" }
    }

    /// The field being filled in.
    var focused: Field { fields[focus] }

    /// What is different from the beginning, in the order of the form.
    var changes: [(key: String, value: String)] {
        fields.filter(\.isChanged).map { ($0.info.key, $0.value) }
    }

    // MARK: Filling in

    /// Takes letters. A choice is turned by a blank, or to the next word that begins with them.
    mutating func insert(_ text: String) {
        guard let words = focused.info.choices else {
            fields[focus].line.insert(text)
            return lookAgain()
        }
        // Blanks that come in one read are as many presses.
        if text.allSatisfy({ $0 == " " }) { return turn(by: text.count) }
        let next = (1...words.count).map {
            words[($0 + (words.firstIndex(of: focused.value) ?? -1)) % words.count]
        }
        if let word = next.first(where: { $0.hasPrefix(text.lowercased()) }) { choose(word) }
    }

    /// Answers the keys that change a field; returns false for any other.
    mutating func handle(_ chord: KeyChord) -> Bool {
        guard focused.info.choices != nil else {
            guard fields[focus].line.handle(chord) else { return false }
            lookAgain()
            return true
        }
        switch chord {
        case KeyChord(.left): turn(by: -1)
        case KeyChord(.right): turn(by: 1)
        default: return false
        }
        return true
    }

    /// Turns a choice on, or back when negative. A word that is none of the choices turns to the first or the last.
    mutating func turn(by step: Int) {
        guard let words = focused.info.choices else { return }
        let present = words.firstIndex(of: focused.value) ?? (step > 0 ? -1 : words.count)
        choose(words[(present + step + words.count) % words.count])
    }

    /// Puts the caret of the focused field before the letter at `byte`.
    mutating func place(caret byte: Int) { fields[focus].line.place(caret: byte) }

    private mutating func choose(_ word: String) {
        fields[focus].line = LineField(word)
        lookAgain()
    }

    /// A complaint goes as soon as there is no more reason for it.
    private mutating func lookAgain() {
        if focused.complaint != nil { check(focus) }
    }

    // MARK: Going from field to field

    /// Goes to a field; the one that is left is looked at.
    mutating func focus(on index: Int) {
        guard fields.indices.contains(index), index != focus else { return }
        check(focus)
        focus = index
        fields[focus].line = Self.line(focused.line.text, for: focused.info)
    }

    /// A number is typed over, as one is that is asked for in the foot line.
    private static func line(_ value: String, for info: SettingInfo) -> LineField {
        LineField(value, isProposal: info.panel == .numbers)
    }

    /// Goes to the next field, or to the one before; from the last on to the first when it wraps.
    mutating func moveFocus(by step: Int, wrapping: Bool) {
        let target = focus + step
        focus(on: wrapping ? (target + fields.count) % fields.count : target)
    }

    /// Looks at the focused field.
    ///
    /// - Returns: whether nothing is wrong with it.
    mutating func checkFocused() -> Bool {
        check(focus)
        return focused.complaint == nil
    }

    /// Looks at all fields, and goes to the first with which something is wrong.
    ///
    /// - Returns: whether there was none.
    mutating func checkAll() -> Bool {
        for index in fields.indices { check(index) }
        guard let wrong = fields.firstIndex(where: { $0.complaint != nil }) else { return true }
        focus = wrong
        return false
    }

    private mutating func check(_ index: Int) {
        fields[index].complaint = fields[index].info.complaint(about: fields[index].value)
    }

    /// Puts back what was in the focused field.
    ///
    /// - Returns: whether it was different.
    mutating func restoreFocused() -> Bool {
        guard focused.isChanged else { return false }
        fields[focus].line = Self.line(focused.original, for: focused.info)
        check(focus)
        return true
    }
}
