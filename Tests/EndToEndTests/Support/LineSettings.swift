import Glibc

/// All that `stty -a` tells about a line, to be compared.
struct LineSettings: Equatable {
    private let flags: [tcflag_t]
    private let speeds: [speed_t]
    private let characters: [UInt8]

    /// The settings of the terminal on `descriptor`.
    init(of descriptor: Int32) {
        var found = termios()
        tcgetattr(descriptor, &found)
        flags = [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag]
        speeds = [found.c_ispeed, found.c_ospeed]
        characters = withUnsafeBytes(of: found.c_cc) { Array($0) } + [found.c_line]
    }
}
