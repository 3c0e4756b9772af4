import EditorTestSupport
import Testing

@testable import EditorCore

/// Rows are canonical: however they came about, they are those of a layout that begins anew.
@Suite struct LayoutPropertyTests {
    static let pieces: [[UInt8]] = [
        Array("lantern ".utf8), Array("a ".utf8), Array("—".utf8), Array("漢字かな".utf8), Array("。".utf8),
        Array("\t".utf8), Array("   ".utf8), Array("\n".utf8), Array("\r\n".utf8), [0xE9], [0x00], [0x1B],
        Array("e\u{301}".utf8), Array("👨‍👩‍👧‍👦".utf8), Array("🇩🇪🇫🇷".utf8), Array("\u{200B}".utf8),
        Array("well-known, “quoted”! ".utf8), Array("abcdefghijklmnopqrstuvwxyz".utf8), [0x0D],
        Array("क्षि ".utf8), Array("안녕".utf8), Array("12.5 % ".utf8),
        Array("\n- ".utf8), Array("\n> ".utf8), Array("\n12. ".utf8), Array("\n## ".utf8), Array("\n\n".utf8),
    ]

    static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
    }

    @Test(arguments: 0..<40)
    func `rows after any edits are those of a fresh layout, cover the text, and fit`(round: Int) {
        var random = SeededGenerator.announced(round)
        let settings = LayoutSettings(
            width: Int.random(in: 1...20, using: &random), tabWidth: 4,
            paragraphs: ParagraphStyle.allCases.randomElement(using: &random) ?? .plain,
            hangsIndents: .random(using: &random))
        var text = Rope(Self.bytes(60, &random))
        var layout = DocumentLayout(settings: settings)
        for _ in 0..<25 {
            check(&layout, text)
            let start = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, start + Int.random(in: 0...12, using: &random))
            let range =
                text.clusterEdge(
                    atOrBefore: TextOffset(start))..<text.clusterEdge(atOrBefore: TextOffset(end))
            let edit = Edit(
                offset: range.lowerBound, removed: text[range],
                inserted: Rope(Self.bytes(Int.random(in: 0...3, using: &random), &random)))
            text.replace(range, with: edit.inserted)
            layout.apply(edit, in: text)
            // A visit in the middle leaves the table half known, as a window does.
            _ = layout.row(
                containing: TextOffset(Int.random(in: 0...text.count, using: &random)), .downstream, in: text)
        }
        check(&layout, text)
    }

    private func check(_ layout: inout DocumentLayout, _ text: Rope) {
        var fresh = DocumentLayout(settings: layout.settings)
        var row = layout.row(containing: .zero, .downstream, in: text)
        var other = fresh.row(containing: .zero, .downstream, in: text)
        var covered = TextOffset.zero
        while true {
            #expect(row == other)
            if row != other { return }
            #expect(row.isGap || row.start == covered, "bytes between rows belong to none")
            let content = RowContent(row, text, layout.settings)
            let width = content.clusters.reduce(row.indent) { $0 + $1.width }
            #expect(width <= layout.settings.width || content.clusters.count { $0.width > 0 } == 1)
            #expect(content.clusters.first.map { $0.range.lowerBound == row.start } ?? row.range.isEmpty)
            #expect(content.clusters.last.map { $0.range.upperBound == row.end } ?? row.range.isEmpty)
            covered = row.isLast || row.isGap ? text.nextParagraphStart(after: row.end) : row.end
            guard let next = layout.row(after: row, in: text),
                let otherNext = fresh.row(after: other, in: text)
            else { break }
            #expect(layout.row(before: next, in: text) == row)
            row = next
            other = otherNext
        }
        #expect(covered == text.end)
    }
}
