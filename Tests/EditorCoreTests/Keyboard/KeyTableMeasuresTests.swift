import Testing

@testable import EditorCore

struct KeyTableMeasuresTests {
    static func stage(_ columns: Int, _ rows: Int) -> PanelStage {
        PanelStage(size: GridSize(rows: rows, columns: columns))
    }

    private let measures = KeyTableMeasures()

    @Test func `the usual settings have the usual row`() {
        #expect(Settings().extraRow == ExtraRow.standard.description)
    }

    @Test(arguments: [
        (40, 20, [2, 2, 6, 5, 4, 9]), (50, 30, [2, 2, 7, 5, 6, 9]), (80, 24, [2, 2, 7, 5, 6, 9]),
        (100, 40, [2, 3, 13, 9, 11, 15]), (200, 60, [2, 3, 13, 9, 11, 15]),
    ])
    func `docked rows by the size of the screen`(_ columns: Int, _ rows: Int, _ expected: [Int]) {
        let stage = Self.stage(columns, rows)
        #expect(PanelKind.allCases.map { measures.dockedRows(PanelFace($0), on: stage) } == expected)
    }

    @Test func `a screen below 40 columns has the help bar only`() {
        let stage = Self.stage(39, 24)
        for kind in PanelKind.allCases {
            #expect((measures.dockedRows(PanelFace(kind), on: stage) != nil) == (kind == .help))
            #expect((measures.floatSize(PanelFace(kind), on: stage) != nil) == (kind == .help))
        }
    }

    @Test func `both halves fit beside the text at 200 columns`() throws {
        let stage = Self.stage(200, 60)
        for kind in PanelKind.allCases {
            let size = try #require(measures.halfSize(PanelFace(kind), on: stage))
            #expect(size.columns < (200 - 72) / 2, "\(kind)")
        }
    }

    @Test func `expanding the candidates adds three rows`() throws {
        let stage = Self.stage(80, 24)
        let usual = try #require(measures.dockedRows(PanelFace(.japanese), on: stage))
        #expect(measures.dockedRows(PanelFace(.japanese, isExpanded: true), on: stage) == usual + 3)
    }

    @Test func `the strip of words adds a row to the letters`() throws {
        let stage = Self.stage(80, 24)
        var choices = PanelChoices()
        choices.showsTypeahead = true
        #expect(KeyTableMeasures(choices).dockedRows(PanelFace(.letters), on: stage) == 8)
    }

    @Test(arguments: [(PanelChoices.KeyHeight.one, 7), (.two, 13), (.auto, 7)])
    func `the height of a key can be chosen`(_ height: PanelChoices.KeyHeight, _ rows: Int) {
        var choices = PanelChoices()
        choices.keyHeight = height
        #expect(KeyTableMeasures(choices).dockedRows(PanelFace(.letters), on: Self.stage(80, 24)) == rows)
    }

    @Test func `a longer row of keys makes the extra row's float wider`() throws {
        let stage = Self.stage(100, 40)
        var choices = PanelChoices()
        let usual = try #require(KeyTableMeasures(choices).floatSize(PanelFace(.extra), on: stage))
        choices.extraRow = try ExtraRow(ExtraRow.standard.description + #" "Dear Anna""#)
        let longer = try #require(KeyTableMeasures(choices).floatSize(PanelFace(.extra), on: stage))
        #expect(longer.columns == usual.columns + 10)
    }
}
