/// A moment after which waiting is given up. Tests wait for events; this only keeps a failing one from hanging.
struct Deadline {
    /// Long enough for anything that works, on a busy machine too.
    static var usual: Duration { .seconds(20) }

    private let end: ContinuousClock.Instant

    /// A moment that is `duration` from now.
    init(_ duration: Duration) { end = ContinuousClock.now + duration }

    /// Whether the moment has come.
    var isOver: Bool { ContinuousClock.now >= end }

    /// What is left, as poll(2) takes it: rounded up, so that poll never returns just before the end.
    var milliseconds: Int32 {
        let left = end - ContinuousClock.now
        guard left > .zero else { return 0 }
        return Int32(
            left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
    }
}
