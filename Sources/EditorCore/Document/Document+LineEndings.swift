extension Document {
    /// The ending that a new line at `offset` takes: that of the paragraph it splits, else of the one before.
    ///
    /// A text without any line end gets LF, or CR where the file is a CR file.
    public func lineEnding(at offset: TextOffset) -> LineEnding {
        if text.breakByte == 0x0D { return .cr }
        let next = text.nextParagraphStart(after: offset)
        if let ending = ending(before: next) { return ending }
        return ending(before: text.paragraphStart(containing: offset)) ?? .lf
    }

    /// `bytes` as text to be put in at `offset`: every line end is that of the neighbourhood, and NUL is left out.
    ///
    /// - Returns: the text, and how many NUL bytes were dropped.
    public func pasteText(_ bytes: [UInt8], at offset: TextOffset) -> (text: Rope, droppedNULs: Int) {
        let ending = lineEnding(at: offset).bytes
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var dropped = 0
        var previous: UInt8 = 0
        for byte in bytes {
            switch byte {
            case 0: dropped += 1
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

extension Rope {
    /// Where the paragraph that begins at `start` ends, without the bytes that end it.
    ///
    /// - Complexity: O(log n).
    public func paragraphContentEnd(from start: TextOffset) -> TextOffset {
        let next = nextParagraphStart(after: start)
        guard next > start, self[next - 1] == breakByte else { return next }
        let end = next - 1
        return breakByte == 0x0A && end > start && self[end - 1] == 0x0D ? end - 1 : end
    }
}
