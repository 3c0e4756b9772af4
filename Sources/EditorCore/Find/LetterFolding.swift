/// What each letter is compared by when words are looked for.
///
/// Letters are taken apart into base and marks, so that é is found however it was written; without their case, where
/// that does not count, by Unicode's full case folding, so that straße is found in STRASSE. Straight and typographic
/// quotes are one, and so are the blanks that only differ in width or in where a line may end.
struct LetterFolding: Sendable {
    /// Folding that keeps case.
    static let exact = LetterFolding(ignoringCase: false)
    /// Folding without case.
    static let caseless = LetterFolding(ignoringCase: true)

    /// Whether capitals and small letters are one.
    let ignoresCase: Bool
    /// For each 128 scalars the block of `places` that tells of them.
    private var blocks = [UInt8](repeating: 0, count: 0x110000 / 128)
    /// For each scalar of a block, 0 or the place in `sequences` of what it is compared by.
    private var places = [UInt16](repeating: 0, count: 128)
    /// Sequences one behind the other, each with its length before it.
    private var sequences: [UInt32] = [0]

    /// How the scalars of an entry stand to what they are compared by, one below the other.
    private static let likenesses: [(to: Unicode.Scalar, String)] = [
        ("'", "‘’‚‛‹›ʼ"), ("\"", "“”„‟«»"), (" ", "\u{A0}\u{2009}\u{202F}"),
    ]

    private init(ignoringCase: Bool) {
        ignoresCase = ignoringCase
        read(FoldingTable.decomposed)
        if ignoringCase { read(FoldingTable.folded) }
        for (standard, others) in Self.likenesses {
            for scalar in others.unicodeScalars { put([standard.value], for: scalar.value) }
        }
        // A soft hyphen is a hint to the printer; whoever looks for the word does not know of it.
        put([], for: 0xAD)
    }

    /// What `scalar` is compared by; nil when that is itself and it is no mark with an order.
    func sequence(of scalar: Unicode.Scalar) -> ArraySlice<UInt32>? {
        let place = Int(places[Int(blocks[Int(scalar.value >> 7)]) << 7 | Int(scalar.value & 127)])
        guard place > 0 else { return nil }
        return sequences[place + 1..<place + 1 + Int(sequences[place])]
    }

    /// The parts of a Hangul syllable, which are reckoned (Unicode, section 3.12); nil for what is none.
    static func parts(ofHangul scalar: Unicode.Scalar) -> [UInt32]? {
        guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        let index = scalar.value - 0xAC00
        let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
        return index % 28 == 0 ? parts : parts + [0x11A7 + index % 28]
    }

    // MARK: Reading the table

    /// Reads entries such as `E9=65+301 `.
    private mutating func read(_ entries: StaticString) {
        let bytes = UnsafeBufferPointer(start: entries.utf8Start, count: entries.utf8CodeUnitCount)
        var numbers: [UInt32] = [0]
        for byte in bytes {
            switch byte {
            case UInt8(ascii: " "):
                put(Array(numbers.dropFirst()), for: numbers[0])
                numbers = [0]
            case UInt8(ascii: "="), UInt8(ascii: "+"): numbers.append(0)
            default:
                let digit = byte <= UInt8(ascii: "9") ? byte - 48 : byte - 55
                numbers[numbers.count - 1] = numbers[numbers.count - 1] << 4 | UInt32(digit)
            }
        }
    }

    private mutating func put(_ sequence: [UInt32], for scalar: UInt32) {
        let block = Int(scalar >> 7)
        if blocks[block] == 0 {
            blocks[block] = UInt8(places.count / 128)
            places += [UInt16](repeating: 0, count: 128)
        }
        places[Int(blocks[block]) << 7 | Int(scalar & 127)] = UInt16(sequences.count)
        sequences.append(UInt32(sequence.count))
        sequences += sequence
    }
}
