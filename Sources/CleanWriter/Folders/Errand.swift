import Synchronization

/// Work of which only the newest piece is wanted: who asks again has no more use for what was asked before.
final class Errand: Sendable {
    private let newest = Atomic<Int>(0)

    /// From now on this piece is the one that is wanted.
    func begin(_ number: Int) { newest.store(number, ordering: .relaxed) }

    /// No piece is.
    func stop() { newest.store(0, ordering: .relaxed) }

    /// Whether somebody waits for this piece.
    func isWanted(_ number: Int) -> Bool { newest.load(ordering: .relaxed) == number }
}
