/// Gathers events; joins plain characters that follow each other into one text.
struct EventCollector {
    private var events: [InputEvent] = []
    private var text = String.UnicodeScalarView()

    /// Adds a key. Plain characters become text; control characters of the upper half (C1) are dropped.
    mutating func append(_ chord: KeyChord) {
        guard case .character(let scalar) = chord.key else { return append(.chord(chord)) }
        guard scalar.properties.generalCategory != .control else { return }
        if chord.modifiers.isEmpty { text.append(scalar) } else { append(.chord(chord)) }
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
        events.append(.text(String(text)))
        text = String.UnicodeScalarView()
    }
}
