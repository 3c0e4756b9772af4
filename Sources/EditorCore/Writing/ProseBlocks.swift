/// Which paragraphs of a text are prose, told from those before them: not front matter, fenced code or a comment.
///
/// A value that is carried from the start of a text to its end, one paragraph after the other. Fences are those of
/// CommonMark 4.5; front matter is YAML between two lines of three hyphens at the very top.
struct ProseBlocks: Hashable, Sendable {
    /// What the paragraphs so far have left open.
    private enum Block: Hashable {
        case top
        /// The line `---` at the very top; whether front matter or a rule is told by the next one.
        case perhapsFrontMatter
        case prose, frontMatter, comment
        case code(CodeFence)
    }

    private var block: Block

    /// - Parameter isTop: whether the next paragraph is the first of the text.
    init(isTop: Bool) { block = isTop ? .top : .prose }

    /// Whether nothing is open, so that only its signs can make the next paragraph anything else.
    var isPlainProse: Bool { block == .prose }

    /// Whether the next paragraph is code, or front matter.
    var isSetApart: Bool {
        switch block {
        case .code, .frontMatter: true
        case .top, .perhapsFrontMatter, .prose, .comment: false
        }
    }

    /// Whether the one before may have begun front matter.
    var mayBeFrontMatter: Bool { block == .perhapsFrontMatter }

    /// Takes the next paragraph, its line end left out or not. Gives the parts of it in which marks stay as they are
    /// typed, in order.
    ///
    /// - Parameter growsAt: where more may be typed; what is not closed yet counts as open up to there.
    mutating func verbatim(in line: [UInt8], growsAt: Int? = nil) -> [Range<Int>] {
        let whole = [0..<line.count]
        switch block {
        case .top where Self.isHyphens(line):
            block = .perhapsFrontMatter
            return whole
        case .perhapsFrontMatter where Self.isKey(line), .frontMatter:
            block = Self.isHyphens(line) || Self.isText("...", line) ? .prose : .frontMatter
            return whole
        case .code(let fence):
            if CodeFence(line[...])?.ends(fence) == true { block = .prose }
            return whole
        case .top, .perhapsFrontMatter, .prose:
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

    private static func isHyphens(_ line: [UInt8]) -> Bool { isText("---", line) }

    private static func isText(_ text: String, _ line: [UInt8]) -> Bool {
        line.starts(with: text.utf8) && line.dropFirst(text.utf8.count).allSatisfy(isBlank)
    }

    /// `key:` at the start of a line, or a comment.
    private static func isKey(_ line: [UInt8]) -> Bool {
        if line.first == UInt8(ascii: "#") { return true }
        let name = line.prefix { isASCIIWordByte($0) || $0 == UInt8(ascii: "-") }
        return !name.isEmpty && name.count < line.count && line[name.count] == UInt8(ascii: ":")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }
}

/// A letter, a digit or `_`, of ASCII.
func isASCIIWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
}
