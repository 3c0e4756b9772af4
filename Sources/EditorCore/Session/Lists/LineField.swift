/// One line being filled in: a name, a number, words to look for.
struct LineField: Hashable, Sendable {
    /// The text; never holds a line end.
    private(set) var text: String
    /// Caret, in bytes of `text`, always at a cluster edge.
    private(set) var caret: Int
    /// Whether the next letter replaces all, as it does for a proposal.
    private(set) var isProposal: Bool

    init(_ text: String = "", isProposal: Bool = false) {
        self.text = text
        caret = text.utf8.count
        self.isProposal = isProposal && !text.isEmpty
    }

    var isEmpty: Bool { text.isEmpty }

    /// Puts text in; line ends and other controls become blanks.
    mutating func insert(_ string: String) {
        if isProposal { self = LineField() }
        let clean = String(
            String.UnicodeScalarView(
                string.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        text.insert(contentsOf: clean, at: index)
        caret += clean.utf8.count
        snapCaret()
    }

    /// Puts the caret at a place in bytes, or behind the letter that the place is inside of.
    mutating func place(caret byte: Int) {
        caret = max(0, min(byte, text.utf8.count))
        isProposal = false
        snapCaret()
    }

    /// A letter put before an accent has become one with it: the caret goes behind both.
    private mutating func snapCaret() {
        var edge = 0
        for letter in text {
            if edge >= caret { break }
            edge += letter.utf8.count
        }
        caret = edge
    }

    /// Answers the editing keys; returns false for any other.
    mutating func handle(_ chord: KeyChord) -> Bool {
        let plain = chord.modifiers.isEmpty
        switch chord.key {
        case .left where plain: caret -= before?.utf8.count ?? 0
        case .right where plain: caret += after?.utf8.count ?? 0
        case .home where plain: caret = 0
        case .end where plain: caret = text.utf8.count
        case .backspace where plain: removeBefore()
        case .delete where plain: removeAfter()
        case .character("a") where chord.modifiers == .control:
            isProposal = !isEmpty
            return true
        case .character("u") where chord.modifiers == .control: self = LineField()
        default: return false
        }
        isProposal = false
        return true
    }

    private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: caret) }
    private var before: Character? { text[..<index].last }
    private var after: Character? { text[index...].first }

    private mutating func removeBefore() {
        guard let letter = before else { return }
        caret -= letter.utf8.count
        text.remove(at: index)
        snapCaret()
    }

    private mutating func removeAfter() {
        guard after != nil else { return }
        text.remove(at: index)
        snapCaret()
    }
}

extension Command {
    /// What an editing or moving command is as a key of a line, so that every chord for it works there too.
    var keyInLine: KeyChord.Key? { Self.keysInLine[self] }

    private static let keysInLine: [Command: KeyChord.Key] = [
        .moveLeft: .left, .moveRight: .right, .moveUp: .up, .moveDown: .down, .moveToRowStart: .home,
        .moveToRowEnd: .end, .deleteBackward: .backspace, .deleteForward: .delete, .newline: .enter,
        .insertTab: .tab,
    ]
}
