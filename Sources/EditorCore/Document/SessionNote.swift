/// A text that was open when the program was left, in the order of the texts.
public struct SessionNote: FileNote {
    /// Whether it was in front.
    public var isFront: Bool

    /// Makes a note.
    public init(isFront: Bool) { self.isFront = isFront }

    /// Reads `front` or `open`.
    public init?(words: [ArraySlice<UInt8>]) {
        guard words.count == 1, let word = words.first else { return nil }
        isFront = word.elementsEqual("front".utf8)
        guard isFront || word.elementsEqual("open".utf8) else { return nil }
    }

    /// `front` or `open`.
    public var words: String { isFront ? "front" : "open" }
}
