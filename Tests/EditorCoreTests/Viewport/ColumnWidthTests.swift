import Testing

@testable import EditorCore

struct ColumnWidthTests {
    @Test(arguments: ["10", "72", "400", "10%", "60%", "100%"])
    func `cells and shares are read and written alike`(words: String) {
        #expect(ColumnWidth(words)?.description == words)
    }

    @Test(arguments: ["", "9", "401", "9%", "101%", "60 %", "wide", "%", "-20"])
    func `anything else is no width`(words: String) {
        #expect(ColumnWidth(words) == nil)
    }

    @Test(arguments: [(100, 60), (60, 36), (12, 10)])
    func `a share is one of the screen's columns, and never too few`(columns: Int, cells: Int) {
        #expect(ColumnWidth.share(60).cells(of: columns) == cells)
    }
}
