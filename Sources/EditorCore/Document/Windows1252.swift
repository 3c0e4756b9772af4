/// The letters of Windows-1252, which is what texts called Latin-1 are written in (WHATWG Encoding, index windows-1252).
enum Windows1252 {
    /// The letters of 80 to 9F. Five are not given out, and stand for the control characters of ISO 8859-1.
    private static let letters: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]

    /// The letter of a byte as UTF-8.
    static func bytes(of byte: UInt8) -> [UInt8] {
        let scalar = (0x80..<0xA0).contains(byte) ? letters[Int(byte) - 0x80] : Unicode.Scalar(byte)
        return Array(String(Character(scalar)).utf8)
    }
}

extension Document {
    /// Whether some bytes of a text that is stored as it is are no UTF-8.
    var holdsOtherBytes: Bool { encoding == .bytes && !text.summary.isValidUTF8 }

    /// Whether saving would put letters of UTF-8 into a file that has none, beside bytes that are no UTF-8.
    ///
    /// - Complexity: O(1) for UTF-8, O(n) else.
    var wouldMixEncodings: Bool {
        holdsOtherBytes && !onDisk.summary.isValidUTF8 && text.holdsUTF8Letters && !onDisk.holdsUTF8Letters
    }
}

extension Rope {
    /// Whether a letter of UTF-8 beyond ASCII stands in it.
    ///
    /// - Complexity: O(n)
    fileprivate var holdsUTF8Letters: Bool {
        let (window, longest) = (64 << 10, 4)
        return stride(from: 0, to: count, by: window).contains { start in
            let bytes = bytes(in: TextOffset(start)..<min(end, TextOffset(start + window + longest)))
            var place = 0
            while place < bytes.count {
                let scalar = UTF8Scalar(bytes, at: place)
                if scalar.value != nil, scalar.length > 1 { return true }
                place += scalar.length
            }
            return false
        }
    }
}

extension GatheredChange {
    /// Gathers what makes letters of the bytes that are no UTF-8. What is UTF-8 already stays: a text whose parts come from
    /// several places is put right by this, and one that is all Windows-1252 has next to nothing that could be both.
    mutating func readAsWindows1252() {
        var place = 0
        while place < source.count {
            let scalar = UTF8Scalar(source, at: place)
            if scalar.value == nil { replace(place..<place + 1, by: Windows1252.bytes(of: source[place])) }
            place += scalar.length
        }
    }
}
