import EditorTestSupport
import Testing

@testable import EditorCore

/// Older versions: the list, the comparison, and the way back.
@Suite struct VersionsTests {
    private func harness(columns: Int = 60, rows: Int = 12) -> EditorHarness {
        let harness = EditorHarness("The light was dim. They came.\n‸", rows: rows, columns: columns)
        harness.disk.addVersion(
            Rope("The light was low. Nobody knew why they came.\n"),
            saved: LocalMoment(year: 2026, month: 3, day: 3, hour: 9, minute: 5))
        harness.disk.addVersion(
            Rope("The light was low. They came.\n"),
            saved: LocalMoment(year: 2026, month: 11, day: 30, hour: 9, minute: 30))
        return harness
    }

    @Test func `the list tells when, how long, and what came and went since`() {
        let harness = harness()
        harness.press("alt+h")
        harness.expectScreen(
            """
            ||
            | {dimmed:versions of draft.txt, and what came and went since}|
            ||
            | {selection:‸today 9:30    6 words  +1 −1}|
            | 3 March 9:05  9 words  +2 −5|
            ||
            ||
            ||
            ||
            ||
            ||
            | {notice:2 versions, 76 bytes}  {notice:Compare }{key:⏎}  {notice:Forget all }{key:f}  {notice:Back }{key:esc}|
            """)
    }

    @Test func `arrows choose, Enter compares, Escape goes back step by step`() {
        let harness = harness()
        harness.press("alt+h down enter")
        #expect(harness.screen.contains("{removed:[3 March 9:05]}  {inserted:the present text}"))
        harness.press("esc")
        #expect(harness.screen.contains("{selection:‸3 March 9:05"))
        harness.press("esc")
        #expect(harness.session.pages.isEmpty)
        harness.expectText("The light was dim. They came.\n‸")
    }

    @Test func `restoring is one change that can be taken back`() {
        let harness = harness()
        harness.type("More.")
        harness.press("alt+h down enter")
        harness.type("r")
        harness.expectText("The light was ‸low. They came.\n")
        #expect(harness.foot == " restored: today 9:30; undo brings the present text back")
        harness.press("ctrl+z")
        harness.expectText("The light was dim. They came.\nMore.‸")
        harness.press("ctrl+y")
        #expect(harness.bytes == Array("The light was low. They came.\n".utf8))
        harness.press("ctrl+s")
        #expect(harness.disk.files[FilePath("draft.txt")] == Array("The light was low. They came.\n".utf8))
    }

    @Test func `all of it can be tapped`() {
        let harness = harness()
        harness.press("alt+h")
        harness.click(row: 4, column: 3)
        #expect(harness.screen.contains("{removed:[3 March 9:05]}"))
        let foot = ScreenText.letters(harness.frame, row: 11)
        let column = foot.distance(
            from: foot.startIndex, to: foot.firstRange(of: "Restore")?.lowerBound ?? foot.startIndex)
        harness.click(row: 11, column: column)
        #expect(harness.bytes == Array("The light was low. Nobody knew why they came.\n".utf8))
    }

    @Test func `with the panel on a narrow screen it works as well`() {
        let harness = harness(columns: 40, rows: 24)
        harness.press("ctrl+k alt+h down enter")
        harness.type("n")
        harness.type("r")
        #expect(harness.bytes == Array("The light was low. Nobody knew why they came.\n".utf8))
    }

    @Test func `on a narrow screen the list is whole`() {
        let harness = harness(columns: 40)
        harness.press("alt+h")
        #expect(harness.screen.contains("today 9:30    6 words  +1 −1"))
        #expect(harness.screen.contains("Back }{key:esc}"))
    }

    @Test func `each save hands over what the file held`() {
        let harness = EditorHarness("One.\n‸", columns: 60)
        harness.type("Two.")
        harness.press("ctrl+s")
        harness.type(" Three.")
        harness.press("ctrl+s")
        #expect(harness.disk.versions.map(\.text) == [Rope("One.\n"), Rope("One.\nTwo.")])
    }

    @Test func `a file that arrives in parts is handed over whole, without what was written meanwhile`() {
        let opened = OpenedText(
            path: FilePath("draft.txt"), text: Rope("One.\n"),
            stamp: FileStamp(device: 1, inode: 1, size: 10, modified: 1, changed: 1),
            isComplete: false, expectedBytes: 10)
        let harness = EditorHarness(opened: [(opened, nil)])
        harness.type("x")
        harness.script.pending.append([.file(.appended(harness.session.document.id, Rope("Two.\n")))])
        harness.script.pending.append([.file(.loadEnded(harness.session.document.id, .success(opened.stamp)))]
        )
        harness.turn()
        harness.press("ctrl+s")
        #expect(harness.disk.versions.map(\.text) == [Rope("One.\nTwo.\n")])
    }

    @Test func `nothing is handed over where versions are off or the file is another`() {
        var settings = Settings.still
        settings.versions = false
        let off = EditorHarness("One.\n‸", settings: settings)
        off.type("Two.")
        off.press("ctrl+s")
        #expect(off.disk.versions.isEmpty)
        let other = EditorHarness("One.\n‸")
        other.press("alt+e")
        other.type("other.txt")
        other.press("enter")
        #expect(other.disk.versions.isEmpty)
    }

    @Test func `forgetting asks first`() {
        let harness = harness()
        harness.press("alt+h")
        harness.type("f")
        #expect(harness.screen.contains("Forget 2 versions, 76 bytes, for good?"))
        harness.press("esc")
        #expect(harness.disk.versions.count == 2)
        harness.type("f")
        harness.type("f")
        #expect(harness.disk.versions.isEmpty)
        #expect(harness.session.pages.isEmpty)
        #expect(harness.foot == " all versions of draft.txt are gone, 76 bytes are free")
    }

    @Test func `a version that is gone is told of, and the list stays`() {
        let harness = harness()
        harness.press("alt+h")
        harness.disk.versions = []
        harness.press("enter")
        #expect(harness.foot == " this version cannot be read any more")
        #expect(harness.session.pages.count == 1)
    }

    @Test func `what was changed since the last save can be seen, and taken back`() {
        let harness = EditorHarness("One.‸", rows: 12, columns: 70)
        harness.type(" Two three.")
        harness.press("alt+h")
        #expect(harness.screen.contains("as last saved  1 word  +2 −0"))
        #expect(harness.screen.contains("no older version is kept yet") && !harness.screen.contains("Forget"))
        harness.press("enter")
        #expect(harness.screen.contains("{removed:[as last saved]}"))
        harness.type("r")
        harness.expectText("One.‸")
        #expect(harness.foot == " restored: as last saved; undo brings the present text back")
    }

    @Test func `where there are none, that is said`() {
        let harness = EditorHarness("One.‸", columns: 70)
        harness.press("alt+h")
        #expect(harness.foot == " no older version of draft.txt is kept yet")
        let unnamed = EditorHarness("", columns: 100, name: nil)
        unnamed.press("alt+h")
        #expect(unnamed.foot.contains("a text without a file has no versions"))
    }
}
