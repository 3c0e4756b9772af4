import CNcurses
import Glibc

/// Where ncurses writes, to be taken from there.
///
/// It is a pipe where that holds whatever the screen can take: ncurses would write to a full one for ever. For larger screens
/// it is a file in memory, which holds everything but takes twice as long, and which a limit on the size of files
/// (`ulimit -f`) would bring to a standstill; where there is a low one it stays a pipe.
final class ScreenOutput {
    /// The end that ncurses writes to.
    let file: UnsafeMutablePointer<FILE>
    private var source: Int32
    private var isPipe = true
    /// Bytes of the file in memory that have been taken.
    private var taken = 0
    private let portion = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 1)

    /// What anybody may have without being asked.
    private static let largestPipe = 1 << 20
    /// Bytes that the worst cell takes: a motion of the cursor, a style and a cluster of five scalars.
    private static let largestCell = 80
    /// A pipe holds pages, and what does not fit the last one begins another, so that down to half of it may be used.
    private static let reserve = 2
    private static let longestFile = 1 << 20

    init() throws(TerminalProblem) {
        var ends: [Int32] = [-1, -1]
        guard cn_pipe(&ends) == 0 else { throw .refused(call: "pipe2", errno: errno) }
        source = ends[0]
        guard let file = fdopen(ends[1], "w") else { throw .refused(call: "fdopen", errno: errno) }
        self.file = file
    }

    deinit {
        portion.deallocate()
        fclose(file)
        close(source)
    }

    /// Makes sure that a screen of this size finds room. What was written before must have been taken.
    ///
    /// - Throws: why there is no room for the worst page of that size.
    func makeRoom(forCells cells: Int) throws(TerminalProblem) {
        guard isPipe else { return }
        let wanted = cells * Self.largestCell * Self.reserve
        if wanted <= Self.largestPipe, cn_enlarge_pipe(source, Int32(wanted)) >= wanted { return }
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        guard limit.rlim_cur >= 4 * Self.longestFile else {
            _ = cn_enlarge_pipe(source, Int32(Self.largestPipe))
            return
        }
        let memory = cn_memory_file("screen")
        guard memory >= 0 else { throw .refused(call: "memfd_create", errno: errno) }
        guard dup3(memory, fileno(file), O_CLOEXEC) >= 0 else {
            close(memory)
            throw .refused(call: "dup3", errno: errno)
        }
        close(source)
        (source, isPipe) = (memory, false)
    }

    /// What was written since the last time. A file in memory is read on, and begun anew only when it has grown: for a
    /// key, one call is all that this costs.
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
