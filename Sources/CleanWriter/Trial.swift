import EditorCore

/// Shows every role, some letters, and the bytes of every key until q is pressed. Stands in for the session.
func runTrial(_ inbox: Inbox, files: [FileArgument]) throws(TerminalProblem) {
    var terminal = try NcursesTerminal(inbox: inbox, clock: MonotonicClock())
    let keys = terminal.keySequences(named: ["kbs", "kcuu1", "khome", "kf1", "kUP5"])
    var note =
        "erase \(terminal.eraseByte), \(keys.count) keys, UTF-8 \(terminal.isUTF8), \(files.count) files"
    while true {
        terminal.present(trialPage(size: terminal.size, note: note))
        for cause in terminal.wait(until: nil).causes {
            switch cause {
            case .input(let bytes):
                note = bytes.map { String($0, radix: 16) }.joined(separator: " ")
                if bytes.contains(UInt8(ascii: "q")) { return }
                if bytes.contains(UInt8(ascii: "b")) { terminal.perform(.bell) }
                if bytes.contains(UInt8(ascii: "c")) { terminal.perform(.copy(Array("caf\u{E9}".utf8))) }
                if bytes.contains(0x0C) { terminal.perform(.redraw) }
                if bytes.contains(0x1A) { terminal.perform(.suspend) }
                if bytes.contains(UInt8(ascii: "t")) { preconditionFailure("a trap, asked for") }
            case .resized(let size): note = "resized \(size)"
            case .resumed(let size): note = "resumed \(size)"
            case .file: note = "file"
            case .hangup: return
            }
        }
    }
}

private func trialPage(size: GridSize, note: String) -> Frame {
    var frame = Frame(size: size)
    for (row, role) in StyleRole.allCases.enumerated() {
        write("\(role)", role: role, at: GridPosition(row: row, column: 2), in: &frame)
    }
    let samples: [(String, UInt8, Bool)] = [
        ("e\u{301}", 1, false), ("\u{6F22}", 2, false), ("\u{201C}", 1, true),
        ("\u{1F44D}\u{1F3FD}", 2, true),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2, true),
        ("\u{2764}\u{FE0F}", 2, true),
        ("\u{1F1E9}\u{1F1EA}", 2, true), ("o\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", 1, false),
    ]
    for (row, sample) in samples.enumerated() {
        let glyph = Glyph.cluster(sample.0)
        frame.put(
            Cell(glyph, width: sample.1, isDoubtful: sample.2), at: GridPosition(row: row, column: 20))
        let end = GridPosition(row: row, column: 20 + Int(sample.1))
        write("| ends here", role: .text, at: end, in: &frame)
    }
    let foot = GridPosition(row: size.rows - 1, column: 0)
    write(note, role: .dimmed, at: foot, in: &frame)
    frame.caret = GridPosition(row: size.rows - 1, column: min(note.count, size.columns - 1))
    return frame
}

private func write(_ text: String, role: StyleRole, at start: GridPosition, in frame: inout Frame) {
    for (step, scalar) in text.unicodeScalars.enumerated() {
        let place = GridPosition(row: start.row, column: start.column + step)
        frame.put(Cell(.scalar(scalar), role: role), at: place)
    }
}
