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
}
