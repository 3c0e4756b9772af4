/// What one paragraph is to an outline, told from its own bytes.
///
/// Headings of Markdown (CommonMark 4.2 and 4.3) are taken as they are. Everything else is a guess, and a wrong guess in
/// an outline is worse than a gap: such a line must be short, stand alone between blank lines, and not end as a
/// sentence does.
struct OutlineLine: Hashable {
    var kind: OutlinePlace.Kind
    var level: Int
    /// Where its title is in the paragraph.
    var title: Range<Int>

    /// Bytes of the longest line that is taken for a heading.
    static let longest = 400

    /// `# A title`, with up to three blanks before it.
    init?(marked line: ArraySlice<UInt8>) {
        let indent = line.prefix { $0 == 0x20 }.count
        let count = line.dropFirst(indent).prefix { $0 == UInt8(ascii: "#") }.count
        guard indent < 4, (1...6).contains(count), line.count <= Self.longest else { return nil }
        let start = line.startIndex + indent + count
        guard start < line.endIndex, isBlank(line[start]) else { return nil }
        var title = trimmed(line[start...])
        let closed = title.reversed().drop { $0 == UInt8(ascii: "#") }
        if closed.count < title.count, closed.first.map(isBlank) ?? true {
            title = trimmed(title.dropLast(title.count - closed.count))
        }
        guard !title.isEmpty else { return nil }
        self.init(kind: .heading, level: count, title: title.indices)
    }

    /// A line over one of `===` or `---`.
    init?(_ line: ArraySlice<UInt8>, underlinedBy next: ArraySlice<UInt8>) {
        let rule = trimmed(next)
        guard rule.count >= 3, let mark = rule.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
            rule.allSatisfy({ $0 == mark }), next.prefix(while: { $0 == 0x20 }).count < 4
        else { return nil }
        let title = trimmed(line)
        guard !title.isEmpty, line.count <= Self.longest else { return nil }
        self.init(kind: .heading, level: mark == UInt8(ascii: "=") ? 1 : 2, title: title.indices)
    }

    /// A line of a mark or two that parts two scenes, such as `* * *`, `#` or `⁂`.
    ///
    /// - Parameter isAlone: whether the lines around it are blank. Only stars need no blank lines.
    init?(sceneBreak line: ArraySlice<UInt8>, isAlone: Bool) {
        let marks = trimmed(line)
        guard !marks.isEmpty, marks.count <= 80 else { return nil }
        let letters = String(decoding: marks, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
        guard let first = letters.first, letters.allSatisfy({ $0 == first }) else { return nil }
        let isMany = letters.count >= 3
        let isBreak =
            switch first {
            case "*": isMany || isAlone
            case "#", "⁂", "❦", "❧", "§", "•", "·", "~": isAlone
            case "-", "_", "=", "—", "–", "+": isMany && isAlone
            default: false
            }
        guard isBreak else { return nil }
        self.init(kind: .sceneBreak, level: OutlinePlace.sceneLevel, title: marks.indices)
    }

    /// A line that stands between blank ones: `Chapter One`, `2.3 The harbour`, `THE LIGHTHOUSE`.
    init?(alone line: ArraySlice<UInt8>) {
        guard line.count <= Self.longest else { return nil }
        let title = trimmed(line)
        let words = String(decoding: title, as: UTF8.self)
        guard !words.isEmpty, words.count <= 80,
            let level = ChapterWords.level(of: words) ?? Self.level(ofNumber: words)
                ?? Self.level(ofCapitals: words)
        else { return nil }
        self.init(kind: .heading, level: level, title: title.indices)
    }

    /// A chapter line of a script that needs no blank lines around it: `第三章 雨`.
    init?(counted line: ArraySlice<UInt8>) {
        guard line.count <= Self.longest else { return nil }
        let title = trimmed(line)
        guard let first = title.first, first >= 0xE0,
            let level = ChapterWords.level(ofCounted: String(decoding: title, as: UTF8.self))
        else { return nil }
        self.init(kind: .heading, level: level, title: title.indices)
    }

    private init(kind: OutlinePlace.Kind, level: Int, title: Range<Int>) {
        self.kind = kind
        self.level = level
        self.title = title
    }

    /// A number alone, `3`, `IV.`, or one with parts and a title, `2.3 The harbour`. A single number with words behind it
    /// is an item of a list.
    private static func level(ofNumber words: String) -> Int? {
        let number = words.prefix { !$0.isWhitespace }
        let rest = words.dropFirst(number.count)
        let bare = number.hasSuffix(".") ? number.dropLast() : number
        let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
        if rest.isEmpty, parts.count == 1, bare.isRoman { return OutlinePlace.chapterLevel + 1 }
        guard isNumber, rest.isEmpty || parts.count > 1 && !words.endsAsSentence else { return nil }
        return min(OutlinePlace.chapterLevel + parts.count, OutlinePlace.sceneLevel - 1)
    }

    /// Two words or more, all in capitals.
    private static func level(ofCapitals words: String) -> Int? {
        let isShouted = words.contains(where: \.isUppercase) && !words.contains(where: \.isLowercase)
        guard isShouted, words.first?.isLetter == true, words.count <= 60, !words.endsAsSentence,
            words.split(separator: " ").count > 1
        else { return nil }
        return OutlinePlace.chapterLevel
    }
}

/// Whether a byte is a space or a tab.
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// A line without blanks at its ends, the ideographic one among them.
private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let wide: [UInt8] = [0xE3, 0x80, 0x80]
    var line = line
    while let first = line.first {
        if isBlank(first) {
            line = line.dropFirst()
        } else if line.starts(with: wide) {
            line = line.dropFirst(3)
        } else {
            break
        }
    }
    while let last = line.last {
        if isBlank(last) {
            line = line.dropLast()
        } else if line.suffix(3).elementsEqual(wide) {
            line = line.dropLast(3)
        } else {
            break
        }
    }
    return line
}

extension StringProtocol {
    /// Whether the last letter is one with which sentences end or go on.
    var endsAsSentence: Bool { last.map { ".,;:!?…。、！？”\"’»".contains($0) } ?? false }

    /// Whether it is a Roman number in capitals.
    var isRoman: Bool { !isEmpty && count <= 8 && allSatisfy { "IVXLC".contains($0) } }
}

extension Character {
    /// Whether it is one of 0 to 9.
    var isASCIIDigit: Bool { isASCII && isNumber }
}
