/// What is found in a text, kept along with its changes.
///
/// **Idea.** The text is cut into stretches of some kilobytes; each knows what is in it and the state in which the reader
/// came to it. A change reads nothing: it makes one unknown stretch of those that it touches. Later, when nothing else is to
/// be done, that one is read from the state in which it begins; and when the reader leaves it in another state than the next
/// stretch was read from, that is unknown too. In prose this ends at once, so a key costs one stretch, and what is found is
/// what a reading of the whole text from its start finds.
///
/// **Invariant.** The stretches cover the text. What lies before the first unknown one is right.
///
/// **Rejected.** Offsets from the start of the text: each change would move all that follow, on the way of a key.
struct StretchTree<State: Hashable & Sendable, Found: StretchContent>: Sendable {
    typealias Leaf = ReadStretch<State, Found>

    private(set) var root: StretchNode<State, Found>
    /// How the reader stands at the start of the text.
    private var beginning: State

    /// The stretches of a text of `bytes` bytes, of which nothing is known yet.
    init(bytes: Int, beginning: State) {
        self.beginning = beginning
        root = StretchNode(bytes == 0 ? [Leaf]() : [Leaf(bytes: bytes, entry: beginning)])
    }

    /// Whether all of the text has been read.
    var isKnown: Bool { root.sum.unknown == 0 }

    /// Begins from another state.
    mutating func begin(from state: State) {
        guard state != beginning else { return }
        beginning = state
        guard let first = root.stretch(at: 0)?.stretch else { return }
        replace(0..<first.bytes, with: [Leaf(bytes: first.bytes, entry: state)])
    }

    /// Lets the stretches follow a change.
    ///
    /// - Parameters:
    ///   - place: from where on something else may be found now.
    ///   - size: bytes of a stretch; neighbours that come to no more become one, so that changes do not leave many.
    /// - Complexity: O(log n + stretches removed)
    mutating func follow(_ splice: Splice, from place: Int, joiningUpTo size: Int) {
        guard !splice.isEmpty else { return }
        let first = root.stretch(at: place)
        var (start, entry) = (first?.start ?? 0, first?.stretch.entry ?? beginning)
        var end = max(splice.removedEnd.bytes, start + (first?.stretch.bytes ?? 0))
        if let last = root.stretch(at: max(0, end - 1)) { end = max(end, last.start + last.stretch.bytes) }
        var bytes: Int { end - start + splice.delta }
        // Where nothing is left, the stretch behind has another one before it now.
        if let next = root.stretch(at: end)?.stretch, bytes == 0 || bytes + next.bytes <= size {
            end += next.bytes
        }
        if start > 0, let before = root.stretch(at: start - 1), bytes + before.stretch.bytes <= size {
            (start, entry) = (before.start, before.stretch.entry)
        }
        replace(start..<end, with: bytes > 0 ? [Leaf(bytes: bytes, entry: entry)] : [])
    }

    /// Puts what was read from the first unknown stretch on in the place of all that it covers.
    ///
    /// - Parameters:
    ///   - start: where it begins.
    ///   - state: how the reader stands behind it.
    /// - Complexity: O(log n + stretches that come and go)
    mutating func put(_ read: [Leaf], at start: Int, leaving state: State) {
        let reached = read.reduce(start) { $0 + $1.bytes }
        var end = reached
        if let last = root.stretch(at: reached - 1) { end = last.start + last.stretch.bytes }
        if end == reached, let next = root.stretch(at: end)?.stretch, next.entry != state {
            end += next.bytes
        }
        let rest = end - reached
        replace(start..<end, with: read + (rest > 0 ? [Leaf(bytes: rest, entry: state)] : []))
    }

    private mutating func replace(_ range: Range<Int>, with leaves: [Leaf]) {
        var nodes = range.isEmpty ? [StretchNode(leaves)] : root.replacing(range, with: leaves)
        while nodes.count > 1 { nodes = StretchNode<State, Found>.grouped(nodes).map { StretchNode($0) } }
        root = nodes.first ?? StretchNode([Leaf]())
        while case .nodes(let below) = root.content, let only = below.first, below.count == 1 { root = only }
    }
}
