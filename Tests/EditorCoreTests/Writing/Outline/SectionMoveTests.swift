import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct SectionMoveTests {
    /// Moves the section in which the caret stands; nil when nothing can be passed.
    private func moved(_ marked: String, above: Bool) -> String? {
        let parts = MarkedText(marked)
        var document = Document(
            id: DocumentID(1), opened: OpenedText(path: FilePath("x"), text: Rope(parts.bytes)))
        document.selection = parts.selection
        var outline = Outline(of: document.text)
        outline.read(document.text, atMost: document.text.count)
        let contents = outline.contents()
        guard let index = contents.index(at: parts.selection.head),
            let move = SectionMove(index, above: above, of: contents, in: document.text),
            let reshaping = move.reshaping(of: document.text, parts.selection)
        else { return nil }
        _ = document.replace(
            reshaping.range, with: Rope(reshaping.bytes), .moving, selecting: reshaping.selection, at: .zero)
        return MarkedText.of(document)
    }

    @Test func `a section moves with all that belongs to it`() {
        #expect(
            moved("# A‸\n\na\n\n## B\n\nb\n\n# C\n\nc\n", above: false)
                == "# C\n\nc\n\n# A‸\n\na\n\n## B\n\nb\n")
        #expect(
            moved("# A\n\na\n\n# C\n\n⟦c‸⟧\n\n## D\n", above: true)
                == "# C\n\n⟦c‸⟧\n\n## D\n\n# A\n\na\n")
    }

    @Test func `a section passes one of its own level alone`() {
        #expect(moved("# A\n\n## B‸\n\n# C\n\n## D\n", above: false) == nil)
        #expect(moved("# A\n\n## B‸\n\n# C\n", above: true) == nil)
        #expect(moved("# A\n\n## B‸\n\n### b\n\n## C\n", above: false) == "# A\n\n## C\n\n## B‸\n\n### b\n")
    }

    @Test func `a last line without an end has none afterwards either`() {
        #expect(moved("# A\n\na‸\n\n# B\n\nb", above: false) == "# B\n\nb\n\n# A\n\na‸")
    }

    @Test func `blank lines between sections stay where they are`() {
        #expect(moved("# A‸\n\n\n\n# B\n\n# C\n", above: false) == "# B\n\n\n\n# A‸\n\n# C\n")
        #expect(moved("# A‸\r\n\r\n# B\r\n", above: false) == "# B\r\n\r\n# A‸\r\n")
    }

    @Test func `what stands before the first section stays there`() {
        #expect(moved("Before.\n\n# A\n\n# B‸\n", above: true) == "Before.\n\n# B‸\n\n# A\n")
        #expect(
            moved("---\ntitle: x\n---\n# A\n\n# B‸\n", above: true) == "---\ntitle: x\n---\n# B‸\n\n# A\n")
    }

    @Test func `scenes change places between their marks`() {
        #expect(
            moved("Chapter 1\n\none\n\n***\n\ntwo‸\n\n* * *\n\nthree\n", above: false)
                == "Chapter 1\n\none\n\n***\n\nthree\n\n* * *\n\ntwo‸\n")
        #expect(
            moved("Chapter 1\n\none\n\n***\n\ntwo‸\n", above: true) == "Chapter 1\n\ntwo‸\n\n***\n\none\n")
        #expect(moved("one\n\n***\n\ntwo‸\n", above: true) == "two‸\n\n***\n\none\n")
        #expect(moved("---\na: b\n---\n\none\n\n***\n\ntwo‸\n", above: true) == nil)
    }

    @Test func `an open mark is no section`() {
        let text = Rope("TK\n\n# A\n")
        var outline = Outline(of: text)
        outline.read(text, atMost: text.count)
        #expect(SectionMove(0, above: false, of: outline.contents(), in: text) == nil, "a mark moves nothing")
    }
}
