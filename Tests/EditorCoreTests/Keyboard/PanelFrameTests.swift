import EditorCore
import Testing

/// How many rows of the page a frame takes, on 24 rows of screen with one above the page and one below.
struct PanelFrameTests {
    let stage = PanelStage(size: GridSize(rows: 24, columns: 80), top: 1, bottom: 1)

    static let frames: [(row: Int, rows: Int, overlap: Int)] = [
        (18, 6, 5), (23, 1, 0), (22, 2, 1), (0, 24, 22), (1, 23, 22),
        // Partly below the screen.
        (18, 60, 5), (22, 6, 1),
        // Below the screen, or of no height.
        (24, 6, 0), (30, 6, 0), (24, 0, 0), (18, 0, 0),
        // Afloat.
        (17, 6, 0), (0, 6, 0), (-2, 6, 0), (22, 1, 0),
    ]

    @Test(arguments: frames)
    func `only a frame that reaches the foot of the screen takes rows`(
        _ frame: (row: Int, rows: Int, overlap: Int)
    ) {
        #expect(PanelFrame.at(frame.row, rows: frame.rows).overlap(on: stage) == frame.overlap)
    }

    @Test func `the frame that tells nothing has no overlap, which is not none`() {
        #expect(PanelFrame.unknown.overlap(on: stage) == nil)
    }

    @Test func `halves have the smallest rectangle around them, and cells of their own`() {
        let frame = PanelFrame.halves(10, rows: 6)
        #expect(frame.bounds == PanelFrame.at(10, rows: 6).bounds)
        #expect(frame.contains(GridPosition(row: 10, column: 0)))
        #expect(frame.contains(GridPosition(row: 15, column: 79)))
        #expect(!frame.contains(GridPosition(row: 12, column: 40)))
        #expect(!frame.contains(GridPosition(row: 16, column: 0)))
    }
}
