/// What the system's error numbers mean. A number by itself helps nobody.
extension Messages {
    /// An error number of Linux in a few words; the number itself for one that no writer should ever meet.
    static func fault(_ errno: Int32) -> String { faults[errno] ?? "error \(errno)" }

    /// After `errno(3)`, in words of this program.
    private static let faults: [Int32: String] = [
        1: "not permitted", 2: "no such file or folder", 4: "it was interrupted",
        5: "reading or writing failed", 11: "it is busy", 12: "no memory is left",
        13: "no permission", 16: "it is in use", 17: "it exists already", 19: "no such device",
        20: "not a folder", 21: "it is a folder", 22: "not possible there", 23: "too many files are open",
        24: "too many files are open", 26: "it is a running program", 27: "the file is too large",
        28: "the disk is full", 30: "the disk is read-only", 36: "the name is too long",
        38: "not possible on this system", 39: "the folder is not empty", 40: "links lead in a circle",
        95: "not possible on this disk", 110: "no answer came in time", 116: "the server has lost the file",
        121: "reading or writing from afar failed", 122: "your share of the disk is full",
    ]
}
