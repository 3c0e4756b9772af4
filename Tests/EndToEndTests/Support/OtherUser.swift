import Glibc

/// Runs programs as a user whom permissions bind; root's own they do not.
enum OtherUser {
    private static var tool: String { "/usr/bin/setpriv" }

    /// Whether that can be done here.
    static var isAvailable: Bool { geteuid() == 0 && access(tool, X_OK) == 0 }

    /// The arguments of setpriv(1) that run a program as nobody.
    static func arguments(_ command: String...) -> [String] {
        ["--reuid=65534", "--regid=65534", "--clear-groups"] + command
    }

    /// The built program where that user can reach it, too.
    static func binary(in scratch: ScratchFolder) throws -> String {
        let copy = scratch(".cleanwriter")
        guard try Command.run(["cp", try Binary.path(), copy], in: scratch).exit == .status(0) else {
            throw Failure("the program could not be copied to \(copy)")
        }
        chmod(copy, 0o755)
        return copy
    }
}
