import Glibc

/// What /proc/PID/stat tells of a process (proc(5)).
struct ProcessStatus {
    /// `R`, `S`, `T` and so on.
    let state: String
    /// Processor time used so far, in the kernel's ticks.
    let ticks: Int

    /// Reads the status of a process.
    init(of pid: pid_t) throws {
        let file = open("/proc/\(pid)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure("there is no process \(pid)") }
        defer { close(file) }
        // The name of the program, in parentheses, may hold blanks.
        let fields = String(decoding: readSome(file), as: UTF8.self).split(separator: ") ").last?.split(
            separator: " ")
        guard let fields, fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            throw Failure("the status of process \(pid) is strange")
        }
        state = String(fields[0])
        ticks = user + system
    }
}

/// Waits until a process is in a state; nothing tells when it gets there.
func waitForState(_ state: String, of pid: pid_t) throws {
    let deadline = Deadline(Deadline.usual)
    while try ProcessStatus(of: pid).state != state {
        if deadline.isOver { throw Failure("process \(pid) is never in state \(state)") }
        poll(nil, 0, 5)
    }
}
