/// Moving paragraphs past each other, and sorting them.
public enum ParagraphOrder {
    /// What is sorted.
    public enum Unit: Hashable, Sendable {
        /// Single paragraphs, which in verse and lists are lines.
        case lines
        /// Paragraphs in a row with blank ones around them.
        case blocks
    }

    /// Moves the paragraphs that are selected, or that of the caret, past the next one above or below. What is a whole
    /// block passes a whole block; the blank lines between stay where they are.
    ///
    /// - Returns: nil when nothing but blank lines is there, or nothing to pass.
    /// - Complexity: O(bytes of what changes places).
    public static func move(above: Bool, _ selection: Selection, in text: Rope) -> Reshaping? {
        let touched = text.paragraphs(touching: selection.range).filter { !text.isBlank($0) }
        guard let first = touched.first, let last = touched.last else { return nil }
        let unit = first.lowerBound..<last.upperBound
        guard var other = text.neighbour(of: unit, above: above) else { return nil }
        if text.isWholeBlocks(unit) { other = text.block(around: other) }
        let held = { (place: TextOffset) in max(unit.lowerBound, min(place, unit.upperBound)) }
        let inside = Selection(anchor: held(selection.anchor), head: held(selection.head))
        return Reordering(slots: above ? [other, unit] : [unit, other], order: [1, 0])
            .reshaping(of: text, inside)
    }

    /// Sorts what is selected, or the lines of the block around the caret. Blank lines stay where they are, and so do line
    /// ends.
    ///
    /// - Returns: nil when there are not two things to be sorted.
    /// - Complexity: O(n log n).
    public static func sort(_ unit: Unit, _ selection: Selection, in text: Rope) -> Reshaping? {
        var slots: [Range<TextOffset>]
        switch unit {
        case .lines:
            let range =
                selection.isEmpty
                ? text.blocks(touching: selection.range).first ?? selection.range : selection.range
            slots = text.paragraphs(touching: range).filter { !text.isBlank($0) }
        case .blocks:
            slots = text.blocks(touching: selection.isEmpty ? text.range : selection.range)
        }
        guard slots.count > 1 else { return nil }
        let keys = slots.map { SortKey(text.bytes(in: $0)) }
        let order = slots.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
        var sorted = Reordering(slots: slots, order: order).reshaping(of: text, selection)
        if !selection.isEmpty, let range = sorted?.range {
            sorted?.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
        }
        return sorted
    }
}

/// The order in which a reader looks things up who knows nothing of the language: first by letters without their marks,
/// capitals and small ones alike, then by the marks, then small letters before capitals. Numbers go by their digits, and
/// what is no Latin letter by its place in Unicode. It is the same on every machine, and no language's own: Å stands with
/// the A, also in Sweden.
struct SortKey: Comparable {
    private let letters: [UInt32]
    private let marks: [UInt32]
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let folded = String(decoding: bytes, as: UTF8.self).lowercased().unicodeScalars
        marks = folded.map(\.value)
        letters = folded.flatMap { scalar -> [UInt32] in
            if scalar.isASCII { return [scalar.value] }
            if scalar.properties.canonicalCombiningClass != .notReordered { return [] }
            return Self.base(of: scalar)
        }
    }

    static func < (a: SortKey, b: SortKey) -> Bool {
        if a.letters != b.letters { return a.letters.lexicographicallyPrecedes(b.letters) }
        if a.marks != b.marks { return a.marks.lexicographicallyPrecedes(b.marks) }
        // A small letter has the greater number.
        return b.bytes.lexicographicallyPrecedes(a.bytes)
    }

    /// The plain letters of a Latin one, by its name: LATIN SMALL LETTER E WITH ACUTE is an e.
    private static func base(of scalar: Unicode.Scalar) -> [UInt32] {
        switch scalar {
        case "ß": return [0x73, 0x73]
        case "æ": return [0x61, 0x65]
        case "œ": return [0x6F, 0x65]
        default: break
        }
        guard let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER ") else {
            return [scalar.value]
        }
        let rest = name.dropFirst("LATIN SMALL LETTER ".count)
        guard let letter = rest.unicodeScalars.first, rest.dropFirst().hasPrefix(" WITH ") else {
            return [scalar.value]
        }
        return [letter.value + 0x20]
    }
}
