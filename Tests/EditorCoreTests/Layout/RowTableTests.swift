import Testing

@testable import EditorCore

/// Rows of a pretended paragraph: each is `width` bytes long, counted from wherever it starts.
@Suite struct RowTableTests {
    private func learn(_ table: inout RowTable, _ place: Int, width: Int = 10) -> Int {
        var wrapped = 0
        let length = table.length
        table.extend(toCover: place) { start in
            wrapped += 1
            return min(length, start + width)
        }
        return wrapped
    }

    @Test func `an empty paragraph has one row`() {
        var table = RowTable(length: 0)
        _ = learn(&table, 0)
        #expect(table.count == 1 && table.isComplete)
        #expect(table.end(of: 0) == 0)
    }

    @Test func `only as many rows are learnt as are asked for`() {
        var table = RowTable(length: 1_000)
        #expect(learn(&table, 35) == 4)
        #expect(!table.isComplete)
        #expect(table.index(containing: 35) == 3)
        #expect(table[3] == 30 && table.end(of: 3) == 40)
    }

    @Test func `after an edit only the rows around it are wrapped again`() {
        var table = RowTable(length: 100_000)
        _ = learn(&table, 99_999)
        #expect(table.count == 10_000)
        // Ten bytes more in the middle: every start behind is found again one row on.
        table.replace(50_005, 50_005, inserted: 10)
        #expect(learn(&table, 99_999) <= 5)
        #expect(table.count == 10_001)
        #expect(table[10_000] == 100_000 && table[5_000] == 50_000)
    }

    @Test func `rows that never agree again are given up, not searched for ever`() {
        var table = RowTable(length: 100_000)
        _ = learn(&table, 99_999)
        table.replace(50_005, 50_005, inserted: 1)
        #expect(learn(&table, 50_020) <= 5)
        #expect(!table.isComplete)
        #expect(learn(&table, 100_000) > 4_000)
        #expect(table.isComplete && table.count == 10_001)
    }

    @Test func `an edit in another place moves the gap there`() {
        var table = RowTable(length: 1_000)
        _ = learn(&table, 999)
        for place in [905, 95, 505, 5, 995] {
            table.replace(place, place, inserted: 10)
            _ = learn(&table, table.length - 1)
            #expect((0..<table.count).map { table[$0] } == (0..<table.count).map { $0 * 10 })
        }
        #expect(table.length == 1_050 && table.count == 105)
    }

    @Test func `a paragraph cut short keeps the rows before the cut`() {
        var table = RowTable(length: 1_000)
        _ = learn(&table, 999)
        table.truncate(from: 500, length: 500)
        #expect(learn(&table, 499) <= 4)
        #expect(table.count == 50)
    }
}
