/// How each byte of a short text looks, painted layer over layer and then read off as runs.
///
/// Nested and touching styles need no bookkeeping so; a unit of Markdown is short enough for it.
struct MarkdownInk {
    /// A run in bytes.
    struct Run: Hashable, Sendable {
        var range: Range<Int>
        var role: StyleRole
        var traits: CellTraits
    }

    private struct Ink: Hashable {
        var role = StyleRole.text
        var traits: CellTraits = []
    }

    private var inks: [Ink]

    /// Plain text of `count` bytes.
    init(count: Int) { inks = Array(repeating: Ink(), count: count) }

    /// Gives a role to a range.
    mutating func paint(_ range: Range<Int>, _ role: StyleRole) {
        for place in range.clamped(to: inks.indices) { inks[place].role = role }
    }

    /// Makes signs of a range: they have no stress.
    mutating func mark(_ range: Range<Int>) {
        for place in range.clamped(to: inks.indices) { inks[place] = Ink(role: .mark) }
    }

    /// Stresses the words of a range; signs stay as they are.
    mutating func stress(_ range: Range<Int>, _ traits: CellTraits) {
        for place in range.clamped(to: inks.indices) where inks[place].role != .mark {
            inks[place].traits.formUnion(traits)
        }
    }

    /// All that is not plain, in order.
    ///
    /// - Complexity: O(n).
    var runs: [Run] {
        var runs: [Run] = []
        var start = 0
        while start < inks.count {
            let ink = inks[start]
            var end = start + 1
            while end < inks.count, inks[end] == ink { end += 1 }
            if ink != Ink() { runs.append(Run(range: start..<end, role: ink.role, traits: ink.traits)) }
            start = end
        }
        return runs
    }
}
