import Testing

@testable import EditorCore

@Suite struct FrameTests {
    private func frame(_ letters: [(Unicode.Scalar, UInt8)]) -> Frame {
        var frame = Frame(size: GridSize(rows: 1, columns: 8))
        var column = 0
        for (letter, width) in letters {
            frame.put(Cell(.scalar(letter), width: width), at: GridPosition(row: 0, column: column))
            column += Int(width)
        }
        return frame
    }

    private func rect(_ columns: Range<Int>) -> GridRect {
        GridRect(
            origin: GridPosition(row: 0, column: columns.lowerBound),
            size: GridSize(rows: 1, columns: columns.count))
    }

    @Test func `a part that is taken from another frame looks as it does there, the rest as before`() {
        var page = frame([("a", 1), ("b", 1), ("c", 1), ("d", 1)])
        page.take(rect(1..<3), from: frame([("1", 1), ("2", 1), ("3", 1), ("4", 1)]))
        #expect(page == frame([("a", 1), ("2", 1), ("3", 1), ("d", 1)]))
    }

    @Test func `no half of a wide letter stays at the edges of a part that is taken`() {
        var page = frame([("漢", 2), ("漢", 2), ("漢", 2), ("漢", 2)])
        page.take(rect(1..<5), from: frame([(" ", 1), ("x", 1), ("x", 1), ("x", 1), ("x", 1)]))
        #expect(
            page == frame([(" ", 1), ("x", 1), ("x", 1), ("x", 1), ("x", 1), (" ", 1), ("漢", 2)]))
    }

    @Test(arguments: [-3..<20, 6..<30, 8..<9, 3..<3])
    func `a part beyond the edges is taken as far as there are cells`(columns: Range<Int>) {
        var page = frame([("a", 1)])
        page.take(rect(columns), from: frame([("b", 1)]))
        #expect(page.size == GridSize(rows: 1, columns: 8))
        #expect(page == frame([(columns.contains(0) ? "b" : "a", 1)]))
    }
}
