/// Many small changes all over a text, gathered into one that can be taken back at once.
struct GatheredChange {
    /// The bytes of the text before.
    let source: [UInt8]
    /// How many changes there are.
    private(set) var count = 0
    private let text: Rope
    private let followed: [TextOffset]
    private var places: [TextOffset]
    private var first = 0
    private var reached = 0
    private var output: [UInt8] = []

    /// Has no change yet.
    ///
    /// - Parameter places: places of the text that are to be found again, between two letters.
    init(of text: Rope, following places: [TextOffset]) {
        source = text.bytes(in: text.range)
        self.text = text
        followed = places
        self.places = places
    }

    /// Adds a change behind those that are there.
    mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        if count == 0 {
            first = range.lowerBound
        } else {
            output += source[reached..<range.lowerBound]
        }
        output += bytes
        reached = range.upperBound
        count += 1
        for index in followed.indices where followed[index].bytes >= range.upperBound {
            places[index] += bytes.count - range.count
        }
    }

    /// What is replaced, and where the places lie then; nil when nothing changes.
    ///
    /// - Parameter breakByte: what ends the paragraphs of the new bytes.
    func change(breakByte: UInt8) -> (range: Range<TextOffset>, bytes: Rope, places: [TextOffset])? {
        guard count > 0 else { return nil }
        return (TextOffset(first)..<TextOffset(reached), Rope(output, breakByte: breakByte), places)
    }
}
