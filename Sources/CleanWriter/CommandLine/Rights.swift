import Glibc

/// With whose rights the program runs, as the system tells (credentials(7)).
struct Rights: Hashable, Sendable {
    var user, effectiveUser: UInt32
    var group, effectiveGroup: UInt32
    /// Whether another user became root to write.
    var isBorrowed = false

    /// Those of this process.
    static func ofProcess() -> Rights {
        Rights(
            user: getuid(), effectiveUser: geteuid(), group: getgid(), effectiveGroup: getegid(),
            isBorrowed: geteuid() == 0 && getenv("SUDO_UID").map { strcmp($0, "0") != 0 } ?? false)
    }

    /// What a writer should know who has become root: what is not saved is kept where their own runs do not look.
    var warning: String? {
        isBorrowed ? "you write as root: unsaved words are kept for root, and only root gets them back" : nil
    }

    /// Why the program does not run with them; nil when it does. A program installed set-uid or set-gid lends its
    /// owner's rights to whoever calls it, and an editor would let them read and write any file of the owner's.
    var problem: String? {
        guard user != effectiveUser || group != effectiveGroup else { return nil }
        return
            "This program was installed to run with another user's rights, which is not safe for an editor; "
            + "whoever installed it can undo that with chmod ug-s."
    }
}
