/// A place in a text, counted in bytes from its start.
public struct TextOffset: Hashable, Comparable, Strideable, Sendable {
    /// Bytes before this place.
    public var bytes: Int

    /// The place after `bytes` bytes.
    public init(_ bytes: Int) { self.bytes = bytes }

    /// The start of a text.
    public static let zero = TextOffset(0)

    /// Whether `a` stands before `b`.
    public static func < (a: TextOffset, b: TextOffset) -> Bool { a.bytes < b.bytes }
    /// Bytes from here to `other`.
    public func distance(to other: TextOffset) -> Int { other.bytes - bytes }
    /// The place `n` bytes further on.
    public func advanced(by n: Int) -> TextOffset { TextOffset(bytes + n) }
    /// The place `n` bytes after `a`.
    public static func + (a: TextOffset, n: Int) -> TextOffset { TextOffset(a.bytes + n) }
    /// The place `n` bytes before `a`.
    public static func - (a: TextOffset, n: Int) -> TextOffset { TextOffset(a.bytes - n) }
    /// Bytes from `b` to `a`.
    public static func - (a: TextOffset, b: TextOffset) -> Int { a.bytes - b.bytes }
    /// Moves the place on by `n` bytes.
    public static func += (a: inout TextOffset, n: Int) { a.bytes += n }
    /// Moves the place back by `n` bytes.
    public static func -= (a: inout TextOffset, n: Int) { a.bytes -= n }
}
