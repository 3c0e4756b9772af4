import EditorCore
import Testing

/// Frames of random glyphs, wide ones and clusters among them, with changes that overlap in every way.
@Suite struct FrameDiffPropertyTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `patching the old frame with the difference gives the new one`(salt: UInt64) {
        let seed = UInt64.random(in: 0...UInt64.max) ^ salt
        var random = Seeded(state: seed)
        var old = Frame(size: randomSize(&random))
        for step in 0..<200 {
            var new = Int.random(in: 0..<8, using: &random) == 0 ? Frame(size: randomSize(&random)) : old
            scribble(on: &new, &random)
            let diff = FrameDiff(from: old, to: new)
            #expect(diff.patch(old) == new, "seed \(seed), step \(step)")
            for run in diff.runs where !diff.isWhole {
                #expect(
                    run.cells.first?.width != 0, "a run begins inside a glyph; seed \(seed), step \(step)")
                let end = run.start.column + run.cells.count
                let cutsGlyph =
                    end < new.size.columns
                    && new[GridPosition(row: run.start.row, column: end)].width == 0
                #expect(!cutsGlyph, "a run ends inside a glyph; seed \(seed), step \(step)")
            }
            old = new
        }
    }

    private func randomSize(_ random: inout Seeded) -> GridSize {
        GridSize(rows: .random(in: 0...6, using: &random), columns: .random(in: 0...20, using: &random))
    }

    private func scribble(on frame: inout Frame, _ random: inout Seeded) {
        let glyphs: [(Glyph, UInt8)] = [
            (.scalar("a"), 1), (.blank, 1), (.scalar("\u{6F22}"), 2), (.cluster("e\u{301}"), 1),
            (.cluster("\u{1F44D}\u{1F3FD}"), 2),
        ]
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let place = GridPosition(
                row: .random(in: -1...6, using: &random), column: .random(in: -1...20, using: &random))
            guard let (glyph, width) = glyphs.randomElement(using: &random),
                let role = StyleRole.allCases.randomElement(using: &random)
            else { continue }
            frame.put(Cell(glyph, width: width, role: role, isDoubtful: width == 2), at: place)
        }
        frame.caret = Bool.random(using: &random) ? GridPosition(row: 0, column: 1) : nil
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same on every machine.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
