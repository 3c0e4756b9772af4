import EditorCore
import Glibc

extension NcursesTerminal {
    mutating func wait(until deadline: Duration?) -> Wake {
        var causes = pending
        pending = []
        var now = clock.now()
        while true {
            let timeout = causes.isEmpty ? deadline.map { $0 - now } : .zero
            causes += collect(timeout: timeout)
            causes += pending
            pending = []
            now = clock.now()
            if !causes.isEmpty { break }
            if let deadline, now >= deadline { break }
        }
        return Wake(now: now, causes: causes, mayHaveMore: !isOneKey(causes))
    }

    /// Whether a key or two are all that has come. Reading them has emptied the queue then, and asking again before
    /// the frame would find what comes in a few microseconds, which the next wake brings as well.
    private func isOneKey(_ causes: [Wake.Cause]) -> Bool {
        guard causes.count == 1, case .input(let bytes) = causes[0] else { return false }
        return bytes.count < Self.burstSize
    }

    /// Sleeps at most `timeout`, nil being for ever, and takes what has come.
    private mutating func collect(timeout: Duration?) -> [Wake.Cause] {
        let readable = Int16(POLLIN)
        // poll skips a negative descriptor, so a terminal that is gone cannot keep us awake.
        var entries = [
            pollfd(fd: isGone ? -1 : descriptors.input, events: readable, revents: 0),
            pollfd(fd: signals.descriptor, events: readable, revents: 0),
            pollfd(fd: inbox.descriptor, events: readable, revents: 0),
        ]
        guard poll(&entries, nfds_t(entries.count), timeout?.pollMilliseconds ?? -1) > 0 else { return [] }
        var causes: [Wake.Cause] = []
        if entries[1].revents != 0 { causes += takeSignals() }
        if entries[0].revents != 0, let bytes = readKeys() { causes.append(.input(bytes)) }
        if entries[2].revents != 0 { causes += inbox.drain() }
        return causes
    }

    /// All bytes that are there, up to the limit; the kernel hands out at most 4 KiB at a time.
    ///
    /// After `poll` has said that there is something, reading nothing or an error means that the terminal is gone.
    private mutating func readKeys() -> [UInt8]? {
        var count = 0
        repeat {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let taken = read(descriptors.input, room.baseAddress, room.count)
            if taken > 0 {
                count += taken
            } else if taken == 0 || (errno != EINTR && errno != EAGAIN) {
                lose()
            } else {
                break
            }
        } while !isGone && count >= Self.burstSize && count < buffer.count && hasMoreKeys()
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    private func hasMoreKeys() -> Bool {
        var entry = pollfd(fd: descriptors.input, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1
    }

    private mutating func takeSignals() -> [Wake.Cause] {
        var causes: [Wake.Cause] = []
        while let signal = signals.next() {
            switch signal {
            case SIGTSTP:
                beforeStopping()
                suspend(getpid())
            case SIGCONT:
                guard awaitForeground() else { break }
                enterAgain()
                causes.append(.resumed(size))
            default:
                if adoptSize() { causes.append(.resized(size)) }
            }
        }
        return causes
    }
}
