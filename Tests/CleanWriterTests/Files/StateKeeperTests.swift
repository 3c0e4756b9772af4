import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct StateKeeperTests {
    let folder = TestFolder()

    private func keep() {
        let keeper = StateKeeper(folder: folder.file("state").bytes, calls: LinuxCalls()) { answer in
            Issue.record("it says \(answer)")
        }
        keeper.keep(.panel, Array("kind = help\n".utf8))
        keeper.finish()
    }

    @Test func `the folder that it makes is open to its owner alone`() {
        keep()
        #expect(folder.status("state")?.mode == 0o700)
        #expect(folder.status("state/panel")?.mode == 0o600)
    }

    @Test func `a folder that others may look into is closed`() {
        mkdir(folder.path + "/state", 0o755)
        keep()
        #expect(folder.status("state")?.mode == 0o700)
        #expect(folder.text("state/panel") == "kind = help\n")
    }

    @Test func `only a file that is not there yet tells of a first run`() {
        let keeper = StateKeeper(folder: folder.file("state").bytes, calls: LinuxCalls()) { _ in }
        #expect(keeper.read(.panel) == nil)
        keep()
        #expect(keeper.read(.panel) == Array("kind = help\n".utf8))
        chmod(folder.path + "/state/panel", 0o666)
        #expect(keeper.read(.panel) == [])
        #expect(StateKeeper(folder: nil, calls: LinuxCalls()) { _ in }.read(.panel) == [])
    }

    @Test func `of many versions the newest is kept`() {
        let keeper = StateKeeper(folder: folder.file("state").bytes, calls: LinuxCalls()) { _ in }
        for number in 0..<200 { keeper.keep(.panel, Array("row = \(number)\n".utf8)) }
        keeper.finish()
        #expect(folder.text("state/panel") == "row = 199\n")
    }
}
