/// A complete `ESC [ …` or `ESC O …` sequence taken apart by the grammar of ECMA-48, 5.4.
struct ControlSequence: Hashable, Sendable {
    /// What stands after the escape.
    enum Introducer: Hashable, Sendable {
        /// `ESC [`
        case csi
        /// `ESC O`, single shift three.
        case ss3
    }

    var introducer: Introducer
    /// `<`, `=`, `>` or `?` in front of the parameters: a private form.
    var marker: UInt8?
    /// Numbers between semicolons; each with its parts between colons. A part left out is nil.
    var parameters: [[Int?]]
    /// Bytes 20...2F before the last one.
    var intermediates: [UInt8]
    /// The byte that ends the sequence and says what it is.
    var final: UInt8

    /// Larger numbers are cut to this; no real one comes near it, and sums of two cannot overflow.
    private static let largestNumber = 9_999_999

    /// Takes apart `body`, the bytes after the introducer, the last one included. Nil when they do not follow the grammar.
    init?(_ introducer: Introducer, body: [UInt8]) {
        guard let final = body.last, (0x40...0x7E).contains(final) else { return nil }
        self.introducer = introducer
        self.final = final
        var rest = body.dropLast()
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            marker = first
            rest = rest.dropFirst()
        }
        let numbers = rest.prefix { (0x30...0x3B).contains($0) }
        intermediates = Array(rest.dropFirst(numbers.count))
        guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
        parameters =
            numbers.isEmpty
            ? []
            : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
                field in
                field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
            }
    }

    /// The first part of parameter `index`, or nil when it was left out.
    func number(_ index: Int) -> Int? { part(0, of: index) }

    /// Part `part` of parameter `index`, or nil when it was left out.
    func part(_ part: Int, of index: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
        return parameters[index][part]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), largestNumber) }
    }
}
