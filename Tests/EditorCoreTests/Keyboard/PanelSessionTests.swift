import EditorTestSupport
import Testing

@testable import EditorCore

/// The page of the whole editor and the panel.
struct PanelSessionTests {
    @Test func `the page is whole once it is told no more of a panel that still shows`() {
        let session = EditorHarness("one‸", rows: 24, columns: 80).session
        let whole = session.view.viewport.height
        session.tell(panel: .show(.help))
        #expect(session.view.viewport.height < whole)
        session.ignorePanel()
        #expect(session.view.viewport.height == whole)
        session.tell(panel: .hide)
        session.tell(panel: .show(.help))
        #expect(session.view.viewport.height == whole)
    }
}
