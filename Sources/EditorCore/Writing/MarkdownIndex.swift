/// Where a text has blocks of code and front matter: what of Markdown reaches from one line to any number of others.
///
/// **Idea.** A fence is rare. So the lines that look like one are kept in a list which goes along with every edit: the
/// lines that an edit touches are looked at anew, the others move. Which of them open and which close is worked out again
/// only when the list has changed. The list is made a slice at a time while nothing happens.
///
/// **Rejected.** A look back from the page over some kilobytes: begun in the middle of a block it takes every end for a
/// beginning, and all between turns into code.
struct MarkdownIndex: Sendable {
    /// What a line is, as far as lines before it decide.
    enum LineState: Hashable, Sendable {
        case prose, frontMatter, code
        /// A line that opens or closes a block of code.
        case fence
    }

    private struct Fence: Hashable, Sendable {
        /// Where its line starts.
        var place: TextOffset
        var mark: CodeFence
        var role = Role.inside

        enum Role { case opens, closes, inside }
    }

    private var fences: [Fence] = []
    /// How often the blocks have changed, but for moving along with edits.
    private(set) var version = 0
    /// The start of the first line behind the front matter; 0 when there is none.
    private var frontMatterEnd = TextOffset.zero
    /// Up to this start of a line the text has been looked through.
    private(set) var reached = TextOffset.zero

    private static let readAtOnce = 65_536
    /// Bytes of a line that are looked at.
    private static let longestFence = 256
    /// More bytes than this at once are looked through later.
    private static let longestInsertion = 32_768

    /// Looks at the text as it is opened; nothing but its top is read yet.
    init(_ text: Rope) { frontMatterEnd = FrontMatter(of: text).end }

    /// What the line is that starts at `place`.
    ///
    /// - Complexity: O(log of fences).
    func state(ofLineAt place: TextOffset) -> LineState {
        if place < frontMatterEnd { return .frontMatter }
        let next = index(ofFirstAt: place + 1)
        guard next > 0 else { return .prose }
        let fence = fences[next - 1]
        if fence.place == place, fence.role != .inside { return .fence }
        return fence.role == .closes ? .prose : .code
    }

    /// The lines of front matter and of blocks of code, their fences among them. A block that is not closed has no end.
    ///
    /// - Complexity: O(fences).
    var verbatimLines: VerbatimLines {
        var ranges = frontMatterEnd > .zero ? [.zero..<frontMatterEnd] : []
        var start: TextOffset?
        for fence in fences {
            switch fence.role {
            case .opens: start = fence.place
            case .closes:
                if let opener = start { ranges.append(opener..<fence.place) }
                start = nil
            case .inside: break
            }
        }
        if let opener = start { ranges.append(opener..<TextOffset.beyondAll) }
        return VerbatimLines(ranges, version: version)
    }

    // MARK: Looking through

    /// Looks at `count` bytes more, or at those up to the end; a long line counts as its first bytes.
    ///
    /// - Complexity: O(`count`), at the speed of memory where there are no signs of a fence.
    mutating func read(_ text: Rope, atMost count: Int) {
        let limit = reached + count
        var found: [Fence] = []
        while reached < text.end, reached < limit {
            var end = min(text.end, reached + Self.readAtOnce)
            if end < text.end { end = text.paragraphStart(containing: end) }
            if end <= reached { end = text.nextParagraphStart(after: reached) }
            found += Self.fences(from: reached, to: end, in: text)
            reached = end
        }
        guard !found.isEmpty else { return }
        fences += found
        pair()
    }

    /// Lines that look like fences between two starts of lines.
    private static func fences(from start: TextOffset, to end: TextOffset, in text: Rope) -> [Fence] {
        let bytes = text.bytes(in: start..<min(end, start + readAtOnce))
        let isPlain = bytes.withUnsafeBytes {
            ByteScan.firstIndex(of: UInt8(ascii: "`"), in: $0) == nil
                && ByteScan.firstIndex(of: UInt8(ascii: "~"), in: $0) == nil
        }
        if isPlain { return [] }
        var found: [Fence] = []
        for line in bytes.split(separator: text.breakByte) {
            guard let mark = CodeFence(line.prefix(longestFence)) else { continue }
            found.append(Fence(place: start + line.startIndex, mark: mark))
        }
        return found
    }

    /// Works out which fences open and which close.
    private mutating func pair() {
        version += 1
        var open: CodeFence?
        for index in fences.indices {
            if fences[index].place < frontMatterEnd {
                fences[index].role = .closes
            } else if let opener = open {
                let closes = fences[index].mark.ends(opener)
                fences[index].role = closes ? .closes : .inside
                if closes { open = nil }
            } else {
                fences[index].role = .opens
                open = fences[index].mark
            }
        }
    }

    // MARK: Following

    /// Goes along with a change; `text` is the text after it. Gives whether lines far from it may be something else now.
    ///
    /// - Complexity: O(lines put in + fences behind); O(log n) for a letter in a text without fences.
    mutating func follow(_ edit: Edit, in text: Rope) -> Bool {
        let frontHasMoved = followFrontMatter(edit, in: text)
        let wasRead = reached.bytes == text.count - edit.delta
        guard edit.offset < reached || wasRead else {
            if frontHasMoved { pair() }
            return frontHasMoved
        }
        let from = text.paragraphStart(containing: edit.offset)
        let first = index(ofFirstAt: from)
        if edit.inserted.count > Self.longestInsertion || edit.removedRange.upperBound >= reached && !wasRead
        {
            fences.removeSubrange(first...)
            reached = from
            pair()
            return true
        }
        let last = index(ofFirstAt: edit.removedRange.upperBound + 1)
        let old = fences[first..<last].map(\.mark)
        let new = Self.fences(onLinesFrom: from, to: edit.insertedRange.upperBound, in: text)
        for index in last..<fences.count { fences[index].place += edit.delta }
        fences.replaceSubrange(first..<last, with: new)
        reached = wasRead ? text.end : text.paragraphStart(containing: reached + edit.delta)
        let hasChanged = old != new.map(\.mark) || frontHasMoved
        if hasChanged || !new.isEmpty { pair() }
        return hasChanged
    }

    /// The fences among the lines that reach into a range. Few bytes of each line are looked at.
    private static func fences(
        onLinesFrom start: TextOffset, to end: TextOffset, in text: Rope
    ) -> [Fence] {
        var found: [Fence] = []
        var place = start
        while place < text.end, place <= end {
            if " `~".utf8.contains(text[place]) {
                let lineEnd = min(text.paragraphContentEnd(from: place), place + longestFence)
                if let mark = CodeFence(text.bytes(in: place..<lineEnd)[...]) {
                    found.append(Fence(place: place, mark: mark))
                }
            }
            let next = text.nextParagraphStart(after: place)
            if next <= place { break }
            place = next
        }
        return found
    }

    private mutating func followFrontMatter(_ edit: Edit, in text: Rope) -> Bool {
        let old = frontMatterEnd
        guard edit.offset < old || old == .zero && edit.offset.bytes <= FrontMatter.limit else {
            return false
        }
        frontMatterEnd = FrontMatter(of: text).end
        return frontMatterEnd != old && frontMatterEnd != old + edit.delta
    }

    private func index(ofFirstAt place: TextOffset) -> Int {
        var (low, high) = (0, fences.count)
        while low < high {
            let middle = (low + high) / 2
            if fences[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
