/// A cell of the screen, counted from 0.
struct ScreenCell: Equatable {
    var row: Int
    var column: Int
}

/// Fingers and mice on a screen: as terminals send them in mode 1006 (xterm ctlseqs, “SGR”).
extension Tmux {
    /// Presses and releases on a cell, both in one write, as a terminal on a telephone does.
    func tap(_ cell: ScreenCell) throws {
        try send(bytes(ofTapOn: cell))
    }

    /// Taps keys that are all on the screen, in one write, as a link that was stuck delivers them.
    func tapAtOnce(_ labels: String...) throws {
        try send(labels.flatMap { bytes(ofTapOn: try waitForKey($0)) })
    }

    private func bytes(ofTapOn cell: ScreenCell) -> [UInt8] {
        Array((report(0, cell, "M") + report(0, cell, "m")).utf8)
    }

    /// Taps one key after another, each as soon as the screen shows it.
    func tap(_ labels: String...) throws {
        for label in labels { try tap(try waitForKey(label)) }
    }

    /// Turns the wheel away from the writer on a cell, which is what terminals make of a swipe.
    func swipeUp(over cell: ScreenCell, times: Int) throws {
        try send(Array(String(repeating: report(64, cell, "M"), count: times).utf8))
    }

    /// Taps a word of the panel's rule, of which the keys below may have another.
    func tap(onRule word: String) throws {
        try tap(try waitForKey(word) { rows in rows.firstIndex { Self.isRule($0) }.map { $0...$0 } })
    }

    /// Presses on a cell, drags to others, and lets go; what comes between is done before it lets go.
    func drag(from start: ScreenCell, to cells: ScreenCell..., thenWhileHeld check: () throws -> Void = {})
        throws
    {
        try send(Array((report(0, start, "M") + cells.map { report(32, $0, "M") }.joined()).utf8))
        try check()
        try send(Array(report(0, cells.last ?? start, "m").utf8))
    }

    private func report(_ button: Int, _ cell: ScreenCell, _ end: String) -> String {
        "\u{1B}[<\(button);\(cell.column + 1);\(cell.row + 1)\(end)"
    }

    /// Whether a row is the rule of a panel, by the key that hides it.
    static func isRule(_ row: String) -> Bool { row.contains(" hide ") || row.contains(" × ") }

    /// Waits for a word that stands between blanks in the rows that `part` picks, all if it is not given; the lowest
    /// one, as the keys stand below the page.
    func waitForKey(
        _ label: String, in part: ([String]) -> ClosedRange<Int>? = { 0...$0.count - 1 }
    ) throws -> ScreenCell {
        var found: ScreenCell?
        try wait(for: "the key “\(label)”") { rows in
            guard let part = part(rows) else { return false }
            for row in part.reversed() where found == nil {
                found = column(of: label, in: rows[row]).map { ScreenCell(row: row, column: $0) }
            }
            return found != nil
        }
        guard let found else { throw Failure("there is no key “\(label)”") }
        return found
    }
}

/// The column at which `word` begins in a row of the screen, where it stands between blanks.
private func column(of word: String, in row: String) -> Int? {
    let letters = Array(" " + row + " ")
    let wanted = Array(" " + word + " ")
    guard letters.count >= wanted.count else { return nil }
    let start = (0...letters.count - wanted.count).first {
        letters[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
    return start.map { letters[1..<$0 + 1].reduce(0) { $0 + cells(of: $1) } }
}

/// Cells of a letter: two for kana, kanji and the signs that go with them.
private func cells(of letter: Character) -> Int {
    letter.unicodeScalars.contains { (0x2E80...0xA4CF).contains($0.value) || $0.value >= 0xF900 } ? 2 : 1
}
