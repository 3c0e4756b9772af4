/// Latin letters on their way to kana. Holds the letters that spell nothing yet; what they spell is given out at once
/// and never taken back.
///
/// `nn` is ん and no more, as in the input methods that Japanese writers know: こんな is typed `konnna` or `kon'na`. A
/// doubled consonant is a small っ, an m before b, m or p an ん. Letters that spell nothing stay, in lower case.
public struct RomajiSpelling: Hashable, Sendable {
    /// Letters that wait for more, in lower case.
    public private(set) var pending = ""

    /// A spelling with nothing typed.
    public init() {}

    /// Takes a letter and gives the kana that it completes; empty while more letters are needed. What spells nothing is
    /// given back, in lower case.
    public mutating func type(_ letter: Character) -> String {
        var kana = ""
        pending += letter.isASCII ? letter.lowercased() : String(letter)
        while !pending.isEmpty {
            if let whole = RomajiTable.kana[pending] {
                pending = ""
                return kana + whole
            }
            if RomajiTable.beginnings.contains(pending) { break }
            kana += releaseFirst()
        }
        return kana
    }

    /// Ends the spelling, and gives what waited: ん for an n, else the letters themselves.
    public mutating func finish() -> String {
        defer { pending = "" }
        return pending == "n" ? "ん" : pending
    }

    /// Takes back the last letter that waits; false when none does.
    public mutating func deleteBackward() -> Bool { pending.popLast() != nil }

    /// Takes the first letter away from those behind it, with which it spells nothing.
    private mutating func releaseFirst() -> String {
        let first = pending.removeFirst()
        switch (first, pending.first) {
        case ("n", .some), ("m", "b"), ("m", "m"), ("m", "p"): return "ん"
        case ("t", "c"): return "っ"
        case (_, first) where first.isLetter: return "っ"
        default: return String(first)
        }
    }
}
