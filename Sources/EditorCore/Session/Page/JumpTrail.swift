/// The places of one text from which the writer has gone somewhere else, for going back.
///
/// A ring: going back again and again leads through all of them, and at last to where one began.
struct JumpTrail {
    private static let limit = 32
    /// The latest last.
    private var places: [TextOffset] = []

    /// Notes a place that is left.
    mutating func leave(_ place: TextOffset) {
        places.removeAll { $0 == place }
        places.append(place)
        if places.count > Self.limit { places.removeFirst() }
    }

    /// The place to go back to from `place`; nil when there is none.
    mutating func goBack(from place: TextOffset) -> TextOffset? {
        places.removeAll { $0 == place }
        guard let last = places.popLast() else { return nil }
        places.insert(place, at: 0)
        return last
    }

    /// Moves the places along with a change.
    mutating func follow(_ edit: Edit) {
        for index in places.indices { places[index] = edit.map(places[index]) }
    }
}
