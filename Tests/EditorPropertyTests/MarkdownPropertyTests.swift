import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct MarkdownPropertyTests {
    private static let pieces = [
        "*", "**", "_", "`", "```\n", "~~~", "\n", "\n\n", "# ", "---\n", "===\n", "- ", "> ", "[a](b)",
        "word ",
        "title: x\n", "Some words. ", "\\", "<b>", "日本。",
    ]

    @Test(arguments: 0..<40)
    func `what is shown after many changes is what a fresh look shows`(round: Int) {
        var random = SeededGenerator.announced(round)
        var bytes: [UInt8] = []
        var text = Rope()
        var styler = MarkdownStyler(text)
        for step in 0..<60 {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(
                bytes.count, start + (Bool.random(using: &random) ? 0 : Int.random(in: 0...9, using: &random))
            )
            let piece = Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
            let edit = Edit(
                offset: TextOffset(start), removed: Rope(Array(bytes[start..<end])), inserted: Rope(piece))
            bytes.replaceSubrange(start..<end, with: piece)
            text = Rope(bytes)
            styler.follow(edit, in: text)
            var fresh = MarkdownStyler(text)
            let low = TextOffset(Int.random(in: 0...bytes.count, using: &random))
            let known = styler.runs(in: low..<text.end, of: text)
            let seen = fresh.runs(in: low..<text.end, of: text)
            let behind = { (run: StyledRun) in run.range.upperBound > low }
            #expect(
                known.filter(behind) == seen.filter(behind),
                "step \(step): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
