/// An optional value that is not there most of the time, kept apart from its owner.
///
/// A key asks some thirty such values whether they are there. Kept in place, each has its room in the owner whether or not
/// it is there, and the owner becomes so large that every question reaches for another part of memory. Apart, a value
/// that is not there takes one word, and its neighbours are asked with it.
///
/// `$name` asks whether the value is there. That is for what every key asks; elsewhere `name != nil` does as well.
///
/// - Complexity: Reading copies the value. Changing it in place makes a new box, O(size of the value), but no copies of
///   what it refers to.
@propertyWrapper
struct Rare<Value> {
    private indirect enum Box {
        case empty
        case full(Value)
    }

    private var box = Box.empty

    /// Nothing is there.
    init() {}

    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    /// Whether the value is there, asked without reading it.
    var projectedValue: Bool {
        if case .full = box { return true }
        return false
    }

    var wrappedValue: Value? {
        get {
            guard case .full(let value) = box else { return nil }
            return value
        }
        set { box = newValue.map { .full($0) } ?? .empty }
        _modify {
            var value = wrappedValue
            // Let go, or what the value refers to would be shared, and copied by the first change.
            box = .empty
            defer { wrappedValue = value }
            yield &value
        }
    }
}
