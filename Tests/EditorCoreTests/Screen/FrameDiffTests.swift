import EditorCore
import Testing

@Suite struct FrameDiffTests {
    private func frame(_ rows: [String], columns: Int = 10) -> Frame {
        var frame = Frame(size: GridSize(rows: rows.count, columns: columns))
        for (row, text) in rows.enumerated() {
            var column = 0
            for scalar in text.unicodeScalars {
                let width: UInt8 = scalar.value > 0x2000 ? 2 : 1
                frame.put(Cell(.scalar(scalar), width: width), at: GridPosition(row: row, column: column))
                column += Int(width)
            }
        }
        return frame
    }

    private func starts(_ diff: FrameDiff) -> [GridPosition] { diff.runs.map(\.start) }

    @Test func `equal frames have no runs`() {
        let diff = FrameDiff(from: frame(["abc", "def"]), to: frame(["abc", "def"]))
        #expect(diff.runs.isEmpty)
        #expect(diff.changedRows == 0)
    }

    @Test func `one letter typed in the middle is one run of one cell`() {
        let diff = FrameDiff(from: frame(["abc", "d f"]), to: frame(["abc", "def"]))
        #expect(starts(diff) == [GridPosition(row: 1, column: 1)])
        #expect(diff.runs.map { Array($0.cells) } == [[Cell(.scalar("e"))]])
    }

    @Test func `changes apart in one row are two runs and one changed row`() {
        let diff = FrameDiff(from: frame(["abcdef"]), to: frame(["xbcdyf"]))
        #expect(starts(diff) == [GridPosition(row: 0, column: 0), GridPosition(row: 0, column: 4)])
        #expect(diff.changedRows == 1)
    }

    @Test func `a wide glyph that takes the place of another is sent with both halves`() {
        let diff = FrameDiff(from: frame(["a\u{6F22}b"]), to: frame(["a\u{5B57}b"]))
        #expect(diff.runs.map(\.cells.count) == [2])
    }

    @Test func `a change in the second half alone takes the first half along`() {
        let old = frame(["a\u{6F22}b"])
        var new = old
        new[GridPosition(row: 0, column: 2)] = .continuation(role: .selection)
        #expect(starts(FrameDiff(from: old, to: new)) == [GridPosition(row: 0, column: 1)])
    }

    @Test func `another role alone is a change`() {
        let old = frame(["abc"])
        var new = old
        new[GridPosition(row: 0, column: 1)].role = .selection
        #expect(FrameDiff(from: old, to: new).runs.map(\.cells.count) == [1])
    }

    @Test func `a moved caret needs no run`() {
        var new = frame(["abc"])
        new.caret = GridPosition(row: 0, column: 2)
        let diff = FrameDiff(from: frame(["abc"]), to: new)
        #expect(diff.runs.isEmpty)
        #expect(diff.caret == new.caret)
    }

    @Test func `without an old frame or with one of another size every row is a run`() {
        let new = frame(["abc", "def"])
        for old in [nil, frame(["abc"]), frame(["abc", "def"], columns: 9)] {
            let diff = FrameDiff(from: old, to: new)
            #expect(diff.isWhole)
            #expect(diff.runs.map(\.cells.count) == [10, 10])
        }
    }

    @Test func `a frame without cells has no runs`() {
        let empty = Frame(size: GridSize(rows: 3, columns: 0))
        #expect(FrameDiff(from: nil, to: empty).runs.isEmpty)
    }
}
