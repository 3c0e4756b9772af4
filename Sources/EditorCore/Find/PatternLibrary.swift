/// Regular expressions, as far as the core knows of them; the edge brings a library, if the machine has one.
public protocol PatternLibrary {
    /// Makes a pattern ready.
    ///
    /// - Parameters:
    ///   - ignoringCase: whether capitals and small letters are one.
    ///   - acrossParagraphs: whether the texts to come hold several paragraphs, so that `^` and `$` stand at the edges
    ///     of each.
    /// - Throws: why it cannot be.
    func compile(
        _ pattern: String, ignoringCase: Bool, acrossParagraphs: Bool
    ) throws(PatternProblem) -> any CompiledPattern
}

/// A pattern that is ready.
public protocol CompiledPattern: AnyObject {
    /// The highest number of a group.
    var groupCount: Int { get }
    /// The number of the group called `name`; nil when none is.
    func group(named name: String) -> Int?
    /// Looks for the first match that begins at or after `start`.
    ///
    /// - Parameters:
    ///   - subject: well-formed UTF-8.
    ///   - start: where the first attempt is made, between two scalars.
    ///   - edges: what the ends of `subject` are.
    ///   - steps: how far the search may go: each attempt of a part of the pattern is a step.
    func match(
        in subject: UnsafeRawBufferPointer, from start: Int, _ edges: PatternEdges, steps: Int
    ) -> PatternMatch
}

/// How a pattern may match at the ends of what it is looked for in.
public struct PatternEdges: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt8
    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text begins before: `^` does not match at its start.
    public static let goesOnBefore = PatternEdges(rawValue: 1)
    /// The text goes on: `$` does not match at its end.
    public static let goesOnBehind = PatternEdges(rawValue: 2)
    /// No empty match at the first place.
    public static let notEmptyAtStart = PatternEdges(rawValue: 4)
}

/// What looking for a pattern has led to.
public struct PatternMatch {
    /// How it ended.
    public enum Outcome {
        /// What each group holds, the whole match first.
        case found([Range<Int>?])
        case none
        /// The steps are used up; all attempts that begin before this place are done.
        case paused(at: Int)
        /// It takes more memory or depth than anything should.
        case tooHard
    }

    /// How it ended.
    public var outcome: Outcome
    /// Steps that were taken.
    public var steps: Int

    /// Says how it ended.
    public init(_ outcome: Outcome, steps: Int) {
        self.outcome = outcome
        self.steps = steps
    }
}

/// Why a pattern cannot be looked for.
public enum PatternProblem: Error, Hashable, Sendable {
    /// There is no library; the package that brings it.
    case missing(package: String)
    /// It is no pattern: what is wrong, and behind how many letters.
    case malformed(String, letters: Int)
    /// It takes too long to find out whether it matches.
    case tooHard
    /// The words to be put in speak of a group that the pattern does not have.
    case noGroup(String)
}

/// The library of a machine that has none.
public struct NoPatterns: PatternLibrary {
    /// Knows nothing.
    public init() {}

    /// Always throws.
    public func compile(
        _ pattern: String, ignoringCase: Bool, acrossParagraphs: Bool
    ) throws(PatternProblem) -> any CompiledPattern {
        throw .missing(package: "libpcre2-8-0")
    }
}
