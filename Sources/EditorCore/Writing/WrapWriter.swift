/// Writes parts of a text wrapped by hand, each line at most as wide as is wanted.
struct WrapWriter {
    private(set) var result: [UInt8] = []
    /// Where the places that were given are in the result.
    private(set) var places: [Int]
    private let sources: [Int]
    private let bytes: [UInt8]
    private let length: Rewrapping.LineLength
    private let settings: LayoutSettings
    private let ending: [UInt8]

    /// - Parameter places: bytes of `bytes` whose letters are to be found again.
    init(
        _ bytes: [UInt8], _ length: Rewrapping.LineLength, _ settings: LayoutSettings, ending: [UInt8],
        places: [Int]
    ) {
        self.bytes = bytes
        self.length = length
        self.settings = settings
        self.ending = ending
        sources = places
        self.places = places
    }

    /// Writes one more part.
    mutating func write(_ part: WrappedText.Part) {
        guard let first = part.lines.first, let last = part.lines.last else {
            for (index, place) in sources.enumerated() where part.holds(place) {
                places[index] = result.count + place - part.range.lowerBound
            }
            result += bytes[part.range]
            return
        }
        let item = WrappedItem(part, bytes, sources: sources)
        let open = Array(bytes[first.range.lowerBound..<first.marker.upperBound])
        let lines = item.lines(for: length, settings, open: open, then: item.prefix)
        let begin = result.count
        var found = item.places.map { _ in -1 }
        for (index, line) in lines.enumerated() {
            result += index == 0 ? open : item.prefix
            let next = index + 1 < lines.count ? lines[index + 1].lowerBound : Int.max
            for (number, place) in item.places.enumerated()
            where place >= line.lowerBound && place <= line.upperBound && place < next {
                found[number] = result.count + place - line.lowerBound
            }
            result += item.content[line]
            if index + 1 < lines.count { result += ending }
        }
        let end = result.count
        result += bytes[last.contentEnd..<last.range.upperBound]
        for (index, place) in sources.enumerated() where part.holds(place) {
            if place < first.words.lowerBound {
                places[index] = begin + place - part.range.lowerBound
            } else {
                places[index] =
                    found[index] >= 0 ? found[index] : place == part.range.upperBound ? result.count : end
            }
        }
    }
}

extension WrappedText.Part {
    /// Whether a place is inside or at an edge.
    fileprivate func holds(_ place: Int) -> Bool { range.lowerBound <= place && place <= range.upperBound }
}

/// The words of a paragraph or list item in one piece.
struct WrappedItem {
    /// The words, the lines joined.
    private(set) var content: [UInt8] = []
    /// Behind which bytes of it a line ends by the will of the writer.
    private(set) var breaks: [Int] = []
    /// What all lines but the first begin with.
    let prefix: [UInt8]
    /// Where the places of the source are in the content; -1 for those elsewhere.
    private(set) var places: [Int]

    init(_ part: WrappedText.Part, _ bytes: [UInt8], sources: [Int]) {
        let lines = part.lines
        prefix = Self.prefix(of: part, bytes)
        places = sources.map { _ in -1 }
        let isWide = lines.contains { Self.hasTwoBlanks(bytes[$0.words]) }
        for (index, line) in lines.enumerated() {
            if index > 0, breaks.last != content.count {
                content += Self.blanks(between: content, bytes[line.words], two: isWide)
            }
            let start = content.count
            let end = line.isBroken ? line.contentEnd : line.words.upperBound
            for (number, place) in sources.enumerated()
            where places[number] < 0 && place >= lines[0].range.lowerBound && place <= end {
                places[number] = start + max(0, place - line.words.lowerBound)
            }
            content += bytes[line.words.lowerBound..<end]
            if line.isBroken { breaks.append(content.count) }
        }
    }

    /// List items hang; a paragraph goes on as its second line does, or else as its first, but never so that all of it
    /// would be code.
    private static func prefix(of part: WrappedText.Part, _ bytes: [UInt8]) -> [UInt8] {
        let first = part.lines[0]
        let model = part.lines.count > 1 ? part.lines[1] : first
        if !first.marker.isEmpty {
            let sign = String(decoding: bytes[first.marker], as: UTF8.self)
            return bytes[model.quote] + Array(repeating: 0x20, count: first.indentWidth + sign.count)
        }
        let isCode = min(first.indentWidth, model.indentWidth) >= part.codeColumn
        return Array(bytes[model.range.lowerBound..<(isCode ? model.quote : model.indent).upperBound])
    }

    /// What joins two lines: nothing between letters of scripts without blanks (CSS Text 3, 4.1.3), two blanks behind a
    /// sentence where the paragraph has them so, else one.
    private static func blanks(between before: [UInt8], _ after: ArraySlice<UInt8>, two: Bool) -> [UInt8] {
        let last = UTF8Scalar(before, endingAt: before.count).value
        let first = UTF8Scalar(Array(after.prefix(4)), at: 0).value
        if let last, let first, last.needsNoBlanks, first.needsNoBlanks { return [] }
        return two && endsSentence(before[...]) ? [0x20, 0x20] : [0x20]
    }

    private static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = Substring(decoding: bytes.suffix(16), as: UTF8.self)
        while let last = rest.last, "\"'”’)]»".contains(last) { rest.removeLast() }
        return rest.last.map { ".!?".contains($0) } ?? false
    }

    /// Whether two blanks stand behind a sentence.
    private static func hasTwoBlanks(_ words: ArraySlice<UInt8>) -> Bool {
        var start = words.startIndex
        while let blank = words[start...].firstIndex(of: 0x20) {
            let end = words[blank...].firstIndex { $0 != 0x20 } ?? words.endIndex
            if end - blank == 2, endsSentence(words[..<blank]) { return true }
            start = end
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether this belongs to a script that puts no blanks between words and takes two cells: ideographs, kana, their
    /// punctuation, and fullwidth forms, but not Hangul.
    var needsNoBlanks: Bool {
        switch value {
        case 0x2E80..<0x3000, 0x3001..<0x3130, 0x3190..<0x3200, 0x31F0..<0x3200, 0x3400..<0x4DC0,
            0x4E00..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0x20000..<0x40000:
            true
        default: false
        }
    }
}
