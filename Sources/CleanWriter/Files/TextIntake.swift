import EditorCore
import Glibc

/// Turns the bytes of a file, as they come, into pieces of text in memory form.
///
/// No piece ends inside a UTF-8 sequence or between CR and LF. The byte that ends a paragraph follows from
/// what has been seen: CR when there were CRs and no LF yet. A piece whose `breakByte` differs from the one
/// before therefore says that the whole text, from its start, is to be read with the new one.
struct TextIntake: Sendable {
    private var decoder: UTF16Decoder?
    /// Bytes of the byte order mark still to come; they are no text.
    private var markLeft: Int
    private var held: [UInt8] = []
    private var hasCR = false
    private var hasLF = false

    /// Makes an intake for a file that is stored in `encoding`, from its first byte.
    init(_ encoding: TextEncoding) {
        markLeft = encoding.mark.count
        switch encoding {
        case .bytes: decoder = nil
        case .utf16LittleEndian: decoder = UTF16Decoder(isBigEndian: false)
        case .utf16BigEndian: decoder = UTF16Decoder(isBigEndian: true)
        }
    }

    /// Takes the next bytes of the file and gives the text that is whole with them; all of it when they are
    /// the last.
    /// - Complexity: O(bytes)
    mutating func take(_ bytes: [UInt8], isLast: Bool) -> Rope {
        var text = held.isEmpty && decoder == nil ? bytes : held
        if decoder != nil {
            decoder?.decode(bytes.dropFirst(markLeft), into: &text)
            markLeft -= min(markLeft, bytes.count)
        } else if !held.isEmpty {
            text += bytes
        }
        held = []
        if isLast {
            decoder?.finish(into: &text)
        } else {
            held = Array(text[wholePart(of: text)...])
            text.removeLast(held.count)
        }
        return piece(text)
    }

    private mutating func piece(_ text: [UInt8]) -> Rope {
        if !hasLF {
            hasCR = hasCR || text.holds(0x0D)
            hasLF = text.holds(0x0A)
        }
        return Rope(text, breakByte: hasCR && !hasLF ? 0x0D : 0x0A)
    }

    /// Length of `text` without a CR at its end, to which an LF may belong, or a UTF-8 sequence that is cut
    /// off there.
    private func wholePart(of text: [UInt8]) -> Int {
        if text.last == 0x0D { return text.count - 1 }
        for (back, byte) in text.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back + 1 ? text.count - back - 1 : text.count
        }
        return text.count
    }
}

extension [UInt8] {
    /// Whether `byte` occurs. - Complexity: O(n), at memory speed
    fileprivate func holds(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return memchr(start, Int32(byte), bytes.count) != nil
        }
    }
}

extension Rope {
    /// Puts the next piece from a `TextIntake` at the end.
    mutating func take(_ piece: Rope) {
        if breakByte != piece.breakByte { self = withBreakByte(piece.breakByte) }
        append(piece)
    }
}
