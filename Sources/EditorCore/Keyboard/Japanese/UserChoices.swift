/// Which words a writer has chosen for which readings, so that they come first the next time.
///
/// Kept in a file of one choice a line, the newest first: reading, tab, word.
public struct UserChoices: Hashable, KeptState {
    /// Choices that are kept; the oldest are forgotten.
    public static let limit = 2_000
    /// The longest reading or word that is kept, in bytes.
    public static let longest = 200

    /// The words of a reading with the number of the choice, newest first.
    private var choices: [String: [Choice]] = [:]
    private var last = 0
    /// How many choices are kept.
    public private(set) var count = 0

    private struct Choice: Hashable, Sendable {
        var word: String
        var number: Int
    }

    /// Nothing chosen yet.
    public init() {}

    /// Reads a file as `encoded` makes it. Lines beyond the limit are the oldest, and are left.
    public init(_ bytes: [UInt8]) {
        var pairs: [(reading: String, word: String)] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .compactMap { String(validating: $0, as: UTF8.self) }
            // What is not understood is gone with the next writing.
            if parts.count == 2, Self.canKeep(parts[0]), Self.canKeep(parts[1]) {
                pairs.append((parts[0], parts[1]))
            }
        }
        for (reading, word) in pairs.prefix(Self.limit).reversed() { remember(word, for: reading) }
    }

    /// The file's new content.
    public var encoded: [UInt8] {
        inOrder.flatMap { Array("\($0.reading)\t\($0.choice.word)\n".utf8) }
    }

    /// Puts what stands there behind the choices of this run.
    public func encoded(over present: [UInt8]) -> [UInt8] { put(before: UserChoices(present)).encoded }

    /// Both, these before the others.
    func put(before others: UserChoices) -> UserChoices {
        var all = others
        for (reading, choice) in inOrder.reversed() { all.remember(choice.word, for: reading) }
        return all
    }

    /// All choices with their readings, the newest first.
    private var inOrder: [(reading: String, choice: Choice)] {
        choices.flatMap { reading, words in words.map { (reading: reading, choice: $0) } }
            .sorted { $0.choice.number > $1.choice.number }
    }

    /// The words chosen for a reading, the newest first.
    public func words(for reading: String) -> [String] { choices[reading]?.map(\.word) ?? [] }

    /// Puts a choice before all others. What is empty, very long or has control characters is not kept.
    /// - Complexity: O(readings) once the limit is reached.
    public mutating func remember(_ word: String, for reading: String) {
        guard Self.canKeep(reading), Self.canKeep(word) else { return }
        forget(word, for: reading)
        last += 1
        choices[reading, default: []].insert(Choice(word: word, number: last), at: 0)
        count += 1
        if count > Self.limit { forgetOldest() }
    }

    private mutating func forget(_ word: String, for reading: String) {
        let isSame = { (choice: Choice) in choice.word.utf8.elementsEqual(word.utf8) }
        guard let place = choices[reading]?.firstIndex(where: isSame) else { return }
        choices[reading]?.remove(at: place)
        if choices[reading]?.isEmpty == true { choices[reading] = nil }
        count -= 1
    }

    private mutating func forgetOldest() {
        let oldest = choices.compactMap { reading, words in words.last.map { (reading, $0) } }
            .min { $0.1.number < $1.1.number }
        if let (reading, choice) = oldest { forget(choice.word, for: reading) }
    }

    private static func canKeep(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longest && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
