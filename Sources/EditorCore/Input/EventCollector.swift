/// Gathers events; joins plain characters that follow each other into one text.
struct EventCollector {
    private var events: [InputEvent] = []
    /// Text not yet made an event, as well-formed UTF-8.
    private var text: [UInt8] = []

    /// Adds a key. Plain characters become text; control characters of the upper half (C1) are dropped.
    mutating func append(_ chord: KeyChord) {
        guard case .character(let scalar) = chord.key else { return append(.chord(chord)) }
        guard !(0x80...0x9F).contains(scalar.value) else { return }
        if chord.modifiers.isEmpty {
            text.append(contentsOf: String(scalar).utf8)
        } else {
            append(.chord(chord))
        }
    }

    /// Adds typed bytes of 20...7E.
    mutating func append(plainASCII bytes: ArraySlice<UInt8>) {
        text.append(contentsOf: bytes)
    }

    /// Adds any event.
    mutating func append(_ event: InputEvent) {
        flush()
        events.append(event)
    }

    /// All events in order.
    consuming func finish() -> [InputEvent] {
        flush()
        return events
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        events.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
    }
}
