/// All figures of a text, and of what is selected in it, as a page that is read.
struct FiguresTable {
    let name: String
    let all: TextFigures
    /// Nil when nothing is selected.
    let part: TextFigures?
    let pageWords: Int
    let readingSpeed: Int
    let rule: CountingRule

    /// The page.
    var text: String { heading + rows.map { row($0.0, $0.1) }.joined() + "\n" + remark }

    /// What on it is said by the way.
    var marks: [PageMark] {
        let end = TextOffset(text.utf8.count)
        return [
            PageMark(.zero..<TextOffset(heading.utf8.count), .dimmed),
            PageMark(end - remark.utf8.count..<end, .dimmed),
        ]
    }

    private var heading: String {
        let head = part == nil ? name : "\(name), and what is selected"
        return head + "\n\n"
    }

    private var remark: String {
        let words = rule == .prose ? "" : "words as Word counts them, "
        return words + "pages of \(pageWords) words, read at \(readingSpeed) words a minute\n"
    }

    private var rows: [(String, (TextFigures) -> String)] {
        [
            ("words", { Messages.number($0.words) }),
            ("letters of Chinese, Japanese", { Messages.number($0.ideographs) }),
            ("characters", { Messages.number($0.characters) }),
            ("without blanks", { Messages.number($0.characters - $0.blanks) }),
            ("sentences, about", { Messages.number($0.sentences) }),
            ("paragraphs", { Messages.number($0.paragraphs) }),
            ("pages", { Messages.number($0.pages(wordsOnEach: pageWords)) }),
            ("reading time", { Self.time($0.readingSeconds(wordsPerMinute: readingSpeed)) }),
        ].filter { $0.0 != "letters of Chinese, Japanese" || all.ideographs > 0 }
    }

    /// A label and its figures, set right under each other.
    private func row(_ label: String, _ value: (TextFigures) -> String) -> String {
        let values = [value(all), part.map(value)].compactMap(\.self)
        let gap = rows.map(\.0.count).max().map { $0 + 2 - label.count } ?? 2
        return label + String(repeating: " ", count: gap) + values.map { Self.padded($0, to: 10) }.joined()
            + "\n"
    }

    static func padded(_ word: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - word.count)) + word
    }

    /// Minutes, a begun one as a whole; of less than one the seconds.
    static func time(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3_600: "\((seconds + 59) / 60) min"
        default: "\(seconds / 3_600) h \(seconds % 3_600 / 60) min"
        }
    }
}
