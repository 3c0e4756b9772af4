/// A search under way, which is done a slice at a time, so that no key waits for the end of a huge text.
///
/// What is left is a stretch of places at which a hit may start. It is walked from the place where the search began to
/// the end of the text, and then, the second lap, around it to where it began; or the same way backward. More text may
/// come at the end meanwhile, as it does while a file is read.
public struct SearchWalk: Sendable {
    /// Which way.
    public enum Direction: Sendable {
        case forward, backward
    }

    /// What a slice of work has led to.
    public enum Outcome: Hashable, Sendable {
        /// The nearest hit.
        case found(LiteralSearch.Hit)
        /// There is none. `hasTornHits` says whether the bytes do stand somewhere, but not as whole letters.
        case absent(hasTornHits: Bool)
        /// The rest is still to be looked through.
        case unfinished
    }

    /// What is looked for.
    public let search: LiteralSearch
    /// Which way.
    public let direction: Direction
    /// Bytes looked through so far: the measure of work for tests.
    public private(set) var bytesRead = 0

    private let origin: TextOffset
    private var reached: TextOffset
    private var hasWrapped = false
    private var hasTornHits = false

    /// What a place costs that has to be looked at closely because the bytes are right, in bytes looked through: a
    /// text may be full of letters that are nearly those looked for.
    private static let closeLook = 16_384

    /// A search that begins at `origin`: forward with the hits that start there or behind, backward with those before.
    public init(_ search: LiteralSearch, from origin: TextOffset, _ direction: Direction, in text: Rope) {
        self.search = search
        self.direction = direction
        self.origin = min(origin, text.end)
        reached = self.origin
    }

    /// Goes on until something is found, all is looked through, or `limit` bytes are.
    ///
    /// - Complexity: O(limit + the bytes looked for).
    public mutating func advance(in text: Rope, atMost limit: Int) -> Outcome {
        var budget = max(1, limit)
        while true {
            let left = placesLeft(in: text)
            if left.isEmpty {
                if hasWrapped || search.needle.isEmpty { return .absent(hasTornHits: hasTornHits) }
                hasWrapped = true
                reached = direction == .forward ? .zero : text.end
                continue
            }
            guard budget > 0 else { return .unfinished }
            let places =
                direction == .forward
                ? left.lowerBound..<min(left.upperBound, left.lowerBound + budget)
                : max(left.lowerBound, left.upperBound - budget)..<left.upperBound
            if let hit = look(at: places, in: text, &budget) { return .found(hit) }
        }
    }

    /// Where a hit may start that this lap has yet to come to.
    private func placesLeft(in text: Rope) -> Range<TextOffset> {
        switch (direction, hasWrapped) {
        case (.forward, false): min(reached, text.end)..<text.end
        case (.forward, true): min(reached, origin)..<origin
        case (.backward, false): .zero..<reached
        case (.backward, true): origin..<max(reached, origin)
        }
    }

    /// Looks for the nearest hit that starts in `places`, and leaves these behind.
    private mutating func look(
        at places: Range<TextOffset>, in text: Rope, _ budget: inout Int
    ) -> LiteralSearch.Hit? {
        let bytes = places.lowerBound..<min(text.end, places.upperBound + (search.needle.count - 1))
        let isForward = direction == .forward
        let start =
            isForward
            ? text.firstOccurrence(of: search.needle, in: bytes)
            : text.lastOccurrence(of: search.needle, in: bytes)
        guard let start else {
            reached = isForward ? places.upperBound : places.lowerBound
            bytesRead += bytes.count
            budget -= bytes.count
            return nil
        }
        let distance = isForward ? start - places.lowerBound : places.upperBound - start
        reached = isForward ? start + 1 : start
        bytesRead += distance + search.needle.count
        budget -= distance + Self.closeLook
        let range = start..<start + search.needle.count
        if search.isWhole(range, in: text) { return .init(range: range, wrapped: hasWrapped) }
        hasTornHits = true
        return nil
    }
}
