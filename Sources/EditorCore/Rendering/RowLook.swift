/// Goes over a row from left to right and tells how each place looks.
///
/// From the lowest layer to the highest: the style of the words, what is remarked on them, found places, what is being
/// composed, the selection. A letter has the role of the highest layer on it. The stress of the words shows through all of
/// them; being out of focus only through the lower two, for what was found or selected must be seen.
struct RowLook {
    private var styles: ArraySlice<PageLayers.Run> = []
    private var marks: ArraySlice<PageLayers.Run> = []
    private var hits: ArraySlice<Range<Int>> = []
    private var composed = 0..<0
    private var selection = 0..<0
    private var focus: Range<Int>?
    /// Whether no layer has anything on the row.
    private let isPlain: Bool

    /// Begins at the start of row `index`.
    init(_ layers: PageLayers, _ index: Int) {
        let own = layers[index]
        isPlain = own == nil
        guard let own else { return }
        styles = layers.styles[own.styles]
        marks = layers.marks[own.marks]
        hits = layers.hits[own.hits]
        (composed, selection, focus) = (own.composed, own.selection, own.focus)
    }

    /// How the letter at `place`, in bytes from the row's start, looks. Places must come in order.
    ///
    /// - Complexity: O(1) on average.
    mutating func look(at place: Int) -> (role: StyleRole, traits: CellTraits) {
        if isPlain { return (.text, []) }
        while let first = styles.first, first.range.upperBound <= place { styles.removeFirst() }
        while let first = marks.first, first.range.upperBound <= place { marks.removeFirst() }
        while let first = hits.first, first.upperBound <= place { hits.removeFirst() }
        let style = styles.first.flatMap { $0.range.contains(place) ? $0 : nil }
        let traits = style?.traits ?? []
        if selection.contains(place) { return (.selection, traits) }
        if composed.contains(place) { return (.composed, traits) }
        if hits.first?.contains(place) == true { return (.hit, traits) }
        let mark = marks.first.flatMap { $0.range.contains(place) ? $0 : nil }
        let role = mark?.role ?? style?.role ?? .text
        guard let focus else { return (role, traits) }
        return (role, traits.union(focus.contains(place) ? .focused : .faded))
    }
}
