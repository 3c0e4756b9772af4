import CNcurses
import Glibc

/// Where ncurses writes: a file in memory, which takes a frame of any length.
///
/// A limit on the size of files (`ulimit -f`) holds for that too, and the screen would stand still when it is reached. So
/// where there is a low one it is a pipe, which takes as much as the system allows: a megabyte as a rule.
final class ScreenOutput {
    /// The end that ncurses writes to.
    let file: UnsafeMutablePointer<FILE>
    private let source: Int32
    private let isPipe: Bool
    /// Bytes of the file in memory that have been taken.
    private var taken = 0
    private let portion = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 1)

    private static let longestFile = 1 << 20

    init() throws(TerminalProblem) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        isPipe = limit.rlim_cur < 4 * Self.longestFile
        var ends: [Int32] = [-1, -1]
        if isPipe {
            guard cn_pipe(&ends, Int32(Self.longestFile)) == 0 else {
                throw .refused(call: "pipe2", errno: errno)
            }
        } else {
            let memory = cn_memory_file("screen")
            guard memory >= 0 else { throw .refused(call: "memfd_create", errno: errno) }
            ends = [memory, memory]
        }
        source = ends[0]
        guard let file = fdopen(ends[1], "w") else { throw .refused(call: "fdopen", errno: errno) }
        self.file = file
    }

    deinit {
        portion.deallocate()
        fclose(file)
        if isPipe { close(source) }
    }

    /// What was written since the last time. The file is read on, and begun anew only when it has grown: for a key, one
    /// call is all that this costs.
    func take() -> [UInt8] {
        fflush(file)
        var bytes: [UInt8] = []
        while true {
            let count = max(
                0,
                isPipe
                    ? read(source, portion.baseAddress, portion.count)
                    : pread(source, portion.baseAddress, portion.count, taken + bytes.count))
            let part = portion[..<count]
            if bytes.isEmpty { bytes = Array(part) } else { bytes += part }
            if count < portion.count { break }
        }
        if !isPipe { rewind(after: bytes.count) }
        return bytes
    }

    private func rewind(after count: Int) {
        taken += count
        guard taken > Self.longestFile else { return }
        lseek(source, 0, SEEK_SET)
        ftruncate(source, 0)
        taken = 0
    }
}
