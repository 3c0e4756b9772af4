import EditorTestSupport
import Glibc
import Testing

/// The harness itself: what a program is started with.
struct LaunchTests {
    /// Two channels at each number up to far above those that a program is given.
    @Test func `a program gets its own descriptors, however many the tests have open`() throws {
        let scratch = try ScratchFolder()
        var others: [Int32] = []
        defer { for descriptor in others { close(descriptor) } }
        while (others.last ?? 0) < 110 {
            others.append(fcntl(0, F_DUPFD_CLOEXEC, 0))
            let (first, second) = (try Channel(), try Channel())
            defer {
                for descriptor in [first.near, first.far, second.near, second.far] { close(descriptor) }
            }
            let launch = Launch(
                arguments: ["sh", "-c", "printf first >&7; printf second >&8"],
                environment: scratch.environment([:]), folder: scratch.path,
                streams: [(7, .descriptor(first.far)), (8, .descriptor(second.far))])
            try launch.start().waitForEnd()
            #expect(received(by: first.near) == "first" && received(by: second.near) == "second")
        }
    }

    private func received(by descriptor: Int32) -> String {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1 ? String(decoding: readSome(descriptor), as: UTF8.self) : ""
    }
}
