/// Finds what two sequences have in common, in order, without looking at more than it may.
///
/// **Idea.** The greedy search of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in its form
/// that needs linear space: from both ends at once until the two searches meet, then again on either side of the place.
/// It costs little where little was changed. Items that only one of the sequences has can match nothing and are left out
/// before, so two texts that share nothing cost nothing.
///
/// **Bound.** A search that has used a quarter of what is left gives up. Then the items that both parts have exactly
/// once, as far as they are in the same order, cut the parts into smaller ones; where there are none, nothing matches. The
/// answer is right in any case, and only where it was given up not the longest one.
///
/// **Rejected.** A table of all pairs: a novel against its revision would be gigabytes.
struct SequenceMatcher {
    /// A stretch that is the same in both.
    struct Run: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: [Int]
    private let new: [Int]
    /// Places of `old` and `new` in the sequences that were given.
    private let oldPlaces: [Int]
    private let newPlaces: [Int]
    private var forward: [Int]
    private var backward: [Int]
    private var budget: Int
    private var runs: [Run] = []

    /// What `old` and `new` have in common, in order.
    ///
    /// - Parameters:
    ///   - old: items as small numbers, the same number for the same item.
    ///   - budget: steps that may be taken, lessened by those that were.
    /// - Complexity: O(n), and at most `budget` steps and O(n log n) where those do not suffice.
    static func runs(_ old: [Int], _ new: [Int], budget: inout Int) -> [Run] {
        var matcher = SequenceMatcher(old, new, budget: budget)
        matcher.match(matcher.old.indices, matcher.new.indices)
        budget = matcher.budget
        return matcher.runs
    }

    private init(_ old: [Int], _ new: [Int], budget: Int) {
        let count = max(old.max() ?? 0, new.max() ?? 0) + 1
        var isInOld = [Bool](repeating: false, count: count)
        var isInNew = isInOld
        for item in old { isInOld[item] = true }
        for item in new { isInNew[item] = true }
        oldPlaces = old.indices.filter { isInNew[old[$0]] }
        newPlaces = new.indices.filter { isInOld[new[$0]] }
        self.old = oldPlaces.map { old[$0] }
        self.new = newPlaces.map { new[$0] }
        forward = []
        backward = []
        self.budget = budget
    }

    private mutating func match(_ a: Range<Int>, _ b: Range<Int>) {
        var (a, b) = (a, b)
        while let first = a.first, let other = b.first, old[first] == new[other] {
            note(first, other)
            a = first + 1..<a.upperBound
            b = other + 1..<b.upperBound
        }
        var tail = 0
        while a.count > tail, b.count > tail, old[a.upperBound - 1 - tail] == new[b.upperBound - 1 - tail] {
            tail += 1
        }
        matchMiddle(a.lowerBound..<a.upperBound - tail, b.lowerBound..<b.upperBound - tail)
        for place in 0..<tail { note(a.upperBound - tail + place, b.upperBound - tail + place) }
    }

    /// Matches two parts whose first items differ, and whose last ones do.
    private mutating func matchMiddle(_ a: Range<Int>, _ b: Range<Int>) {
        if a.isEmpty || b.isEmpty { return }
        if let (x, y) = meeting(a, b) {
            match(a.lowerBound..<x, b.lowerBound..<y)
            match(x..<a.upperBound, y..<b.upperBound)
            return
        }
        var (x, y) = (a.lowerBound, b.lowerBound)
        for (nextX, nextY) in anchors(a, b) where nextX >= x && nextY >= y {
            match(x..<nextX, y..<nextY)
            note(nextX, nextY)
            (x, y) = (nextX + 1, nextY + 1)
        }
        if x > a.lowerBound { match(x..<a.upperBound, y..<b.upperBound) }
    }

    private mutating func note(_ place: Int, _ other: Int) {
        let (x, y) = (oldPlaces[place], newPlaces[other])
        if let last = runs.last, last.old.upperBound == x, last.new.upperBound == y {
            runs[runs.count - 1] = Run(old: last.old.lowerBound..<x + 1, new: last.new.lowerBound..<y + 1)
        } else {
            runs.append(Run(old: x..<x + 1, new: y..<y + 1))
        }
    }

