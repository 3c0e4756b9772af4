/// The places of a text that a writer wants to go to, found a slice at a time and kept while the text is edited.
///
/// Everything in a stretch is counted from its own start, so an edit moves what is behind it for nothing.
public struct Outline: Sendable {
    private typealias Tree = StretchTree<OutlineReader.State, OutlineStretch>

    private var tree: Tree
    private let reader: OutlineReader
    /// What counts as a word.
    let rule: CountingRule

    /// Begins; nothing has been read yet.
    public init(of text: Rope, rule: CountingRule = .prose) {
        self.init(of: text, rule: rule, reader: OutlineReader())
    }

    init(of text: Rope, rule: CountingRule = .prose, reader: OutlineReader) {
        self.reader = reader
        self.rule = rule
        tree = StretchTree(bytes: text.count, beginning: OutlineReader.State(topOf: text))
    }

    /// Whether all of the text has been read.
    public var isComplete: Bool { tree.isKnown }

    /// How many places were found so far.
    var count: Int { tree.root.sum.found }

    /// Reads on, in the text that all edits have led to.
    ///
    /// - Complexity: O(`count` + log n).
    public mutating func read(_ text: Rope, atMost count: Int) {
        var left = count
        while left > 0, let (start, stretch) = tree.root.firstUnknown() {
            let place = TextOffset(start)
            let reading = reader.read(text, from: place, to: place + stretch.bytes, stretch.entry)
            let found = OutlineStretch(reading, of: text, by: rule)
            tree.put(
                [Tree.Leaf(bytes: reading.range.count, entry: stretch.entry, found: found)], at: start,
                leaving: reading.state)
            left -= reading.range.count
        }
    }

    /// Takes a change into account that has led to `text`. What is around it has to be read again.
    ///
    /// - Complexity: O(log n + stretches removed).
    public mutating func follow(_ edit: Edit, in text: Rope) {
        // The paragraph above is read with an eye on the one that is changed.
        let paragraph = text.paragraphStart(containing: edit.offset)
        let above = paragraph > .zero ? text.paragraphStart(containing: paragraph - 1) : paragraph
        tree.follow(Splice(edit), from: above.bytes, joiningUpTo: reader.window)
        if edit.offset.bytes <= FrontMatter.limit { tree.begin(from: OutlineReader.State(topOf: text)) }
    }

    /// The places found so far, in the order of the text, and the words behind each start of a section up to the next.
    ///
    /// - Complexity: O(places + stretches).
    public func contents() -> OutlineContents {
        var contents = OutlineContents(isComplete: isComplete)
        tree.root.forEach { start, stretch in
            guard let found = stretch.found else { return }
            contents.add(found.places.map { $0.moved(by: start) }, words: found.words)
        }
        contents.end(at: TextOffset(tree.root.sum.bytes))
        return contents
    }
}

/// What is found in a stretch of text.
struct OutlineStretch: StretchContent {
    /// Counted from the start of the stretch.
    let places: [OutlinePlace]
    /// Words before the first section that begins here, and behind the start of each.
    let words: [Int]

    var sum: Int { places.count }

    init(_ reading: OutlineReader.Reading, of text: Rope, by rule: CountingRule) {
        places = reading.places.map { $0.moved(by: -reading.range.lowerBound.bytes) }
        let starts = reading.places.filter(\.beginsSection).map(\.lines.lowerBound)
        words = zip([reading.range.lowerBound] + starts, starts + [reading.range.upperBound]).map {
            TextFigures(of: text.bytes(in: $0..<$1), by: rule, breakByte: text.breakByte).words
        }
    }
}

extension Int: StretchSum {}
