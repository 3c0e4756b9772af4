import Testing

@testable import EditorCore

@Suite struct VersionRulesTests {
    private static let minute: Int64 = 60
    private static let hour: Int64 = 3_600
    private static let day: Int64 = 86_400

    @Test(
        arguments: [
            (nil, 0, true), (1_000, 0, false), (400, 0, true), (401, 0, false), (1_000, 500, true),
            (1_000, 499, false), (1_001, 0, true), (1_000, -9, false),
        ] as [(Int64?, Int, Bool)])
    func `one is worth it after ten minutes, or when much was taken away`(
        newest: Int64?, loss: Int, isWorth: Bool
    ) {
        #expect(VersionRules.isWorth(saved: 1_000, newest: newest, bytes: 2_000, loss: loss) == isWorth)
    }

    @Test func `of a short text half is much`() {
        #expect(VersionRules.isWorth(saved: 1_000, newest: 1_000, bytes: 80, loss: 40))
        #expect(!VersionRules.isWorth(saved: 1_000, newest: 1_000, bytes: 80, loss: 39))
        #expect(!VersionRules.isWorth(saved: 1_000, newest: 1_000, bytes: 0, loss: 0))
    }

    /// Saves every ten minutes for `days` days, and thins after each save, as the program does.
    private func history(days: Int64) -> (kept: [Int64], now: Int64) {
        var kept: [Int64] = []
        var now: Int64 = 1_000 * Self.day
        for _ in 0..<days * 144 {
            now += 10 * Self.minute
            kept.insert(now, at: 0)
            let excess = VersionRules.excess(of: kept.map { ($0, 100) }, at: now, room: .max)
            for index in excess.reversed() { kept.remove(at: index) }
        }
        return (kept, now)
    }

    @Test func `the older they are, the fewer`() {
        let (kept, now) = history(days: 100)
        let ages = kept.map { now - $0 }
        #expect(ages.filter { $0 < Self.day }.count == 144)
        #expect((23...25).contains(ages.filter { (Self.day..<2 * Self.day).contains($0) }.count))
        #expect((27...29).contains(ages.filter { (2 * Self.day..<30 * Self.day).contains($0) }.count))
        #expect((9...11).contains(ages.filter { $0 >= 30 * Self.day }.count))
    }

    @Test func `the newest five stay whatever their age`() {
        let old = (0..<8).map { (saved: Int64(10_000_000 - $0), bytes: 10) }
        #expect(VersionRules.excess(of: old, at: 1_000_000_000, room: 1_000) == [5, 6, 7])
    }

    @Test func `what has no room goes, the oldest first`() {
        let versions = (0..<6).map { (saved: Int64(10_000 - $0 * 700), bytes: 40) }
        #expect(VersionRules.excess(of: versions, at: 10_000, room: 100) == [2, 3, 4, 5])
        #expect(VersionRules.excess(of: versions, at: 10_000, room: 39) == [0, 1, 2, 3, 4, 5])
    }

    @Test func `a clock that went back harms nothing`() {
        let versions = [(saved: Int64(5_000_000), bytes: 1), (saved: 4_000_000, bytes: 1)]
        #expect(VersionRules.excess(of: versions, at: 0, room: 10).isEmpty)
        #expect(VersionRules.isWorth(saved: 10, newest: 5_000_000, bytes: 9, loss: 0))
    }
}
