/// A passage of text wrapped by hand, read into what is rewrapped and what stays.
struct WrappedText {
    /// Some lines in a row.
    struct Part {
        /// Whole lines, with what ends them.
        var range: Range<Int>
        /// The lines of a paragraph or list item; none where everything stays as it is.
        var lines: [WrappedLine] = []
        /// Cells of indent from which on lines are code.
        var codeColumn = 4
        /// Which run of lines without a blank one between it belongs to.
        var run: Int
    }

    private var parts: [Part] = []
    private let bytes: [UInt8]
    /// Cells before the words of the list item that goes on; nil outside of lists.
    private var listColumn: Int?

    /// - Parameter frontMatter: how many of the bytes, from the first on, are front matter.
    /// - Complexity: O(n).
    init(_ bytes: [UInt8], breakByte: UInt8, frontMatter: Int, _ settings: LayoutSettings) {
        self.bytes = bytes
        let lines = Self.lines(of: bytes, breakByte, settings.tabWidth)
        var index = lines.prefix { $0.range.lowerBound < frontMatter }.count
        keep(lines[..<index])
        while index < lines.count {
            let line = lines[index]
            if let fence = CodeFence(bytes[line.words]) {
                let end = Self.endOfCode(fence, lines, from: index, bytes)
                keep(lines[index..<end])
                index = end
            } else if line.isBlank {
                keep(lines[index...index])
                index += 1
            } else {
                let run = lines[index...].prefix {
                    !$0.isBlank && $0.depth == line.depth && CodeFence(bytes[$0.words]) == nil
                }
                readRun(run)
                index = run.endIndex
            }
        }
    }

    /// The parts that `range` reaches into; for a caret, all of the run around it.
    func parts(touching range: Range<Int>, isCaret: Bool) -> [Part] {
        let touched = parts.filter {
            $0.range.lowerBound <= range.lowerBound && range.lowerBound < $0.range.upperBound
                || $0.range.overlaps(range)
        }
        guard isCaret else { return touched }
        // At the very end of a text the caret stands behind the last line.
        let part = touched.first ?? parts.last
        return parts.filter { $0.run == part?.run }
    }

    private static func lines(of bytes: [UInt8], _ breakByte: UInt8, _ tabWidth: Int) -> [WrappedLine] {
        var lines: [WrappedLine] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: breakByte)
            let next = end.map { $0 + 1 } ?? bytes.count
            var content = end ?? bytes.count
            if breakByte == 0x0A, end != nil, content > start, bytes[content - 1] == 0x0D { content -= 1 }
            lines.append(WrappedLine(bytes, start..<next, contentEnd: content, tabWidth: tabWidth))
            start = next
        }
        return lines
    }

    private static func endOfCode(
        _ fence: CodeFence, _ lines: [WrappedLine], from start: Int, _ bytes: [UInt8]
    ) -> Int {
        let end = lines[(start + 1)...].firstIndex { CodeFence(bytes[$0.words])?.ends(fence) == true }
        return end.map { $0 + 1 } ?? lines.count
    }

    private mutating func keep(_ lines: ArraySlice<WrappedLine>) {
        guard let first = lines.first, let last = lines.last else { return }
        let run = (parts.last?.run ?? 0) + 1
        parts.append(Part(range: first.range.lowerBound..<last.range.upperBound, run: run))
    }

    /// Reads lines in a row, all of the same depth of quotation.
    private mutating func readRun(_ lines: ArraySlice<WrappedLine>) {
        let codeColumn = (listColumn ?? 0) + 4
        if lines.allSatisfy({ $0.indentWidth >= codeColumn }) { return keep(lines) }
        let run = (parts.last?.run ?? 0) + 1
        var isOpen = false
        for line in lines {
            if line.isFixed(in: bytes) {
                parts.append(Part(range: line.range, run: run))
                isOpen = false
                continue
            }
            if isOpen, line.marker.isEmpty {
                parts[parts.count - 1].lines.append(line)
                parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<line.range.upperBound
                continue
            }
            if !line.marker.isEmpty {
                listColumn = line.indentWidth + line.marker.count
            } else if line.indentWidth < 2 {
                listColumn = nil
            }
            parts.append(Part(range: line.range, lines: [line], codeColumn: codeColumn, run: run))
            isOpen = true
        }
    }
}
