import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Changes from outside` {
    let folder = TestFolder()

    private func save(
        _ path: FilePath, expected: FileStamp?, replaces: Bool = false, calls: any SystemCalls = LinuxCalls()
    ) -> SaveOutcome {
        FileSaver(calls: calls, newMode: 0o644).save(
            SaveOrder(text: Rope("ours"), path: path, expected: expected, consent: replaces ? .replacing : [])
        )
    }

    private func opened() throws -> (FilePath, FileStamp?) {
        let path = folder.write("page", "first")
        return (path, try readAll(path).stamp)
    }

    @Test func `an untouched file is saved again and again`() throws {
        var (path, stamp) = try opened()
        for _ in 0..<3 { stamp = try save(path, expected: stamp).result.get() }
        #expect(folder.text("page") == "ours")
    }

    @Test func `a longer text written by others is not overwritten`() throws {
        let (path, stamp) = try opened()
        folder.write("page", "theirs, longer")
        #expect(save(path, expected: stamp).result == .failure(.changedOutside))
        #expect(folder.text("page") == "theirs, longer")
    }

    @Test func `a change of the same length with the old time put back is seen`() throws {
        let (path, stamp) = try opened()
        let before = try #require(stamp)
        // The kernel's clock may be coarse: written until the change time is another.
        repeat {
            folder.write("page", "other")
            let time = timespec(
                tv_sec: Int(before.modified / 1_000_000_000), tv_nsec: Int(before.modified % 1_000_000_000))
            utimensat(AT_FDCWD, path.cString, [time, time], 0)
        } while folder.status("page")?.stamp.changed == before.changed
        #expect(folder.status("page")?.stamp.modified == before.modified)
        #expect(save(path, expected: stamp).result == .failure(.changedOutside))
        #expect(folder.text("page") == "other")
    }

    @Test func `a file replaced by rename is seen`() throws {
        let (path, stamp) = try opened()
        rename(folder.write("other", "theirs").cString, path.cString)
        #expect(save(path, expected: stamp).result == .failure(.changedOutside))
    }

    @Test func `a deleted file is made again only after a yes`() throws {
        let (path, stamp) = try opened()
        unlink(path.cString)
        #expect(save(path, expected: stamp).result == .failure(.vanished))
        #expect(folder.names.isEmpty)
        #expect(throws: Never.self) { try save(path, expected: stamp, replaces: true).result.get() }
    }

    @Test func `a file that became a folder or a FIFO is refused`() throws {
        let (path, stamp) = try opened()
        unlink(path.cString)
        mkdir(path.cString, 0o755)
        #expect(save(path, expected: stamp, replaces: true).result == .failure(.refused(.notAFile)))
        rmdir(path.cString)
        mkfifo(path.cString, 0o644)
        #expect(save(path, expected: stamp, replaces: true).result == .failure(.refused(.notAFile)))
    }

    @Test func `a file that is there when none was expected is told with its size`() throws {
        let path = folder.write("page", "theirs")
        let there = try #require(folder.status("page")?.stamp)
        #expect(
            save(path, expected: nil).result == .failure(.exists(size: 6, modified: there.modified)))
        #expect(folder.text("page") == "theirs")
    }

    @Test func `a yes replaces what is there`() throws {
        let (path, stamp) = try opened()
        folder.write("page", "theirs, longer")
        _ = try save(path, expected: stamp, replaces: true).result.get()
        #expect(folder.text("page") == "ours")
    }

    @Test func `what we left ourselves is no change from outside`() throws {
        let (path, stamp) = try opened()
        let left = save(path, expected: stamp).left
        let again = FileSaver.real.save(
            SaveOrder(text: Rope("ours again"), path: path, expected: stamp), ours: left)
        #expect(throws: Never.self) { try again.result.get() }
        #expect(folder.text("page") == "ours again")
    }
}

@Suite struct `Changes in the middle of a save` {
    let folder = TestFolder()

    /// Calls that let somebody write `content` to the file just before the first call of a kind.
    private func intruding(before moment: FaultyCalls.Call, _ intrude: @escaping @Sendable () -> Void)
        -> FaultyCalls
    {
        let seen = Counter()
        return FaultyCalls { call, _ in
            if call == moment, seen.next() == 1 { intrude() }
            return nil
        }
    }

    private func save(_ path: FilePath, expected: FileStamp?, calls: FaultyCalls) -> SaveOutcome {
        FileSaver(calls: calls, newMode: 0o644).save(
            SaveOrder(text: Rope("ours"), path: path, expected: expected))
    }

    @Test func `a version written while ours is synced is found and stays`() throws {
        let path = folder.write("page", "first")
        let calls = intruding(before: .sync) { [folder] in folder.write("page", "theirs, longer") }
        let outcome = save(path, expected: folder.status("page")?.stamp, calls: calls)
        #expect(outcome.result == .failure(.changedOutside))
        #expect(folder.text("page") == "theirs, longer")
        #expect(folder.names == ["page"])
    }

    @Test func `a version written in the last moment is kept under a name of its own`() throws {
        let path = folder.write("page", "first")
        let calls = intruding(before: .exchange) { [folder] in folder.write("page", "theirs, longer") }
        let outcome = save(path, expected: folder.status("page")?.stamp, calls: calls)
        guard case .failure(.othersKept(let kept)) = outcome.result else {
            Issue.record("the answer was \(outcome.result)")
            return
        }
        #expect(folder.content(kept) == Array("theirs, longer".utf8))
        #expect(String(decoding: kept.lastComponent, as: UTF8.self).hasPrefix("page.theirs-"))
        #expect(folder.text("page") == "ours")
        #expect(folder.names.count == 2)
        #expect(outcome.left == folder.status("page")?.stamp)
    }

    @Test func `a name of full length still has room for their version`() throws {
        let name = String(repeating: "n", count: 255)
        let path = folder.write(name, "first")
        let calls = intruding(before: .exchange) { [folder] in folder.write(name, "theirs, longer") }
        let outcome = save(path, expected: folder.status(name)?.stamp, calls: calls)
        guard case .failure(.othersKept(let kept)) = outcome.result else {
            Issue.record("the answer was \(outcome.result)")
            return
        }
        #expect(kept.lastComponent.count == 255)
        #expect(folder.content(kept) == Array("theirs, longer".utf8))
    }

    @Test func `a file deleted in the last moment is told`() throws {
        let path = folder.write("page", "first")
        let calls = intruding(before: .exchange) { unlink(path.cString) }
        let outcome = save(path, expected: folder.status("page")?.stamp, calls: calls)
        #expect(outcome.result == .failure(.vanished))
        #expect(folder.names.isEmpty)
    }

    @Test func `a file that appears where ours is to be new is not replaced`() throws {
        let path = folder.file("page")
        let calls = intruding(before: .keep) { [folder] in folder.write("page", "theirs") }
        let outcome = save(path, expected: nil, calls: calls)
        guard case .failure(.exists(size: 6, modified: _)) = outcome.result else {
            Issue.record("the answer was \(outcome.result)")
            return
        }
        #expect(folder.text("page") == "theirs")
        #expect(folder.names == ["page"])
    }

    @Test func `a file that appears is not replaced on a system with links only`() throws {
        let calls = FaultyCalls { [folder] call, _ in
            if call == .link { folder.write("page", "theirs") }
            return call == .keep ? .init(errno: EINVAL) : nil
        }
        let outcome = save(folder.file("page"), expected: nil, calls: calls)
        guard case .failure(.exists) = outcome.result else {
            Issue.record("the answer was \(outcome.result)")
            return
        }
        #expect(folder.text("page") == "theirs")
    }

    @Test func `a folder that is swapped during the save cannot lead us elsewhere`() throws {
        mkdir(folder.file("real").cString, 0o755)
        mkdir(folder.file("trap").cString, 0o755)
        let calls = intruding(before: .sync) { [folder] in
            rename(folder.file("real").cString, folder.file("moved").cString)
            folder.link("real", to: "trap")
        }
        _ = save(folder.file("real/page"), expected: nil, calls: calls)
        #expect(folder.text("moved/page") == "ours")
        #expect(folder.text("trap/page") == nil)
    }
}
