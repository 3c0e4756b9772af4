import Testing

/// docs/keyboard.md shows the rule as it stands in the source.
struct PanelEssayTests {
    @Test func `the essay quotes the rule as it stands`() throws {
        let source = try SourceTree.text("Sources/EditorCore/Viewport/PanelPairing.swift")
        let essay = try SourceTree.text("docs/keyboard.md")
        let blocks = essay.split(separator: "\n```", omittingEmptySubsequences: false)
        let quoted = try #require(blocks.first { $0.hasPrefix("swift\n") }).split(separator: "\n").dropFirst()
        #expect(quoted.count > 5)
        let lines = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
        for line in quoted {
            #expect(lines.contains(line.drop { $0 == " " }), "the rule has changed; quote it anew")
        }
    }
}
