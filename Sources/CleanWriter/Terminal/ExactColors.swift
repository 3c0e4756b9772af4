import EditorCore

/// Puts true colours into what ncurses writes, in place of the numbers that stand for them.
///
/// ncurses writes a colour as `ESC [ 38 ; 5 ; n m`, or with colons, as its description of the terminal says (ITU T.416 and
/// xterm's ctlseqs). What looks otherwise goes through as it is, and shows the nearest of 256 colours.
struct ExactColors {
    private let colors: [Int32: RGBColor]

    /// With no colours everything goes through as it is.
    init(_ colors: [Int32: RGBColor]) { self.colors = colors }

    /// The bytes with true colours.
    ///
    /// - Complexity: O(n).
    func applied(to bytes: [UInt8]) -> [UInt8] {
        guard !colors.isEmpty, bytes.contains(0x1B) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 32)
        var place = 0
        while place < bytes.count {
            if bytes[place] == 0x1B, let found = color(at: place, in: bytes) {
                let (color, ground) = (found.color, found.isGround ? "48" : "38")
                result += "\u{1B}[\(ground);2;\(color.red);\(color.green);\(color.blue)m".utf8
                place = found.end
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    private func color(at start: Int, in bytes: [UInt8]) -> (color: RGBColor, isGround: Bool, end: Int)? {
        // Up to three digits stand behind the seven bytes of the beginning.
        let part = bytes[start..<min(bytes.count, start + 11)]
        guard part.count > 8, bytes[start + 1] == UInt8(ascii: "["), "34".utf8.contains(bytes[start + 2]),
            bytes[start + 3] == UInt8(ascii: "8"), ";:".utf8.contains(bytes[start + 4]),
            bytes[start + 5] == UInt8(ascii: "5"), bytes[start + 6] == bytes[start + 4],
            let end = part.firstIndex(of: UInt8(ascii: "m")),
            let number = Int32(String(decoding: bytes[start + 7..<end], as: UTF8.self)),
            let color = colors[number]
        else { return nil }
        return (color, bytes[start + 2] == UInt8(ascii: "4"), end + 1)
    }
}
