import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct OutlinePropertyTests {
    private static let pieces = [
        "# One", "## Two", "Three", "===", "---", "***", "#", "Chapter 4", "Part Five", "THE SIX WINDS", "7.",
        "TK",
        "[[x]]", "```", "words of no weight", "title: y", "第三章 雨", " ", "\n", "\n", "\n", "\n\n", "\n\n",
        "\n\n",
        "\r\n", "<!-- ", " -->", "é",
    ]

    private func text(_ count: Int, _ random: inout SeededGenerator) -> Rope {
        Rope((0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    }

    /// A reader with so small a window that each text has many stretches.
    private let reader = OutlineReader(window: 24, longest: 64)

    private func naive(_ text: Rope) -> OutlineContents {
        var outline = Outline(of: text, reader: reader)
        outline.read(text, atMost: 1 << 30)
        return outline.contents()
    }

    @Test(arguments: 0..<8)
    func `after any edits it says what a reading from the start says`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<60 {
            var text = text(Int.random(in: 0...60, using: &random), &random)
            var outline = Outline(of: text, reader: reader)
            for _ in 0..<12 {
                outline.read(text, atMost: [0, 1, 40, 1 << 20].randomElement(using: &random) ?? 0)
                let ends = [0, 1].map { _ in
                    text.clusterEdge(atOrBefore: TextOffset(Int.random(in: 0...text.count, using: &random)))
                }.sorted()
                let edit = Edit(
                    offset: ends[0], removed: text[ends[0]..<ends[1]],
                    inserted: self.text(Int.random(in: 0...4, using: &random), &random))
                text.replace(edit.removedRange, with: edit.inserted)
                outline.follow(edit, in: text)
            }
            outline.read(text, atMost: 1 << 30)
            let (found, expected) = (outline.contents(), naive(text))
            let shown = String(decoding: text.bytes(in: text.range), as: UTF8.self).debugDescription
            #expect(outline.isComplete)
            #expect(found.places == expected.places, "\(shown)")
            #expect(found.words == expected.words, "\(shown)")
        }
    }

    @Test(arguments: 0..<6)
    func `moving sections keeps every byte and undo brings the text back`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<60 {
            let source = text(Int.random(in: 4...60, using: &random), &random)
            var document = Document(id: DocumentID(1), opened: OpenedText(path: FilePath("x"), text: source))
            var moves = 0
            for _ in 0..<8 {
                let contents = naive(document.text)
                guard let index = contents.places.indices.randomElement(using: &random),
                    let move = SectionMove(
                        index, above: Bool.random(using: &random), of: contents, in: document.text),
                    let reshaping = move.reshaping(of: document.text, document.selection)
                else { continue }
                document.closeUndoStep()
                _ = document.replace(
                    reshaping.range, with: Rope(reshaping.bytes), .moving, selecting: reshaping.selection,
                    at: .zero)
                moves += 1
            }
            let (all, before) = (document.text, source)
            #expect(all.bytes(in: all.range).sorted() == before.bytes(in: before.range).sorted())
            for _ in 0..<moves { #expect(document.undo { _, _ in }) }
            #expect(document.text == source)
        }
    }
}
