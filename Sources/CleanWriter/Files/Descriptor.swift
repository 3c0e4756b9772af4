import EditorCore
import Glibc

/// An open file or folder with one owner, closed at the end of its life.
struct Descriptor: ~Copyable {
    let number: Int32
    private var isOpen = true
    /// Whether it holds the lock of its file.
    private var isLocked = false
    private let calls: any SystemCalls

    /// Opens `name`, looked up from `folder`. Never a controlling terminal, never waiting for the other end
    /// of a FIFO.
    init(
        _ name: [UInt8], in folder: Int32, flags: Int32, mode: UInt32 = 0, calls: any SystemCalls
    ) throws(SystemError) {
        number = try uninterrupted { () throws(SystemError) in
            try calls.open(name, in: folder, flags: flags | O_NOCTTY | O_NONBLOCK, mode: mode)
        }
        self.calls = calls
    }

    /// Makes a file to write in that was not there before and that only we may read, whatever the umask says.
    init(creating name: [UInt8], in folder: Int32, calls: any SystemCalls) throws(SystemError) {
        try self.init(
            name, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, calls: calls)
    }

    /// Locks the file for the life of the descriptor, or of the process: `EWOULDBLOCK` when another holds the lock.
    mutating func lock() throws(SystemError) {
        try uninterrupted { [calls, number] () throws(SystemError) in try calls.lock(number) }
        isLocked = true
    }

    /// A child that is just being started still has all descriptors of its parent, and a lock lasts as long as any copy.
    private func unlock() { if isLocked { try? calls.unlock(number) } }

    /// Closes, and tells what the disk said to it. Made once, whatever the answer: on Linux the number is
    /// free again even after an error, and may belong to another thread.
    consuming func close() throws(SystemError) {
        unlock()
        isOpen = false
        do throws(SystemError) {
            try calls.close(number)
        } catch  where error.errno == EINTR {
            return
        }
    }

    deinit {
        // Nothing was written through a descriptor that ends here, or the text has been given up: no news is
        // lost.
        guard isOpen else { return }
        unlock()
        try? calls.close(number)
    }
}