    // MARK: The search

    /// A place on a shortest way from one corner to the other, about the middle of it; nil when it was not found in time.
    ///
    /// `forward[k]` is how far in `a` one comes from the start with so many changes on the diagonal k (place in `a` less
    /// place in `b`), `backward` the same from the end.
    private mutating func meeting(_ a: Range<Int>, _ b: Range<Int>) -> (Int, Int)? {
        let limit = (a.count + b.count + 1) / 2
        let middle = limit + 1
        if forward.count < 2 * limit + 3 {
            forward = [Int](repeating: 0, count: 2 * limit + 3)
            backward = forward
        }
        forward[middle + 1] = 0
        backward[middle + 1] = 0
        let delta = a.count - b.count
        let patience = budget - budget / 4
        for changes in 0...limit {
            if budget <= patience { return nil }
            for k in stride(from: -changes, through: changes, by: 2) {
                let x = advance(k, changes, middle, a, b)
                let other = delta - k
                if delta % 2 != 0, abs(other) < changes, x + backward[middle + other] >= a.count {
                    return (a.lowerBound + x, b.lowerBound + x - k)
                }
            }
            for k in stride(from: -changes, through: changes, by: 2) {
                let x = retreat(k, changes, middle, a, b)
                let other = delta - k
                if delta % 2 == 0, abs(other) <= changes, x + forward[middle + other] >= a.count {
                    return (a.upperBound - x, b.upperBound - (x - k))
                }
            }
        }
        return nil
    }

    private mutating func advance(
        _ k: Int, _ changes: Int, _ middle: Int, _ a: Range<Int>, _ b: Range<Int>
    ) -> Int {
        let comesFromAbove =
            k == -changes || (k != changes && forward[middle + k - 1] < forward[middle + k + 1])
        var x = comesFromAbove ? forward[middle + k + 1] : forward[middle + k - 1] + 1
        let start = x
        while x < a.count, x - k < b.count, old[a.lowerBound + x] == new[b.lowerBound + x - k] { x += 1 }
        forward[middle + k] = x
        budget -= x - start + 1
        return x
    }

    private mutating func retreat(
        _ k: Int, _ changes: Int, _ middle: Int, _ a: Range<Int>, _ b: Range<Int>
    ) -> Int {
        let comesFromAbove =
            k == -changes || (k != changes && backward[middle + k - 1] < backward[middle + k + 1])
        var x = comesFromAbove ? backward[middle + k + 1] : backward[middle + k - 1] + 1
        let start = x
        while x < a.count, x - k < b.count,
            old[a.upperBound - 1 - x] == new[b.upperBound - 1 - (x - k)]
        { x += 1 }
        backward[middle + k] = x
        budget -= x - start + 1
        return x
    }

    // MARK: Where the search was given up

    /// Items that both parts have exactly once, as many of them as are in the same order in both.
    private func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(Int, Int)] {
        var places: [Int: (old: Int, new: Int, count: Int, other: Int)] = [:]
        for place in a { places[old[place], default: (place, 0, 0, 0)].count += 1 }
        for place in b where places[new[place]] != nil {
            places[new[place]]?.new = place
            places[new[place]]?.other += 1
        }
        let unique = places.values.filter { $0.count == 1 && $0.other == 1 }.sorted { $0.old < $1.old }
        return Self.longestRise(unique.map(\.new)).map { (unique[$0].old, unique[$0].new) }
    }

    /// Indices of a longest subsequence that rises (patience sorting).
    ///
    /// - Complexity: O(n log n).
    private static func longestRise(_ numbers: [Int]) -> [Int] {
        /// For each length the index at which the lowest end of a rise of that length stands.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for index in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [Int] = []
        var next = ends.last
        while let index = next {
            rise.append(index)
            next = before[index]
        }
        return rise.reversed()
    }
}
