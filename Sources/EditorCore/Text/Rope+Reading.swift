extension Rope {
    /// The byte at `offset`, which must lie before the end.
    ///
    /// - Complexity: O(log n)
    public subscript(offset: TextOffset) -> UInt8 {
        precondition(offset >= .zero && offset < end, "a byte is read outside of the text")
        return root.withLeaf(holding: offset.bytes) { leaf, start in
            leaf.withBytes { $0[offset.bytes - start] }
        }
    }

    /// The bytes of `range`, copied.
    ///
    /// - Complexity: O(log n + the length of the range)
    public func bytes(in range: Range<TextOffset>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        forEachChunk(in: range) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Whether `bytes` stand at `offset`; what would lie behind the end of the text stands nowhere.
    ///
    /// - Complexity: O(log n + the number of bytes)
    func holds(_ bytes: ArraySlice<UInt8>, at offset: TextOffset) -> Bool {
        guard offset + bytes.count <= end else { return false }
        return bytes.withUnsafeBytes { bytes in
            var place = 0
            var isSame = true
            forEachChunk(in: offset..<offset + bytes.count) { chunk in
                isSame = isSame && ByteScan.areEqual(chunk, bytes.part(place..<place + chunk.count))
                place += chunk.count
            }
            return isSame
        }
    }

    /// Calls `body` with the stored pieces of `range` in order; none is empty. A piece may begin or end within a letter.
    ///
    /// - Complexity: O(log n + the number of pieces)
    /// - Throws: what `body` throws.
    public func forEachChunk<E: Error>(
        in range: Range<TextOffset>, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        precondition(
            range.lowerBound >= .zero && range.upperBound <= end, "bytes are read outside of the text")
        try root.forEachChunk(in: range.lowerBound.bytes..<range.upperBound.bytes, body)
    }
}

extension Rope: Equatable {
    /// Whether both hold the same bytes, however they are stored and whatever ends their paragraphs.
    ///
    /// - Complexity: O(n), but stretches that both share are not read.
    public static func == (a: Rope, b: Rope) -> Bool {
        guard a.count == b.count else { return false }
        struct Difference: Error {}
        var start = 0
        do throws(Difference) {
            try a.root.forEachChunk(in: 0..<a.count) { (chunk) throws(Difference) in
                var place = 0
                try b.root.forEachChunk(in: start..<start + chunk.count) { (other) throws(Difference) in
                    let part = chunk.part(place..<place + other.count)
                    guard ByteScan.areEqual(part, other) else { throw Difference() }
                    place += other.count
                }
                start += chunk.count
            }
            return true
        } catch {
            return false
        }
    }
}
