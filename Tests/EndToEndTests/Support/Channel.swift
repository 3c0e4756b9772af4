import Glibc

/// Two joined descriptors; what is written to `far` is read from `near`, and reading ends when `far` is closed.
///
/// A pair of sockets, because the Glibc module has no pipe2: they are closed in other tests' programs from the start.
struct Channel {
    /// Our end.
    let near: Int32
    /// The end for the program.
    let far: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Failure("socketpair: errno \(errno)") }
        (near, far) = (ends[0], ends[1])
    }
}
