/// Finds out where a sequence that begins with an Escape byte ends, one byte at a time.
///
/// The idea: what a sequence *means* may be unknown, but where it *ends* is told by the grammar of ECMA-48, so an
/// unknown one can be swallowed whole and none of it becomes text. Three forms break the grammar and are known by
/// name: the Linux console's `ESC [ [ A`, the old mouse report `ESC [ M` with three bytes behind it, and rxvt's
/// `ESC [ 7 $`, which the table of exact sequences ends early.
///
/// An Escape inside a sequence begins a new one. CAN and SUB break a sequence off and are swallowed with it; any other
/// byte that cannot stand there breaks it off too, but is read anew, because somebody may have typed it.
/// At most `longestBody` bytes are held.
struct EscapeParser: Sendable {
    /// What a byte led to.
    enum Outcome: Hashable {
        /// More bytes are needed.
        case unfinished
        /// A sequence that the table knows.
        case key(KeyChord)
        /// A control sequence of known shape.
        case sequence(ControlSequence)
        /// A string that a terminal sends as an answer: OSC, DCS, APC, PM or SOS.
        case string
        /// Escape was followed by a byte that is a key of its own: that key with Alt.
        case alt(UInt8)
        /// Escape and a letter were Alt with that letter after all; this byte is to be read anew.
        case altBefore(UInt8)
        /// Escape alone, or twice if `hasAlt`.
        case escape
        /// A third Escape came: the first was the key, the other two still wait for more bytes.
        case firstEscape
        /// The whole sequence is dropped, this byte with it.
        case dropped
        /// The sequence is dropped; this byte is to be read anew.
        case brokenOff
    }

    private enum State: Hashable {
        case escape
        case csi
        case ss3
        case linuxFunctionKey
        case oldMouse(missing: Int)
        case string(UInt8, isEmpty: Bool)
        case stringEscape
    }

    private static let longestBody = 64

    /// Whether the sequence began with two Escapes, which stand for Alt held with the key.
    private(set) var hasAlt = false
    private var state = State.escape
    private var body: [UInt8] = []
    private var place: KeySequenceTable.Place?

    /// A parser that has read the Escape byte.
    init(_ table: KeySequenceTable) {
        place = table.place(after: table.start, 0x1B)
    }

    /// Whether what has come so far is complete if nothing follows soon: Escape alone, or `ESC _`, `ESC ^`, `ESC X`,
    /// which terminals send only in one burst, so that otherwise it was Alt with that letter.
    /// Anything else waits longer, for a slow line may cut a sequence anywhere.
    var isBrief: Bool {
        switch state {
        case .escape: true
        case .string(let letter, isEmpty: true): !Self.isAnswer(letter)
        case .csi, .ss3, .linuxFunctionKey, .oldMouse, .string, .stringEscape: false
        }
    }

    /// Whether `byte` would turn an Escape that came long ago into a cursor key rather than into Alt with a letter.
    func isContinued(by byte: UInt8) -> Bool {
        state == .escape && (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"))
    }

    /// What it was, now that nothing followed in time.
    var afterSilence: Outcome {
        switch state {
        case .escape: .escape
        case .string(let letter, isEmpty: true) where !Self.isAnswer(letter): .alt(letter)
        case .csi, .ss3, .linuxFunctionKey, .oldMouse, .string, .stringEscape: .dropped
        }
    }

    /// Takes one byte.
    mutating func push(_ byte: UInt8, table: KeySequenceTable) -> Outcome {
        if byte == 0x1B { return escape(table) }
        if state != .escape, byte == 0x18 || byte == 0x1A { return .dropped }
        place = place.flatMap { table.place(after: $0, byte) }
        if let place, let chord = table.chord(at: place) { return .key(chord) }
        switch state {
        case .escape: return introduce(byte)
        case .csi: return csi(byte)
        case .ss3: return ss3(byte)
        case .linuxFunctionKey: return (0x21...0x7E).contains(byte) ? .dropped : .brokenOff
        case .oldMouse(let missing): return oldMouse(byte, missing)
        case .string(let letter, let isEmpty): return string(byte, letter, isEmpty)
        case .stringEscape: return byte == UInt8(ascii: "\\") ? .string : restart(with: byte, table)
        }
    }

    private mutating func escape(_ table: KeySequenceTable) -> Outcome {
        switch state {
        case .escape:
            if hasAlt { return .firstEscape }
            hasAlt = true
            return .unfinished
        case .string:
            state = .stringEscape
        case .csi, .ss3, .linuxFunctionKey, .oldMouse, .stringEscape:
            self = EscapeParser(table)
        }
        return .unfinished
    }

    /// The Escape inside a string was not its end but the begin of something new.
    private mutating func restart(with byte: UInt8, _ table: KeySequenceTable) -> Outcome {
        self = EscapeParser(table)
        return push(byte, table: table)
    }

    private mutating func introduce(_ byte: UInt8) -> Outcome {
        switch byte {
        case UInt8(ascii: "["): state = .csi
        case UInt8(ascii: "O"): state = .ss3
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string(byte, isEmpty: true)
        default: return .alt(byte)
        }
        return .unfinished
    }

    private mutating func csi(_ byte: UInt8) -> Outcome {
        if body.isEmpty, byte == UInt8(ascii: "[") {
            state = .linuxFunctionKey
            return .unfinished
        }
        if body.isEmpty, byte == UInt8(ascii: "M") {
            state = .oldMouse(missing: 3)
            return .unfinished
        }
        return collect(byte, from: .csi, isIntermediate: (0x20...0x2F).contains(byte))
    }

    private mutating func ss3(_ byte: UInt8) -> Outcome {
        collect(byte, from: .ss3, isIntermediate: false)
    }

    private mutating func collect(
        _ byte: UInt8, from introducer: ControlSequence.Introducer, isIntermediate: Bool
    ) -> Outcome {
        let isFinal = (0x40...0x7E).contains(byte)
        guard isFinal || isIntermediate || (0x30...0x3F).contains(byte) else { return .brokenOff }
        if body.count < Self.longestBody { body.append(byte) }
        guard isFinal else { return .unfinished }
        guard body.count < Self.longestBody, let sequence = ControlSequence(introducer, body: body) else {
            return .dropped
        }
        return .sequence(sequence)
    }

    private mutating func oldMouse(_ byte: UInt8, _ missing: Int) -> Outcome {
        guard byte >= 0x20 else { return .brokenOff }
        state = .oldMouse(missing: missing - 1)
        return missing == 1 ? .dropped : .unfinished
    }

    /// A string has no length that could be trusted, so nothing of it is kept.
    private mutating func string(_ byte: UInt8, _ letter: UInt8, _ isEmpty: Bool) -> Outcome {
        if isEmpty, !Self.canBegin(byte, stringOf: letter) { return .altBefore(letter) }
        if byte == 0x07, letter == UInt8(ascii: "]") { return .string }
        guard byte >= 0x20, byte != 0x7F else { return .brokenOff }
        state = .string(letter, isEmpty: false)
        return .unfinished
    }

    /// OSC and DCS are what terminals answer with. The others are known by name only.
    private static func isAnswer(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "]") || letter == UInt8(ascii: "P")
    }

    /// Answers begin with a number (OSC) or with parameters (DCS). Somebody who types on after Alt-Shift-P must not
    /// lose the words to a string that never was one.
    private static func canBegin(_ byte: UInt8, stringOf letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
        case UInt8(ascii: "P"): (0x20...0x3F).contains(byte)
        default: byte >= 0x20 && byte != 0x7F
        }
    }
}
