/// Where the writer was in a text: caret, selection, and the row at the top of the page.
public struct PlaceNote: FileNote {
    /// Caret and selection.
    public var selection: Selection
    /// The start of the row at the top of the page.
    public var top: TextOffset
    /// Length of the file in bytes, and its last change in nanoseconds since 1970, when that was so.
    public var size: Int
    /// The last change of the file, in nanoseconds since 1970.
    public var modified: Int64

    /// Makes a note.
    public init(selection: Selection, top: TextOffset, stamp: FileStamp) {
        (self.selection, self.top) = (selection, top)
        (size, modified) = (stamp.size, stamp.modified)
    }

    /// Reads caret, anchor, top, length and time.
    public init?(words: [ArraySlice<UInt8>]) {
        let numbers = words.compactMap { Int64(String(decoding: $0, as: UTF8.self)) }
        guard words.count == 5, numbers.count == 5, numbers[..<4].allSatisfy({ $0 >= 0 }) else { return nil }
        selection = Selection(anchor: TextOffset(Int(numbers[1])), head: TextOffset(Int(numbers[0])))
        top = TextOffset(Int(numbers[2]))
        (size, modified) = (Int(numbers[3]), numbers[4])
    }

    /// The numbers, in decimal.
    public var words: String {
        "\(selection.head.bytes) \(selection.anchor.bytes) \(top.bytes) \(size) \(modified)"
    }

    /// Whether a file is as it was then, as far as can be told without reading it.
    func isOf(_ stamp: FileStamp?) -> Bool { stamp?.size == size && stamp?.modified == modified }

    /// The places moved to edges of letters in `text`, which may be shorter than it was.
    func clamped(to text: Rope) -> (selection: Selection, top: TextOffset) {
        let edge = { (place: TextOffset) in text.clusterEdge(atOrBefore: min(place, text.end)) }
        return (Selection(anchor: edge(selection.anchor), head: edge(selection.head)), edge(top))
    }
}
