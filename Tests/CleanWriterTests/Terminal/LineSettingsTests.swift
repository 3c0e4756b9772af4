import Glibc
import Testing

@testable import CleanWriter

@Suite struct LineSettingsTests {
    /// A line that has been told to be so fast.
    private func settings(_ speed: Int32) throws -> LineSettings {
        let line = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(line) }
        var settings = termios()
        try #require(tcgetattr(line, &settings) == 0)
        cfsetospeed(&settings, speed_t(speed))
        try #require(tcsetattr(line, TCSANOW, &settings) == 0)
        return try LineSettings(of: line)
    }

    @Test(arguments: [
        (B1200, true), (B9600, true), (B19200, true), (B38400, false), (B115200, false), (B0, false),
    ])
    func `a line is slow below the speed that pseudo-terminals tell`(speed: Int32, isSlow: Bool) throws {
        #expect(try settings(speed).isSlow == isSlow)
    }

    @Test func `a pseudo-terminal that nobody has set is not slow`() throws {
        let line = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(line) }
        #expect(try !LineSettings(of: line).isSlow)
    }
}
