/// What was looked for and put in, as it is kept from one run to the next.
///
/// The form is a line for each, `find` or `put in` and the words as typed; the newest of each kind come first.
public struct SearchMemory: Hashable, KeptState {
    /// Lines of each kind that are kept; the oldest are forgotten.
    static let limit = 50
    /// The longest line that is kept, in bytes: what is longer was pasted for once.
    static let longest = 1_000

    /// What was looked for, and what was put in, the newest first.
    public let sought, putIn: [String]

    private static let find = "find ", put = "put in "

    /// Takes of both the lines that can be kept.
    public init(sought: [String] = [], putIn: [String] = []) {
        self.sought = Array(sought.filter(Self.canKeep).prefix(Self.limit))
        self.putIn = Array(putIn.filter(Self.canKeep).prefix(Self.limit))
    }

    /// Reads what `encoded` gave. Lines that cannot be understood are left out.
    public init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0A).compactMap { String(validating: $0, as: UTF8.self) }
        func words(behind mark: String) -> [String] {
            lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }
        self.init(sought: words(behind: Self.find), putIn: words(behind: Self.put))
    }

    /// The file's content.
    public var encoded: [UInt8] {
        let lines = sought.map { Self.find + $0 } + putIn.map { Self.put + $0 }
        return lines.flatMap { Array($0.utf8) + [0x0A] }
    }

    /// Puts what stands there behind what this run has looked for.
    public func encoded(over present: [UInt8]) -> [UInt8] {
        let former = SearchMemory(present)
        return SearchMemory(
            sought: sought + former.sought.filter { !sought.contains($0) },
            putIn: putIn + former.putIn.filter { !putIn.contains($0) }
        ).encoded
    }

    /// A control character comes from no keyboard, and a file with one in it has been tampered with.
    private static func canKeep(_ line: String) -> Bool {
        !line.isEmpty && line.utf8.count <= longest
            && !line.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
    }
}
