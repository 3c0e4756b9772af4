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
        session.desk.pageObservation = nil
        session.view.viewport.adopt(.unknown)
        #expect(session.view.viewport.height == whole)
        session.tell(panel: .hide)
        session.tell(panel: .show(.help))
        #expect(session.view.viewport.height == whole)
    }

    @Test func `row 28 a field that hides and shows within one event leaves the page as it was`() {
        let text = "‸" + (1...60).map { "line \($0)" }.joined(separator: "\n")
        let editor = EditorHarness(
            text, rows: 24, columns: 80, settings: .still, panel: PanelMemory(kind: .letters, isShown: true))
        editor.press("ctrl+end")
        let (top, height) = (editor.session.view.viewport.top, editor.session.view.viewport.height)
        var heights: [Int] = []
        let observation = editor.session.panelHub.observe { [session = editor.session] notice in
            if [.willShow, .willHide].contains(notice.name) { heights.append(session.view.viewport.height) }
        }
        let frame = editor.frame
        let count = editor.script.frames.count
        editor.session.tell(panel: .hide, cause: .focus)
        editor.session.tell(panel: .show(nil), cause: .focus)
        editor.turn()
        _ = consume observation
        #expect(heights == [height + 6, height])
        #expect(editor.script.frames.dropFirst(count).allSatisfy { $0 == frame })
        #expect(editor.session.view.viewport.top == top && editor.session.view.viewport.height == height)
    }
}
