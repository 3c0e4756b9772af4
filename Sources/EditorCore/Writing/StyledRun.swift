/// A stretch of text and the layer of style that lies lowest on it.
public struct StyledRun: Hashable, Sendable {
    /// Where it is.
    public var range: Range<TextOffset>
    /// What it is for.
    public var role: StyleRole
    /// How it is stressed.
    public var traits: CellTraits

    /// Makes a run.
    public init(_ range: Range<TextOffset>, _ role: StyleRole = .text, _ traits: CellTraits = []) {
        self.range = range
        self.role = role
        self.traits = traits
    }
}
