/// The places where the rows of one paragraph start, as far as they are known.
///
/// Idea: rows are canonical. A row is a pure function of the text from its start on, so the first start (0) fixes
/// all of them, and any start found again after an edit brings all later ones back with it.
///
/// The table is a gap buffer of offsets. `front` counts from the paragraph's start and is always right; `back`
/// counts from the paragraph's end, so an edit before it moves it along for nothing. Between the two lies the gap:
/// text that was touched and is wrapped again when somebody asks. As soon as a new start meets one of `back`,
/// the two halves agree and the gap is closed.
///
/// Invariant: `front` begins with 0 and rises; `back` falls towards its end (the start nearest to the gap is last);
/// a `back` that is not empty reaches the paragraph's end.
///
/// Rejected: absolute offsets (every key in a 10 MB paragraph would move 140,000 numbers), and wrapping from the
/// paragraph's start (what every other editor does, and why they crawl there).
struct RowTable {
    /// Row starts before the gap, in bytes from the paragraph's start.
    private(set) var front: [Int] = [0]
    /// Row starts behind the gap, in bytes before the paragraph's end, the nearest to the gap last.
    private(set) var back: [Int] = []
    /// Bytes of the paragraph.
    private(set) var length: Int
    /// Whether `front` and `back` together are all rows.
    private(set) var isComplete = false
    /// Rows wrapped since the gap was opened.
    private var searched = 0

    /// Rows wrapped in search of agreement before the back half is given up.
    private static let patience = 200

    init(length: Int) { self.length = length }

    /// Learns row after row until `place` is covered.
    ///
    /// - Parameters:
    ///   - next: where the row that starts at a given byte ends.
    /// - Complexity: O(rows learnt).
    mutating func extend(toCover place: Int, next: (Int) -> Int) {
        while !covers(place) { learnRow(next) }
    }

    /// Start of the last row known without a gap before it.
    var frontier: Int { front[front.count - 1] }

    private mutating func learnRow(_ next: (Int) -> Int) {
        let end = next(frontier)
        guard end < length else {
            back.removeAll()
            isComplete = true
            return
        }
        while let nearest = back.last, length - nearest < end { back.removeLast() }
        if let nearest = back.last, length - nearest == end {
            isComplete = true
            return
        }
        front.append(end)
        searched += 1
        if searched > Self.patience { back.removeAll() }
    }

    /// Number of rows known without a gap: all of them when complete.
    var count: Int { isComplete ? front.count + back.count : front.count }

    /// Start of row `index`, which must be below `count`.
    subscript(index: Int) -> Int {
        index < front.count ? front[index] : length - back[back.count - 1 - (index - front.count)]
    }

    /// End of row `index`: the next start, or the paragraph's end. The row after must be known, or there is none.
    func end(of index: Int) -> Int { index + 1 < count ? self[index + 1] : length }

    /// Whether the row that holds `place` and the start of the one after it are known.
    func covers(_ place: Int) -> Bool { isComplete || frontier > place }

    /// The row that holds `place`: the last one that starts at or before it.
    ///
    /// - Complexity: O(log rows).
    func index(containing place: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }

    /// Notes that the bytes from `start` to `end` were replaced by `inserted` others.
    ///
    /// Rows that ended before the change may end elsewhere now: a word may fit that did not. Two rows before it are
    /// wrapped again, which covers all that a row looks ahead.
    /// - Complexity: O(rows between this change and the last one).
    mutating func replace(_ start: Int, _ end: Int, inserted: Int) {
        let keep = max(1, index(containing: start) - 1)
        if isComplete { moveGap(before: end) }
        while let nearest = back.last, length - nearest < end { back.removeLast() }
        if front.count > keep { front.removeSubrange(keep...) }
        length += inserted - (end - start)
        isComplete = false
        searched = 0
    }

    /// Notes that the paragraph was cut or joined: what stands from `start` on is new, up to the new length.
    mutating func truncate(from start: Int, length: Int) {
        let keep = max(1, index(containing: start) - 1)
        if isComplete { moveGap(before: start) }
        back.removeAll()
        if front.count > keep { front.removeSubrange(keep...) }
        self.length = length
        isComplete = false
        searched = 0
    }

    /// Brings all starts before `place` to the front half and all others to the back half.
    private mutating func moveGap(before place: Int) {
        while let nearest = back.last, length - nearest < place { front.append(length - back.removeLast()) }
        while front.count > 1, frontier >= place { back.append(length - front.removeLast()) }
    }
}
