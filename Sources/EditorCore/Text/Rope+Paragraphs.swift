/// Paragraphs by number and by place. All of it is O(log n) and one look through a leaf: subtrees in which no paragraph
/// ends are passed over, so a line of gigabytes costs what a short one does. A place outside of the text counts as its
/// nearer end.
extension Rope {
    /// Number of the paragraph that holds `offset`, from 0. A place just behind a paragraph's end belongs to the next.
    ///
    /// - Complexity: O(log n + leaf)
    public func paragraphIndex(at offset: TextOffset) -> Int {
        root.breaks(before: bytes(before: offset), breakByte)
    }

    /// Start of paragraph `index`; the end of the text when there are not so many.
    ///
    /// - Complexity: O(log n + leaf)
    public func startOfParagraph(_ index: Int) -> TextOffset {
        if index <= 0 { return .zero }
        if index > summary.breaks { return end }
        return TextOffset(root.place(ofBreak: index - 1, breakByte) + 1)
    }

    /// Start of the paragraph that holds `offset`.
    ///
    /// - Complexity: O(log n + leaf)
    public func paragraphStart(containing offset: TextOffset) -> TextOffset {
        root.lastBreak(before: bytes(before: offset), breakByte).map { TextOffset($0 + 1) } ?? .zero
    }

    /// The place just behind the end of the paragraph that holds `offset`; the end of the text when it has none.
    ///
    /// - Complexity: O(log n + leaf)
    public func nextParagraphStart(after offset: TextOffset) -> TextOffset {
        root.firstBreak(from: bytes(before: offset), breakByte).map { TextOffset($0 + 1) } ?? end
    }

    private func bytes(before offset: TextOffset) -> Int { min(max(offset.bytes, 0), count) }
}

extension RopeNode {
    fileprivate func breaks(before offset: Int, _ breakByte: UInt8) -> Int {
        switch self {
        case .leaf(let leaf):
            return leaf.withBytes { ByteScan.count(of: breakByte, in: $0.part(0..<offset)) }
        case .branch(let branch):
            let (index, start) = branch.child(endingAtOrAfter: offset)
            var sum = branch.children[index].breaks(before: offset - start, breakByte)
            for earlier in 0..<index { sum += branch.children[earlier].summary.breaks }
            return sum
        }
    }

    /// Place of the break that has `earlier` others before it; there must be so many.
    fileprivate func place(ofBreak earlier: Int, _ breakByte: UInt8) -> Int {
        switch self {
        case .leaf(let leaf):
            return leaf.withBytes { ByteScan.index(of: breakByte, after: earlier, in: $0) ?? $0.count }
        case .branch(let branch):
            var left = earlier
            var start = 0
            var index = 0
            while left >= branch.children[index].summary.breaks {
                left -= branch.children[index].summary.breaks
                start += branch.children[index].count
                index += 1
            }
            return start + branch.children[index].place(ofBreak: left, breakByte)
        }
    }

    fileprivate func lastBreak(before limit: Int, _ breakByte: UInt8) -> Int? {
        if summary.breaks == 0 { return nil }
        switch self {
        case .leaf(let leaf):
            return leaf.withBytes { ByteScan.lastIndex(of: breakByte, in: $0.part(0..<limit)) }
        case .branch(let branch):
            var (index, start) = branch.child(endingAtOrAfter: limit)
            if let hit = branch.children[index].lastBreak(before: limit - start, breakByte) {
                return start + hit
            }
            while index > 0 {
                index -= 1
                let count = branch.children[index].count
                start -= count
                if let hit = branch.children[index].lastBreak(before: count, breakByte) { return start + hit }
            }
            return nil
        }
    }

    fileprivate func firstBreak(from place: Int, _ breakByte: UInt8) -> Int? {
        if summary.breaks == 0 { return nil }
        switch self {
        case .leaf(let leaf):
            return leaf.withBytes { bytes in
                ByteScan.firstIndex(of: breakByte, in: bytes.part(place..<bytes.count)).map { place + $0 }
            }
        case .branch(let branch):
            var (index, start) = branch.child(holding: place)
            while index < branch.children.count {
                let from = max(place - start, 0)
                if let hit = branch.children[index].firstBreak(from: from, breakByte) { return start + hit }
                start += branch.children[index].count
                index += 1
            }
            return nil
        }
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
