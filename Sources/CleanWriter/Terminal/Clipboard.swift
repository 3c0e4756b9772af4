/// The sequence that hands text to the clipboard of the machine on which the terminal's window is (xterm ctlseqs,
/// OSC 52). Nil for more than terminals take.
///
/// - Complexity: O(n), n being the bytes.
func clipboardSequence(for text: [UInt8]) -> [UInt8]? {
    // Several terminals cut at about 100,000 bytes, and half a text in the clipboard is worse than none.
    guard !text.isEmpty, text.count <= 74_000 else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(text) + [0x07]
}

/// RFC 4648, section 4, with padding.
///
/// - Complexity: O(n), n being the bytes.
func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for digit in 0..<4 {
            text.append(digit <= group.count ? alphabet[value >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
        }
    }
    return text
}
