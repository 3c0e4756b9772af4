/// Turns the bytes of a terminal into events. A value without a clock: the time is handed in.
///
/// Text is decoded scalar by scalar, an Escape hands over to `EscapeParser` until its sequence ends, and a start mark to
/// `PasteAssembler` until its burst ends. What is half read is held, and either completed or dropped; it never becomes
/// text.
///
/// **Waiting.** `deadline` says when silence gets a meaning: an Escape becomes the Escape key, a sequence that does not go
/// on is dropped. Silence is what the reader saw, not what the clock says: a program that was busy finds the rest of an
/// arrow key late, but finds it. So `feed` goes on with a begun sequence at any time, and only `advance` gives up on it;
/// call it when the deadline has come and there was nothing to read. One exception: an Escape that is overdue takes no
/// letter with it, for `Escape`, then `b`, is worse as Alt-B than late.
public struct KeyDecoder: Sendable {
    private let table: KeySequenceTable
    private let controlHIsBackspace: Bool
    /// How long Escape waits for the rest of a sequence.
    public var escapeDelay: Duration
    private let sequenceDelay: Duration
    private let pasteLinger: Duration
    /// How long a paste without its end mark is held, so that what is older is in the text, and in its journal.
    private static let pastePatience = Duration.milliseconds(250)

    private var scalars = UTF8Assembler()
    /// Whether the scalar under way followed an Escape.
    private var scalarHasAlt = false
    private var parser: EscapeParser?
    private var paste: PasteAssembler?
    /// When the first byte arrived of what `paste` has not delivered; nil when there is none that could be.
    private var partBegan: Duration?
    private var lastByte = Duration.zero
    private var cursorReportsDue = 0

    /// Makes a decoder.
    ///
    /// - Parameters:
    ///   - table: exact sequences of this terminal.
    ///   - controlHIsBackspace: see `KeySequenceTable.controlHIsBackspace(eraseCharacter:kbs:)`.
    ///   - escapeDelay: how long Escape waits for the rest of a sequence.
    ///   - sequenceDelay: how long a begun sequence, or a paste, waits for its rest.
    ///   - pasteLinger: silence after which bytes behind a paste are keys again.
    public init(
        table: KeySequenceTable = KeySequenceTable(), controlHIsBackspace: Bool = false,
        escapeDelay: Duration = .milliseconds(50), sequenceDelay: Duration = .seconds(1),
        pasteLinger: Duration = .milliseconds(10)
    ) {
        self.table = table
        self.controlHIsBackspace = controlHIsBackspace
        self.escapeDelay = escapeDelay
        self.sequenceDelay = sequenceDelay
        self.pasteLinger = pasteLinger
    }

    /// When `advance(to:)` must be called if nothing arrives before; nil when nothing is half read.
    public var deadline: Duration? {
        if let paste {
            let silence = lastByte + (paste.isLingering ? pasteLinger : sequenceDelay)
            return partBegan.map { min($0 + Self.pastePatience, silence) } ?? silence
        }
        if let parser { return lastByte + (parser.isBrief ? escapeDelay : sequenceDelay) }
        return nil
    }

    /// Says that the terminal was asked where the cursor is. `CSI 1 ; 2 R` is both such an answer and Shift-F3; it counts
    /// as the answer only while one is due. The answer to a question for device attributes ends the waiting.
    public mutating func expectCursorReport() { cursorReportsDue += 1 }

    /// Takes the bytes of one read; gives the events that they complete. Linear in the number of bytes.
    public mutating func feed(_ bytes: [UInt8], at now: Duration) -> [InputEvent] {
        guard let first = bytes.first else { return [] }
        var events = EventCollector()
        if let parser, parser.isBrief, !parser.isContinued(by: first), let deadline, now >= deadline {
            giveUp(to: &events)
        }
        lastByte = now
        read(bytes[...], to: &events)
        partBegan = partBegan ?? now
        deliverPart(at: now, to: &events)
        return events.finish()
    }

    /// Takes note that nothing has arrived until `now`; gives the events that silence completes.
    public mutating func advance(to now: Duration) -> [InputEvent] {
        guard let deadline, now >= deadline else { return [] }
        var events = EventCollector()
        deliverPart(at: now, to: &events)
        if let deadline = self.deadline, now >= deadline { giveUp(to: &events) }
        return events.finish()
    }

