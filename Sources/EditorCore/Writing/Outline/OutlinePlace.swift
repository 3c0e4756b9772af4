/// A place that an outline shows.
public struct OutlinePlace: Hashable, Sendable {
    /// What stands there.
    public enum Kind: Hashable, Sendable {
        /// A heading, a chapter line or a number: its own letters are its title.
        case heading
        /// A line that parts two scenes; its title is how the scene behind it begins.
        case sceneBreak
        /// Something that the writer has left open: `TK`, or words in double brackets.
        case openMark
    }

    /// What stands there.
    public var kind: Kind
    /// How deep it stands: 1 for a part, a larger number for what belongs to it.
    public var level: Int
    /// The letters that are shown as its title.
    public var title: Range<TextOffset>
    /// The lines that make it, from the start of the first to the end of the last, line end left out.
    public var lines: Range<TextOffset>

    /// Describes a place.
    public init(_ kind: Kind, level: Int, title: Range<TextOffset>, lines: Range<TextOffset>) {
        self.kind = kind
        self.level = level
        self.title = title
        self.lines = lines
    }

    /// The level of chapters that are told by their words, of scenes and of open marks.
    static let partLevel = 1
    static let chapterLevel = 2
    static let sceneLevel = 7
    static let markLevel = 8

    /// Whether a section begins here, which ends at the next one of the same level or a higher one.
    public var beginsSection: Bool { kind != .openMark }

    /// The same place, `count` bytes further on.
    func moved(by count: Int) -> OutlinePlace {
        var place = self
        place.title = title.lowerBound + count..<title.upperBound + count
        place.lines = lines.lowerBound + count..<lines.upperBound + count
        return place
    }
}
