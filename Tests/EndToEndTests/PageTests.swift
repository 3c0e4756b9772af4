import Testing

/// How the page looks, from one run to the next.
@Suite(.serialized) struct PageTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("draft.txt", String(repeating: "lantern ", count: 60) + "\n")
    }

    private func open() throws -> Tmux { try Tmux([scratch("draft.txt")], in: scratch) }

    /// Cells from the margin to the end of the longest row.
    private func width(_ rows: [String]) -> Int {
        let rows = rows.filter { $0.contains("lantern lantern") }
        return rows.map { $0.count - $0.prefix { $0 == " " }.count }.max() ?? 0
    }

    @Test func `a width chosen while writing is there in the next run, and the settings are as they were`()
        throws
    {
        let first = try open()
        try first.wait(for: "draft.txt · saved")
        for _ in 0..<10 {
            try first.press("alt+7")
            try first.type("-")
        }
        try first.wait(for: "52 wide")
        try first.press("ctrl+q")
        #expect(try first.waitForEnd() == 0)

        let second = try open()
        try second.wait(for: "draft.txt · saved")
        #expect(width(try second.screen()) == 47)
        #expect(throws: (any Error).self) { try scratch.text("cleanwriter/config") }
    }
}
