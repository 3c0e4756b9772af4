extension Document {
    /// The ending that a new line at `offset` takes: that of the paragraph it splits, else of the one before.
    ///
    /// A text without any line end gets what its folder wants, else LF, or CR where the file is a CR file.
    public func lineEnding(at offset: TextOffset) -> LineEnding {
        if text.breakByte == 0x0D { return .cr }
        let next = text.nextParagraphStart(after: offset)
        if let ending = ending(before: next) { return ending }
        return ending(before: text.paragraphStart(containing: offset)) ?? wantedLineEnding ?? .lf
    }

    /// `bytes` as text to be put in at `offset`: every line end is that of the neighbourhood, and NUL is left out.
    ///
    /// - Parameters:
    ///   - keepsNULs: whether NUL stays, as it does in what was copied from a text of our own.
    /// - Returns: the text, and how many NUL bytes were dropped.
    public func pasteText(
        _ bytes: [UInt8], at offset: TextOffset, keepsNULs: Bool = false
    ) -> (text: Rope, droppedNULs: Int) {
        let ending = lineEnding(at: offset).bytes
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var dropped = 0
        var previous: UInt8 = 0
        for byte in bytes {
            switch byte {
            case 0 where !keepsNULs: dropped += 1
            case 0x0D: result += ending
            case 0x0A: if previous != 0x0D { result += ending }
            default: result.append(byte)
            }
            previous = byte
        }
        return (Rope(result), dropped)
    }

    /// The line end just before `offset`, if there is one.
    private func ending(before offset: TextOffset) -> LineEnding? {
        guard offset > .zero, text[offset - 1] == 0x0A else { return nil }
        return offset.bytes >= 2 && text[offset - 2] == 0x0D ? .crlf : .lf
    }
}
