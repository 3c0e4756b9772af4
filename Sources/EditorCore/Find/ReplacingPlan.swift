/// All replacements of a text, gathered before the first is made.
///
/// So nothing has changed when the writer stops half-way, what was put in is never looked through, and all of it is
/// one step to take back. Replacements near each other become one change, with the words between them; how near is
/// near grows with their number, so that a hundred megabytes are changed by some thousand edits and not by millions.
struct ReplacingPlan {
    /// A stretch of the text before, and where in `gathered` the bytes are that come in its place.
    private struct Change {
        var range: Range<TextOffset>
        var bytes: Range<Int>
    }

    /// How many replacements are gathered.
    private(set) var count = 0
    /// What is put in by all changes, one behind the other: a change of many megabytes grows at its end, and is never
    /// copied for the next replacement in it.
    private(set) var gathered: [UInt8] = []
    private var changes: [Change] = []
    private var nearness = 128
    /// Places that are to be followed, and where they come to lie.
    private var places: [(before: TextOffset, after: TextOffset)]

    private static let mostChanges = 2_048

    /// A plan that tells what becomes of `places`.
    init(following places: [TextOffset]) { self.places = places.map { ($0, $0) } }

    /// Adds a replacement; they come in text order or lap by lap, and none touches another but at its edges.
    ///
    /// - Complexity: O(bytes) and those since the replacement before, where that is near.
    mutating func replace(_ range: Range<TextOffset>, by bytes: [UInt8], in text: Rope) {
        count += 1
        for index in places.indices where range.lowerBound < places[index].before {
            let inside = range.upperBound - min(range.upperBound, places[index].before)
            places[index].after += bytes.count - range.count + inside
        }
        let start = gathered.count
        if let last = changes.indices.last, isNear(changes[last].range, range) {
            gathered += text.bytes(in: changes[last].range.upperBound..<range.lowerBound)
            gathered += bytes
            changes[last].range = changes[last].range.lowerBound..<range.upperBound
            changes[last].bytes = changes[last].bytes.lowerBound..<gathered.count
        } else {
            gathered += bytes
            changes.append(Change(range: range, bytes: start..<gathered.count))
        }
        if changes.count > Self.mostChanges { thinOut(text) }
    }

    /// Where the places that were to be followed come to lie.
    var followed: [TextOffset] { places.map(\.after) }

    /// The changes as edits to be made in this order: from the end to the start, so that none moves another.
    func edits(of text: Rope) -> [Edit] {
        changes.sorted { $0.range.lowerBound > $1.range.lowerBound }.map {
            Edit(
                offset: $0.range.lowerBound, removed: text[$0.range],
                inserted: Rope(Array(gathered[$0.bytes])))
        }
    }

    private func isNear(_ range: Range<TextOffset>, _ next: Range<TextOffset>) -> Bool {
        (0...nearness).contains(next.lowerBound - range.upperBound)
    }

    /// Makes one change of those that are near, and takes more and more for near until they are few.
    private mutating func thinOut(_ text: Rope) {
        while changes.count > Self.mostChanges / 2 {
            nearness *= 4
            var fewer = ReplacingPlan(following: [])
            fewer.nearness = nearness
            for change in changes {
                fewer.replace(change.range, by: Array(gathered[change.bytes]), in: text)
            }
            (changes, gathered) = (fewer.changes, fewer.gathered)
        }
    }
}
