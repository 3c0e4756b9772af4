import Glibc
import Synchronization

/// Descriptors held for nothing, so that a save has some when the process has run out of them.
///
/// They are given back for the time of a save, whether it is short of them or not: that needs no second way
/// through the code for a case that hardly ever comes.
final class SpareDescriptors: Sendable {
    /// A save in place has at most five open at once; one more, because another thread may be quicker.
    private static let count = 6

    private let held: Mutex<[Int32]>

    /// Takes them.
    init() { held = Mutex(Self.taken()) }

    deinit { held.withLock { $0.forEach { close($0) } } }

    /// Lets go of all of them while `work` runs.
    func released<Value>(during work: () -> Value) -> Value {
        held.withLock { numbers in
            numbers.forEach { close($0) }
            numbers = []
        }
        defer {
            held.withLock { numbers in
                if numbers.isEmpty { numbers = Self.taken() }
            }
        }
        return work()
    }

    private static func taken() -> [Int32] {
        (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
    }
}
