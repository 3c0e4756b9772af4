/// Which paragraphs of a text are prose, told from those before them: not front matter, fenced code or a comment.
///
/// A value that is carried from the start of a text to its end, one paragraph after the other. Fences are those of
/// CommonMark 4.5.
struct ProseBlocks: Hashable, Sendable {
    /// What the paragraphs so far have left open.
    private enum Block: Hashable {
        case prose, comment
        /// So many lines of it are still to come.
        case frontMatter(lines: Int)
        case code(CodeFence)
    }

    private var block: Block

    /// - Parameter frontMatter: how many lines of it come next.
    init(frontMatter lines: Int = 0) { block = lines > 0 ? .frontMatter(lines: lines) : .prose }

    /// Whether nothing is open, so that only its signs can make the next paragraph anything else.
    var isPlainProse: Bool { block == .prose }

    /// Whether the next paragraph is code, or front matter.
    var isSetApart: Bool {
        switch block {
        case .code, .frontMatter: true
        case .prose, .comment: false
        }
    }

    /// Takes the next paragraph, its line end left out or not. Gives the parts of it in which marks stay as they are
    /// typed, in order.
    ///
    /// - Parameter growsAt: where more may be typed; what is not closed yet counts as open up to there.
    mutating func verbatim(in line: [UInt8], growsAt: Int? = nil) -> [Range<Int>] {
        let whole = [0..<line.count]
        switch block {
        case .frontMatter(let lines):
            self = ProseBlocks(frontMatter: lines - 1)
            return whole
        case .code(let fence):
            if CodeFence(line[...])?.ends(fence) == true { block = .prose }
            return whole
        case .prose:
            if let fence = CodeFence(line[...]), fence.mayBegin {
                block = .code(fence)
                return whole
            }
        case .comment: break
        }
        let spans = ProseSpans(line, isInComment: block == .comment, growsAt: growsAt)
        block = spans.leavesCommentOpen ? .comment : .prose
        return spans.verbatim
    }

    /// Whether a paragraph could change anything, seen from its signs alone.
    static func mayMatter(_ bytes: UnsafeRawBufferPointer) -> Bool {
        [UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "<")].contains {
            ByteScan.firstIndex(of: $0, in: bytes) != nil
        }
    }
}

/// A letter, a digit or `_`, of ASCII.
func isASCIIWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
}
