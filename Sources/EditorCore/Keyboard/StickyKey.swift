/// A key that changes the next one, for those who press one key at a time: once for one key, twice to lock it.
public enum StickyKey: Hashable, Sendable {
    case off
    /// Until the next key.
    case once
    /// Until it is pressed again.
    case locked

    /// Whether it changes the next key.
    public var isOn: Bool { self != .off }

    /// Takes a press of the key itself.
    public mutating func press() {
        self = self == .off ? .once : self == .once ? .locked : .off
    }

    /// Lets go after a key that it has changed.
    public mutating func release() {
        if self == .once { self = .off }
    }
}
