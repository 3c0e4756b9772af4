/// Paragraphs by number and by place. All of it is O(log n) and one look through a leaf: subtrees in which no paragraph
/// ends are passed over, so a line of gigabytes costs what a short one does.
extension Rope {
    /// Number of the paragraph that holds `offset`, from 0. A place just behind a paragraph's end belongs to the next.
    public func paragraphIndex(at offset: TextOffset) -> Int {
        var node = root
        var rest = offset.bytes
        var breaks = 0
        while case .branch(let branch) = node {
            let (index, inside) = branch.child(at: rest)
            for child in branch.children[..<index] { breaks += child.summary.breaks }
            node = branch.children[index]
            rest = inside
        }
        guard case .leaf(let leaf) = node else { return 0 }
        return breaks
            + leaf.withBytes {
                ByteScan.count(of: breakByte, in: UnsafeRawBufferPointer(rebasing: $0[..<rest]))
            }
    }

    /// Start of paragraph `index`; the end of the text when there are not so many.
    public func startOfParagraph(_ index: Int) -> TextOffset {
        guard index > 0, index <= summary.breaks else { return index <= 0 ? .zero : end }
        var node = root
        var wanted = index
        var start = 0
        while case .branch(let branch) = node {
            for child in branch.children {
                node = child
                if wanted <= child.summary.breaks { break }
                wanted -= child.summary.breaks
                start += child.summary.bytes
            }
        }
        guard case .leaf(let leaf) = node else { return end }
        let place = leaf.withBytes { bytes in
            var place = 0
            for _ in 0..<wanted {
                place = (ByteScan.first(breakByte, in: bytes, from: place) ?? bytes.count) + 1
            }
            return place
        }
        return TextOffset(start + place)
    }

    /// Start of the paragraph that holds `offset`.
    public func paragraphStart(containing offset: TextOffset) -> TextOffset {
        guard let root, let found = lastBreak(in: root, before: offset.bytes) else { return .zero }
        return TextOffset(found + 1)
    }

    /// The place just behind the end of the paragraph that holds `offset`; the end of the text when it has none.
    public func nextParagraphStart(after offset: TextOffset) -> TextOffset {
        guard let root, let found = firstBreak(in: root, from: offset.bytes) else { return end }
        return TextOffset(found + 1)
    }

    private func lastBreak(in node: RopeNode, before limit: Int) -> Int? {
        guard node.summary.breaks > 0, limit > 0 else { return nil }
        switch node {
        case .leaf(let leaf):
            return leaf.withBytes { ByteScan.last(breakByte, in: $0, before: min(limit, $0.count)) }
        case .branch(let branch):
            var end = branch.summary.bytes
            for child in branch.children.reversed() {
                let start = end - child.summary.bytes
                if start < limit, let found = lastBreak(in: child, before: limit - start) {
                    return start + found
                }
                end = start
            }
            return nil
        }
    }

    private func firstBreak(in node: RopeNode, from place: Int) -> Int? {
        guard node.summary.breaks > 0, place < node.summary.bytes else { return nil }
        switch node {
        case .leaf(let leaf):
            return leaf.withBytes { ByteScan.first(breakByte, in: $0, from: max(0, place)) }
        case .branch(let branch):
            var start = 0
            for child in branch.children {
                if let found = firstBreak(in: child, from: place - start) { return start + found }
                start += child.summary.bytes
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