    /// Hands over what has come of a paste that takes long.
    private mutating func deliverPart(at now: Duration, to events: inout EventCollector) {
        if paste?.isLingering != false { partBegan = nil }
        guard let began = partBegan, now >= began + Self.pastePatience else { return }
        partBegan = nil
        if let part = paste?.takePart(), !part.isEmpty { events.append(.pastePart(part)) }
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>, to events: inout EventCollector) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if paste != nil {
                for text in paste?.take(bytes[index...]) ?? [] { events.append(.paste(text)) }
                return
            }
            if parser == nil, !scalars.isUnfinished {
                let plain = bytes[index...].prefix { (0x20...0x7E).contains($0) }
                events.append(plainASCII: plain)
                index = plain.endIndex
                if index == bytes.endIndex { return }
            }
            read(bytes[index], to: &events)
            index += 1
        }
    }

    private mutating func giveUp(to events: inout EventCollector) {
        if let (text, keys) = paste?.end() {
            (paste, partBegan) = (nil, nil)
            if let text { events.append(.paste(text)) }
            read(keys[...], to: &events)
        } else if let ended = parser {
            parser = nil
            settle(ended.afterSilence, hadAlt: ended.hasAlt, byte: nil, to: &events)
        }
    }

    private mutating func read(_ byte: UInt8, to events: inout EventCollector) {
        if var current = parser {
            parser = nil
            let outcome = current.push(byte, table: table)
            if outcome == .unfinished || outcome == .firstEscape { parser = current }
            settle(outcome, hadAlt: current.hasAlt, byte: byte, to: &events)
        } else {
            readKey(byte, alt: false, to: &events)
        }
    }

    /// Reads a byte that is no part of a sequence.
    private mutating func readKey(_ byte: UInt8, alt: Bool, to events: inout EventCollector) {
        if !scalars.isUnfinished {
            scalarHasAlt = alt
            if byte == 0x1B {
                parser = EscapeParser(table)
                return
            }
            if byte < 0x20 || byte == 0x7F {
                press(
                    KeyChord(controlByte: byte, controlHIsBackspace: controlHIsBackspace), alt: alt,
                    to: &events)
                return
            }
        }
        switch scalars.push(byte) {
        case .scalar(let scalar): press(KeyChord(.character(scalar)), alt: scalarHasAlt, to: &events)
        case .brokenOff: readKey(byte, alt: false, to: &events)
        case .unfinished, .invalid: break
        }
    }

    private mutating func settle(
        _ outcome: EscapeParser.Outcome, hadAlt: Bool, byte: UInt8?, to events: inout EventCollector
    ) {
        switch outcome {
        case .unfinished, .dropped: break
        case .firstEscape: events.append(.chord(KeyChord(.escape)))
        case .key(let chord): press(chord, alt: hadAlt, to: &events)
        case .sequence(let sequence): settle(sequence, hadAlt: hadAlt, to: &events)
        case .string: report(.reply(.other), hadAlt: hadAlt, to: &events)
        case .escape:
            events.append(.chord(KeyChord(.escape)))
            if hadAlt { events.append(.chord(KeyChord(.escape))) }
        case .alt(let letter), .altBefore(let letter):
            if hadAlt { events.append(.chord(KeyChord(.escape))) }
            readKey(letter, alt: true, to: &events)
            if case .altBefore = outcome, let byte { read(byte, to: &events) }
        case .brokenOff:
            if let byte { read(byte, to: &events) }
        }
    }

    private mutating func settle(
        _ sequence: ControlSequence, hadAlt: Bool, to events: inout EventCollector
    ) {
        let chord = sequence.chord
        if sequence.isPasteStart {
            if hadAlt { events.append(.chord(KeyChord(.escape))) }
            paste = PasteAssembler()
        } else if let chord, chord.key != .function(3) || cursorReportsDue == 0 || sequence.report == nil {
            press(chord, alt: hadAlt, to: &events)
        } else if let event = sequence.report {
            report(event, hadAlt: hadAlt, to: &events)
        }
    }

    /// A report has no Alt: an Escape in front of it was the key.
    private mutating func report(_ event: InputEvent, hadAlt: Bool, to events: inout EventCollector) {
        if hadAlt { events.append(.chord(KeyChord(.escape))) }
        switch event {
        case .reply(.cursor): cursorReportsDue = max(0, cursorReportsDue - 1)
        case .reply(.deviceAttributes): cursorReportsDue = 0
        case .reply(.other), .chord, .text, .paste, .pastePart, .mouse, .focus: break
        }
        events.append(event)
    }

    private func press(_ chord: KeyChord, alt: Bool, to events: inout EventCollector) {
        var chord = chord
        if alt { chord.modifiers.insert(.alt) }
        events.append(chord.canonical(controlHIsBackspace: controlHIsBackspace))
    }
}
