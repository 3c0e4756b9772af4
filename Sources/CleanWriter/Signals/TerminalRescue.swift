import Glibc
import Synchronization

// The only static state of the program, and why it must be: a signal handler is given nothing but a number. When a
// bug traps, it may touch no lock, no heap and no Swift object, yet the terminal has to be put back or the writer's
// shell is left without echo and full of mouse reports. So all that this takes is laid out in memory beforehand, and
// one atomic address leads to it. Whoever takes the address out (the terminal when it leaves in good order, the
// handler, the emergency thread) is the only one to act on it.
private let standingOrder = Atomic<UInt>(0)

private func takeOrder() -> UnsafeMutablePointer<RescueOrder>? {
    UnsafeMutablePointer(bitPattern: standingOrder.exchange(0, ordering: .acquiringAndReleasing))
}

/// How to put a terminal back with plain system calls.
struct RescueOrder {
    /// Line settings are put back here.
    let input: Int32
    /// The reset sequence goes here; a descriptor that does not block where one could be had.
    let output: Int32
    /// The settings as they were found.
    var settings: termios
    /// The reset sequence.
    let reset: UnsafeMutableBufferPointer<UInt8>
}

/// Lays out what it takes to put the terminal back, for as long as the page is up.
func armRescue(_ order: RescueOrder) {
    disarmRescue()
    let place = UnsafeMutablePointer<RescueOrder>.allocate(capacity: 1)
    place.initialize(to: order)
    standingOrder.store(UInt(bitPattern: place), ordering: .releasing)
}

/// Takes the order back once the terminal has been put back in good order.
func disarmRescue() {
    guard let place = takeOrder() else { return }
    place.pointee.reset.deallocate()
    place.deinitialize(count: 1)
    place.deallocate()
}

/// Puts the terminal back as well as it can be without ncurses. Uses nothing that is not safe in a signal handler
/// (signal-safety(7)), and never blocks: of a terminal that nobody reads, the waiting output is thrown away.
func rescueTerminal() {
    guard let order = takeOrder() else { return }
    // In the background the terminal belongs to somebody else, and we put it back when we were stopped.
    guard isForeground(on: order.pointee.input) else { return }
    tcsetattr(order.pointee.input, TCSANOW, &order.pointee.settings)
    let reset = UnsafeBufferPointer(order.pointee.reset)
    for _ in 0..<20 {
        var entry = pollfd(fd: order.pointee.output, events: Int16(POLLOUT), revents: 0)
        if poll(&entry, 1, 5) == 1, write(order.pointee.output, reset.baseAddress, reset.count) > 0 { return }
        tcflush(order.pointee.input, TCOFLUSH)
    }
}
