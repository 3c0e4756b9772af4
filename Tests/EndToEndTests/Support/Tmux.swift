import EditorTestSupport
import Glibc
import Synchronization

/// Numbers the servers of this process.
private let serverCount = Atomic<Int>(0)

/// A program in a terminal with a screen: a tmux server of its own with one window, gone with the test.
final class Tmux {
    private let server: String
    /// A file that is to hold the program's exit status: tmux 3.3a now and then overlooks that a program has ended.
    private let status: String
    private let scratch: ScratchFolder
    /// Leaves the server behind, and all that runs in it.
    private var starter: RunningProgram?

    /// Starts `arguments`, the built `cleanwriter` if `program` is nil, in a window of the size given.
    init(
        _ arguments: [String], program: String? = nil, in scratch: ScratchFolder, rows: Int = 24,
        columns: Int = 80, environment: [String: String] = [:]
    ) throws {
        let number = serverCount.add(1, ordering: .relaxed).newValue
        server = ".tmux-\(number)"
        status = ".status-\(number)"
        self.scratch = scratch
        let settings = [
            ["set", "-g", "status", "off"], ["set", "-g", "remain-on-exit", "on"],
            ["set", "-g", "default-terminal", "tmux-256color"],
        ]
        let window = ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--"]
        let variables = environment.map { "\($0.key)=\($0.value)" }
        starter = try run(
            ["start-server", ";"] + settings.flatMap { $0 + [";"] } + window + ["env"] + variables
                + ["sh", "-c", "\"$@\"; echo $? > \"$0\"", scratch(status)]
                + [try program ?? Binary.path()] + arguments
        ).program
    }

    deinit {
        _ = try? run(["kill-server"])
        // Else the last of them would write into a folder that is being removed.
        _ = try? starter?.waitForEnd()
    }

    @discardableResult private func run(_ arguments: [String]) throws -> Command {
        let command = try Command.run(
            ["tmux", "-u", "-S", scratch(server), "-f", "/dev/null"] + arguments, in: scratch)
        guard command.exit == .status(0) else {
            throw Failure("tmux \(arguments.first ?? ""): \(command.complaint)")
        }
        return command
    }
}

extension Tmux {
    /// Sends bytes to the program as a terminal would.
    func send(_ bytes: [UInt8]) throws {
        for start in stride(from: 0, to: bytes.count, by: 500) {
            let part = bytes[start..<min(start + 500, bytes.count)]
            try run(["send-keys", "-H"] + part.map { String($0, radix: 16) })
        }
    }

    /// Sends text as it is.
    func type(_ text: String) throws { try send(Array(text.utf8)) }

    /// Sends what an xterm sends for keys, such as `ctrl+s`.
    func press(_ keys: String...) throws { try send(keys.flatMap(KeyBytes.of)) }

    /// The rows of the screen, without blanks at their ends.
    func screen() throws -> [String] { try capture(["-p"]) }

    /// The rows of the screen with the sequences that style them.
    func styledScreen() throws -> [String] { try capture(["-p", "-e"]) }

    private func capture(_ options: [String]) throws -> [String] {
        var rows = try run(["capture-pane"] + options).output.split(
            separator: "\n", omittingEmptySubsequences: false)
        rows.removeLast()
        return rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    }

    /// Waits until the screen shows `text` within a row.
    func wait(for text: String) throws {
        try wait(for: "“\(text)”") { rows in rows.contains { $0.contains(text) } }
    }

    /// Waits until `condition` holds for the rows of the screen.
    func wait(for what: String, until condition: ([String]) -> Bool) throws {
        let deadline = Deadline(Deadline.usual)
        var rows = try screen()
        while !condition(rows) {
            if deadline.isOver {
                throw Failure(
                    "waited in vain for \(what); the screen shows:\n" + rows.joined(separator: "\n"))
            }
            // tmux tells no one that its screen has changed.
            poll(nil, 0, 15)
            rows = try screen()
        }
    }

    /// Turns to the question that waits, of which `answer` is an answer. A notice that came over it goes first.
    func turn(to answer: String) throws {
        try press("esc")
        let deadline = Deadline(.seconds(2))
        while try !screen().contains(where: { $0.contains(answer) }) {
            if deadline.isOver {
                try press("esc")
                break
            }
            poll(nil, 0, 15)
        }
        try wait(for: answer)
    }

    /// The cell that the cursor stands on.
    func cursor() throws -> ScreenCell {
        let numbers = try run(["display-message", "-p", "#{cursor_y} #{cursor_x}"]).output
            .split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2 else { throw Failure("tmux does not tell where the cursor is") }
        return ScreenCell(row: numbers[0], column: numbers[1])
    }

    /// Gives the window another size.
    func resize(rows: Int, columns: Int) throws {
        try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Waits until the program has ended; its exit status.
    func waitForEnd() throws -> Int {
        let deadline = Deadline(Deadline.usual)
        while true {
            if let text = try? scratch.text(status), text.last == "\n", let end = Int(text.dropLast()) {
                return end
            }
            if deadline.isOver {
                throw Failure("has not ended; the screen shows:\n" + (try screen()).joined(separator: "\n"))
            }
            poll(nil, 0, 15)
        }
    }
}
