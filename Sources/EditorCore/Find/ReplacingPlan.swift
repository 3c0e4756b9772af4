/// All replacements of a text, gathered before the first is made.
///
/// So nothing has changed when the writer stops half-way, what was put in is never looked through, and all of it is
/// one step to take back. Replacements near each other become one change, with the words between them; how near is
/// near grows with their number, so that a hundred megabytes are changed by some thousand edits and not by millions.
struct ReplacingPlan {
    /// A stretch of the text before and what comes in its place.
    private struct Change {
        var range: Range<TextOffset>
        var bytes: [UInt8]
    }

    /// How many replacements are gathered.
    private(set) var count = 0
    private var changes: [Change] = []
    private var nearness = 128
    /// Places that are to be followed, and where they come to lie.
    private var places: [(before: TextOffset, after: TextOffset)]

    private static let mostChanges = 2_048

    /// A plan that tells what becomes of `places`.
    init(following places: [TextOffset]) { self.places = places.map { ($0, $0) } }

    /// Adds a replacement; they come in text order or lap by lap, and none touches another but at its edges.
    mutating func replace(_ range: Range<TextOffset>, by bytes: [UInt8], in text: Rope) {
        count += 1
        for index in places.indices where range.lowerBound < places[index].before {
            let inside = range.upperBound - min(range.upperBound, places[index].before)
            places[index].after += bytes.count - range.count + inside
        }
        let change = Change(range: range, bytes: bytes)
        if let last = changes.indices.last, isNear(changes[last], change) {
            changes[last] = joined(changes[last], change, text)
        } else {
            changes.append(change)
        }
        if changes.count > Self.mostChanges { thinOut(text) }
    }

    /// Where the places that were to be followed come to lie.
    var followed: [TextOffset] { places.map(\.after) }

    /// The changes as edits to be made in this order: from the end to the start, so that none moves another.
    func edits(of text: Rope) -> [Edit] {
        changes.sorted { $0.range.lowerBound > $1.range.lowerBound }.map {
            Edit(offset: $0.range.lowerBound, removed: text[$0.range], inserted: Rope($0.bytes))
        }
    }

    private func isNear(_ change: Change, _ next: Change) -> Bool {
        (0...nearness).contains(next.range.lowerBound - change.range.upperBound)
    }

    private func joined(_ change: Change, _ next: Change, _ text: Rope) -> Change {
        var whole = change
        whole.bytes += text.bytes(in: change.range.upperBound..<next.range.lowerBound)
        whole.bytes += next.bytes
        whole.range = change.range.lowerBound..<next.range.upperBound
        return whole
    }

    private mutating func thinOut(_ text: Rope) {
        while changes.count > Self.mostChanges / 2 {
            nearness *= 4
            var fewer: [Change] = []
            for change in changes {
                if let last = fewer.indices.last, isNear(fewer[last], change) {
                    fewer[last] = joined(fewer[last], change, text)
                } else {
                    fewer.append(change)
                }
            }
            changes = fewer
        }
    }
}
