/// Keeps pasted text apart from typed keys, so that nothing pasted can run a command.
///
/// Between the start mark `ESC [ 200 ~` and the end mark `ESC [ 201 ~` everything is data. But text can hold an end mark
/// itself, so after one the assembler lingers: until the line has been silent for a moment, whatever comes is held back.
/// If another mark follows in the same burst, what was held was pasted too, because nobody types a mark. If silence
/// follows, it was typed, and is given back as keys.
///
/// A paste is delivered at its end mark, not after the silence: the page must not wait for a mark that hardly ever comes.
/// Of one that takes long, what has come is delivered before (`takePart`), so that no crash loses what is older than that:
/// up to an end mark everything is text, whatever follows.
/// So one paste with an end mark inside, or one that a terminal cuts into a pair of marks for each line, arrives as
/// several; the session makes one undo step of pastes that follow each other within 50 ms.
///
/// Every byte is looked at once, however the text is cut into reads; what is held is as large as the text.
struct PasteAssembler: Sendable {
    static let startMark: [UInt8] = Array("\u{1B}[200~".utf8)
    static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

    private enum Phase {
        /// Behind a start mark.
        case inside
        /// Behind an end mark.
        case lingering
    }

    private var phase = Phase.inside
    /// Bytes since the last mark.
    private var held: [UInt8] = []
    /// How many bytes at the end of `held` may be the begin of a mark. Only a mark's first byte is an Escape, so after
    /// a mismatch no shorter begin is left but that.
    private var matched = 0

    /// Whether the end mark has come.
    var isLingering: Bool { phase == .lingering }

    /// Takes bytes in; gives the pastes that they complete.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
        var pastes: [[UInt8]] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if matched == 0, byte != 0x1B { continue }
            guard advanceMatch(with: byte) else { continue }
            held.append(contentsOf: bytes[start..<index])
            start = index
            matched = 0
            if let paste = finish(isEnd: byteBeforeLast(of: held) == UInt8(ascii: "1")) {
                pastes.append(paste)
            }
        }
        held.append(contentsOf: bytes[start...])
        return pastes
    }

    /// Takes out what has come of a paste whose end mark has not. A letter or a line end that is cut off waits for its
    /// rest, as does what may be the begin of a mark.
    mutating func takePart() -> [UInt8] {
        guard phase == .inside else { return [] }
        var part = held.dropLast(matched)
        if part.last == 0x0D { part = part.dropLast() }
        let tail = part.suffix(3)
        if let lead = tail.lastIndex(where: { !UTF8Sequence.isContinuation($0) }),
            UTF8Sequence.length(lead: tail[lead]) > tail.endIndex - lead
        {
            part = part[..<lead]
        }
        defer { held.removeFirst(part.count) }
        return Array(part)
    }

    /// Ends the assembler after a silence: text whose end mark was lost, or keys typed behind a paste.
    /// The begin of a mark that was cut off is no text.
    consuming func end() -> (paste: [UInt8]?, keys: [UInt8]) {
        switch phase {
        case .inside: (Array(held.dropLast(matched)), [])
        case .lingering: (nil, held)
        }
    }

    /// Whether `byte` completes a mark.
    private mutating func advanceMatch(with byte: UInt8) -> Bool {
        let fits = byte == Self.endMark[matched] || byte == Self.startMark[matched]
        matched = fits ? matched + 1 : byte == 0x1B ? 1 : 0
        return matched == Self.endMark.count
    }

    /// A whole mark stands at the end of `held`.
    private mutating func finish(isEnd: Bool) -> [UInt8]? {
        switch (phase, isEnd) {
        case (.inside, false):
            return nil  // a start mark inside is text
        case (.inside, true):
            phase = .lingering
            return takeHeld()
        case (.lingering, true):
            return Self.endMark + takeHeld()  // so the mark before was text
        case (.lingering, false):
            phase = .inside
            let between = takeHeld()
            return between.isEmpty ? nil : between
        }
    }

    private mutating func takeHeld() -> [UInt8] {
        held.removeLast(Self.endMark.count)
        defer { held = [] }
        return held
    }

    private func byteBeforeLast(of bytes: [UInt8]) -> UInt8 { bytes[bytes.count - 2] }
}
