import Glibc

/// Random numbers that can be had again: SplitMix64 from a seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Begins at `seed`.
    public init(seed: UInt64) { state = seed }

    /// A generator for round `round` of a test. Its seed is printed; `CLEANWRITER_SEED` in the environment gives another.
    public static func announced(_ round: Int, _ test: String = #function) -> SeededGenerator {
        let given = getenv("CLEANWRITER_SEED").flatMap { UInt64(String(cString: $0)) }
        // Mixed, for a seed that is some steps ahead of another would give the same numbers, some steps later.
        let seed = given ?? mixed(UInt64(truncatingIfNeeded: round) &+ 2026)
        print("seed \(seed) for \(test), round \(round)")
        return SeededGenerator(seed: seed)
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
