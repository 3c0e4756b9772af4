/// What a hand does with the mouse on the page: how often it clicks, and what it drags.
struct MouseHand {
    /// By what a selection grows.
    enum Unit: Int {
        case letter = 1
        case word, paragraph
    }

    /// A button that is held on the page.
    struct Drag {
        let unit: Unit
        /// What was pressed: it stays selected wherever the hand goes.
        let origin: Range<TextOffset>
        let firstRow: Int
        var position: GridPosition
        /// When the page scrolls on under a hand that rests beyond its edge; nil while it is not there.
        var scrollsAt: Duration?
    }

    /// Two clicks no further apart belong together.
    static let patience = Duration.milliseconds(400)
    /// Between two rows that a resting hand scrolls.
    static let scrollPace = Duration.milliseconds(50)

    private var last: (position: GridPosition, at: Duration, unit: Unit)?
    var drag: Drag?

    /// Takes a press: the second at the same place is for the word, the third for the paragraph.
    mutating func press(at position: GridPosition, _ now: Duration) -> Unit {
        var unit = Unit.letter
        if let last, now - last.at <= Self.patience, last.position.row == position.row,
            abs(last.position.column - position.column) <= 1
        {
            unit = Unit(rawValue: last.unit.rawValue + 1) ?? .letter
        }
        last = (position, now, unit)
        return unit
    }

    /// Lets go of what is dragged.
    mutating func letGo() { drag = nil }
}

extension Rope {
    /// What a click at `place` is for.
    func range(of unit: MouseHand.Unit, at place: TextOffset) -> Range<TextOffset> {
        switch unit {
        case .letter: place..<place
        case .word: wordRange(at: place)
        case .paragraph: SelectionSteps.paragraph(at: place, in: self)
        }
    }
}

extension MouseHand.Drag {
    /// The selection from what was pressed to what is now under the hand, by whole units.
    func selection(to place: TextOffset, _ affinity: Affinity, in text: Rope) -> Selection {
        let end = text.end
        let origin = min(origin.lowerBound, end)..<min(origin.upperBound, end)
        let target = text.range(of: unit, at: place)
        if place < origin.lowerBound {
            return Selection(anchor: origin.upperBound, head: target.lowerBound, affinity: affinity)
        }
        let head = max(origin.upperBound, target.upperBound)
        return Selection(
            anchor: origin.lowerBound, head: head, affinity: head == place ? affinity : .downstream)
    }
}
