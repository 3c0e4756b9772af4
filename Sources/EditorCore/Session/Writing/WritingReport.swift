/// What was written in the last weeks, as a text of 38 to 80 columns, or as JSON.
public struct WritingReport {
    /// How the picture is drawn.
    public struct Form: Sendable {
        /// Whether bars may be made of blocks; else they are made of #.
        public var hasBlocks: Bool
        /// Columns that it may take; of more than 80 no use is made.
        public var columns: Int
        /// Makes a path fit to be shown.
        public var shown: @Sendable (String) -> String

        /// Makes a form.
        public init(
            hasBlocks: Bool, columns: Int = 80, shown: @escaping @Sendable (String) -> String
        ) {
            self.hasBlocks = hasBlocks
            self.columns = columns
            self.shown = shown
        }
    }

    private let history: WritingHistory
    private let today: WritingDay
    /// Words that are wanted each day; 0 for no goal.
    private let goal: Int
    /// Words that the longest bar stands for.
    private let most: Int
    /// Days that are told one by one, today the last.
    private let days: [WritingDay]

    /// Reports the last `count` days.
    public init(_ records: [WritingRecord], today: WritingDay, goal: Int, days count: Int) {
        self.today = today
        self.goal = goal
        days = (0..<count).map { today - $0 }
        history = WritingHistory(records, textsSince: today - (count - 1))
        most = max(1, goal, days.map(history.words(on:)).max() ?? 0)
    }

    // MARK: As text

    /// The picture, a line for each day, the last one first.
    public func text(_ form: Form) -> String {
        guard history.total.words > 0 else { return "nothing is noted yet\n" }
        return (summary + [""] + days.map { bar(of: $0, form) } + texts(form)).joined(separator: "\n") + "\n"
    }

    private var summary: [String] {
        let words = history.words(on: today)
        let week = history.days.filter { $0.key >= today.startOfWeek }.values.reduce(0) { $0 + $1.words }
        var lines = [
            (
                "today",
                goal > 0 ? "\(Messages.number(words)) of \(Messages.words(goal))" : Messages.words(words)
            ),
            ("this week", Messages.words(week)),
        ]
        // A day off is nobody's business: without days in a row nothing is said of them.
        let streak = history.streak(until: today, goal: goal)
        if streak > 0 {
            lines.append(
                (
                    goal > 0 ? "goal reached" : "written",
                    streak == 1 ? "1 day in a row" : "\(streak) days in a row"
                ))
        }
        if let best = history.best {
            lines.append(("best day", "\(Messages.words(history.words(on: best))), \(Self.date(best))"))
        }
        let written = history.daysWritten == 1 ? "1 day" : "\(Messages.number(history.daysWritten)) days"
        lines.append(("average", "\(Messages.words(history.average)) on \(written)"))
        let total = history.total
        lines.append(
            (
                "in all", "\(Messages.words(total.words)) in \(FiguresTable.time(total.seconds))"
            ))
        lines.append(
            (total.net < 0 ? "texts shrank" : "texts grew", "by \(Messages.words(abs(total.net)))"))
        return lines.map { $0.0 + String(repeating: " ", count: Self.labelWidth - $0.0.count) + $0.1 }
    }

    /// Cells of a label, and of a figure at the right edge.
    private static let (labelWidth, figureWidth) = (14, 8)

    private func bar(of day: WritingDay, _ form: Form) -> String {
        let longest = max(8, min(48, form.columns - Self.labelWidth - 1 - Self.figureWidth))
        let words = history.words(on: day)
        let eighths = (words * 8 * longest + most - 1) / most
        let bar =
            form.hasBlocks
            ? String(repeating: "█", count: eighths / 8)
                + ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
            : String(repeating: "#", count: (eighths + 7) / 8)
        let gap = String(repeating: " ", count: longest + 1 - bar.count)
        let label = Self.label(day)
        return label + String(repeating: " ", count: Self.labelWidth - label.count) + bar + gap
            + FiguresTable.padded(Messages.number(words), to: Self.figureWidth)
    }

    private func texts(_ form: Form) -> [String] {
        let texts = history.texts.filter { $0.value.words > 0 }
            .sorted { ($1.value.words, $0.key ?? "") < ($0.value.words, $1.key ?? "") }
        guard !texts.isEmpty else { return [] }
        let width = max(20, min(63, form.columns - Self.figureWidth))
        return ["", "by text, in these days"]
            + texts.prefix(20).map { path, sum in
                Self.fitted(path.map(form.shown) ?? "without a name", to: width)
                    + FiguresTable.padded(Messages.number(sum.words), to: Self.figureWidth)
            }
    }

    /// A path and blanks behind it in so many cells; of one that is too long the end.
    private static func fitted(_ path: String, to width: Int) -> String {
        var letters = path.map {
            (letter: $0, cells: LineCells(String($0), LayoutSettings(width: 80)).width)
        }[...]
        var cells = letters.reduce(0) { $0 + $1.cells }
        if cells > width - 3 {
            while cells > width - 4 { cells -= letters.removeFirst().cells }
            letters.insert(("…", 1), at: letters.startIndex)
            cells += 1
        }
        return String(letters.map(\.letter)) + String(repeating: " ", count: width - cells)
    }

    private static func label(_ day: WritingDay) -> String {
        let noon = day.noon
        return LocalMoment.weekdays[noon.weekday].prefix(3) + (noon.day < 10 ? "  " : " ") + "\(noon.day) "
            + noon.monthName.prefix(3)
    }

    private static func date(_ day: WritingDay) -> String {
        "\(day.noon.day) \(day.noon.monthName.prefix(3)) \(day.noon.year)"
    }

    // MARK: As JSON

    /// The same as one JSON object on one line.
    public var json: String {
        let days = days.map { day in
            let sum = history.days[day] ?? WritingHistory.Sum()
            return "{\"day\":\"\(day)\",\"words\":\(sum.words),\"net\":\(sum.net),\"seconds\":\(sum.seconds)}"
        }
        let texts = history.texts.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { path, sum in
            "{\"file\":\(path.map(JSONText.quoted) ?? "null"),\"words\":\(sum.words),\"net\":\(sum.net),\"seconds\":\(sum.seconds)}"
        }
        let best = history.best.map { "{\"day\":\"\($0)\",\"words\":\(history.words(on: $0))}" } ?? "null"
        return "{\"today\":\"\(today)\",\"words_today\":\(history.words(on: today)),\"goal\":\(goal)"
            + ",\"streak\":\(history.streak(until: today, goal: goal)),\"best\":\(best)"
            + ",\"average\":\(history.average),\"days_written\":\(history.daysWritten)"
            + ",\"words\":\(history.total.words),\"net\":\(history.total.net),\"seconds\":\(history.total.seconds)"
            + ",\"days\":[\(days.joined(separator: ","))],\"texts\":[\(texts.joined(separator: ","))]}\n"
    }
}
