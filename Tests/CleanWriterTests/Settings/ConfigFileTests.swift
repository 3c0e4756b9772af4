import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite(.timeLimit(.minutes(1))) struct ConfigFileTests {
    let folder = TestFolder()

    /// Asks workers for something about the settings, and gives their answer.
    private func answer(to request: FileRequest, at config: FilePath?) async throws -> FileAnswer {
        let (stream, answers) = AsyncStream<FileAnswer>.makeStream()
        let workers = FileWorkers(home: nil, config: config) { answers.yield($0) }
        workers.begin(request)
        var iterator = stream.makeAsyncIterator()
        return try #require(await iterator.next(isolation: nil))
    }

    private func read(_ config: FilePath?) async throws -> Result<SettingsText, SettingsProblem> {
        guard case .settings(let result) = try await answer(to: .readSettings, at: config) else {
            throw CancellationError()
        }
        return result
    }

    private func save(_ text: String, _ stamp: FileStamp?, at config: FilePath) async throws -> Result<
        FileStamp, SaveProblem
    > {
        let file = SettingsText(bytes: Array(text.utf8), stamp: stamp)
        guard case .settingsSaved(file, let result) = try await answer(to: .saveSettings(file), at: config)
        else {
            throw CancellationError()
        }
        return result
    }

    @Test func `what was read can be written back, in the same mode`() async throws {
        let config = folder.write("config", Array("width = 60\n".utf8), mode: 0o600)
        let file = try await read(config).get()
        #expect(file.bytes == Array("width = 60\n".utf8))
        _ = try await save("width = 61\n", file.stamp, at: config).get()
        #expect(folder.text("config") == "width = 61\n")
        #expect(folder.status("config")?.mode == 0o600)
        #expect(folder.names == ["config"])
    }

    @Test func `a file that is not there is empty, and made with its folder so that nobody else may write`()
        async throws
    {
        let config = folder.file("new/cleanwriter/config")
        #expect(try await read(config).get() == SettingsText())
        _ = try await save("tab = 2\n", nil, at: config).get()
        #expect(folder.status("new/cleanwriter/config").map { $0.mode & 0o022 } == 0)
        #expect(try await read(config).get().bytes == Array("tab = 2\n".utf8))
    }

    @Test func `a link stays a link, and what it points to is written`() async throws {
        folder.write("dotfiles", "tab = 2\n")
        folder.link("config", to: "dotfiles")
        let config = folder.file("config")
        let stamp = try await read(config).get().stamp
        _ = try await save("tab = 3\n", stamp, at: config).get()
        #expect(folder.text("dotfiles") == "tab = 3\n")
        #expect(folder.status("config")?.kind == .link)
    }

    @Test func `what another program wrote meanwhile is not replaced`() async throws {
        let config = folder.write("config", "tab = 2\n")
        let stamp = try await read(config).get().stamp
        folder.write(config, Array("tab = 4 \n".utf8))
        #expect(try await save("tab = 3\n", stamp, at: config) == .failure(.changedOutside))
        #expect(folder.text("config") == "tab = 4 \n")
    }

    @Test func `what is not to be trusted or no plain file is not read`() async throws {
        #expect(try await read(nil) == .failure(.noPlace))
        #expect(try await read(FilePath(folder.path)) == .failure(.unusable))
        let open = folder.write("open", Array("tab = 2\n".utf8), mode: 0o666)
        #expect(try await read(open) == .failure(.exposed))
    }

    @Test func `an error of the disk is told and closes what was opened`() {
        let config = folder.write("config", "tab = 2\n")
        for call in [FaultyCalls.Call.open, .status, .read] {
            let calls = FaultyCalls([call: EIO])
            #expect(throws: SettingsProblem.failed(errno: EIO)) { try ConfigFile.load(config, calls: calls) }
            #expect(calls.leaked.isEmpty)
        }
    }
}
