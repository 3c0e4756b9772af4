import EditorCore
import Glibc
import Testing

@testable import CleanWriter

private let old = "The old page.\n"
private let new = "The new page, which is longer.\n"

/// What one save under faults has left.
private struct Scene {
    let folder = TestFolder()
    let isNew: Bool
    let order: SaveOrder
    let before: FileStatus?

    init(isNew: Bool) throws {
        self.isNew = isNew
        let path = isNew ? folder.file("page") : folder.write("page", old)
        before = folder.status("page")
        order = SaveOrder(text: Rope(new), path: path, expected: before?.stamp)
    }

    /// Nil when all is well: the file is old or new and whole, and the answer tells which.
    func complaint(about outcome: SaveOutcome, mayLeaveTemporary: Bool = false) -> String? {
        let content = folder.text("page")
        guard content == new || content == (isNew ? nil : old) else {
            return "the file holds \(content ?? "nothing")"
        }
        var others = folder.names.filter { $0 != "page" }
        switch outcome.result {
        case .success(let stamp):
            if content != new { return "saved was said and the file is old" }
            if stamp != folder.status("page")?.stamp { return "the stamp is not the file's" }
        case .failure(.notConfirmed):
            if content != new { return "written was said and the file is old" }
        case .failure(.othersKept(let kept)):
            if content != new { return "kept theirs, and the file is old" }
            if folder.content(kept) != Array(old.utf8) { return "the version kept is not theirs" }
            others.removeAll { $0 == String(decoding: kept.lastComponent, as: UTF8.self) }
        case .failure(let problem):
            if content == new { return "\(problem) was said and the file is new" }
            if folder.status("page")?.stamp.inode != before?.stamp.inode { return "the file is another one" }
        }
        if !others.isEmpty, !mayLeaveTemporary { return "left behind: \(others)" }
        return nil
    }
}

@Suite struct `Saving while calls fail` {
    @Test(arguments: [ENOSPC, EIO, EDQUOT, EINTR, EROFS, ENOMEM, ENOTCONN, ESTALE], [true, false])
    func `one failing call leaves the old file or the new one and a true answer`(
        errno: Int32, isNew: Bool
    ) throws {
        var number = 1
        var isFired = true
        while isFired {
            let scene = try Scene(isNew: isNew)
            let fault = number
            let calls = FaultyCalls { _, at in at == fault ? .init(errno: errno) : nil }
            let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
            isFired = calls.made.count >= number
            let place = isFired ? "\(calls.made[number - 1])" : "none"
            if let complaint = scene.complaint(about: outcome) {
                Issue.record("call \(number), \(place): \(complaint)")
            }
            #expect(calls.leaked.isEmpty, "call \(number), \(place)")
            number += 1
        }
        #expect(number > 15)
    }

    @Test(arguments: [true, false])
    func `a call that does its work and reports an error does not make the answer untrue`(isNew: Bool) throws
    {
        let late: Set<FaultyCalls.Call> = [
            .write, .sync, .setMode, .exchange, .keep, .unlink, .close, .reserve,
        ]
        var number = 1
        var isFired = true
        while isFired {
            let scene = try Scene(isNew: isNew)
            let fault = number
            let calls = FaultyCalls { call, at in
                at == fault && late.contains(call) ? .init(errno: EIO, isLate: true) : nil
            }
            let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
            isFired = calls.made.count >= number
            if let complaint = scene.complaint(about: outcome) {
                Issue.record("call \(number): \(complaint)")
            }
            number += 1
        }
    }

    @Test(arguments: [true, false])
    func `two failing calls lose nothing and make no answer untrue`(isNew: Bool) throws {
        let total = try clean(isNew: isNew).count + 6
        for first in 1...total {
            for second in (first + 1)..<(total + 2) {
                let scene = try Scene(isNew: isNew)
                let calls = FaultyCalls { _, at in at == first || at == second ? .init(errno: EIO) : nil }
                let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
                if let complaint = scene.complaint(about: outcome, mayLeaveTemporary: true) {
                    Issue.record("calls \(first) and \(second): \(complaint)")
                }
                #expect(calls.leaked.isEmpty)
            }
        }
    }

    @Test func `neither fsync nor close is asked twice about the same file`() throws {
        let calls = try clean(isNew: false)
        #expect(calls.count { $0 == .sync } == 2)  // the file and the folder
        let failing = FaultyCalls([.sync: EIO])
        let scene = try Scene(isNew: false)
        _ = FileSaver(calls: failing, newMode: 0o644).save(scene.order)
        #expect(failing.made.count { $0 == .sync } == 1)
    }

    /// The calls of a save in which nothing fails.
    private func clean(isNew: Bool) throws -> [FaultyCalls.Call] {
        let scene = try Scene(isNew: isNew)
        let calls = FaultyCalls { _, _ in nil }
        let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
        _ = try outcome.result.get()
        return calls.made
    }
}

@Suite struct `Saving on a disk in trouble` {
    @Test(arguments: [ENOSPC, EDQUOT], [FaultyCalls.Call.reserve, .write, .sync, .close, .open])
    func `a full disk is named with the room that is needed`(errno: Int32, call: FaultyCalls.Call) throws {
        let scene = try Scene(isNew: false)
        // The folder and the old file are opened first.
        let opened = Counter()
        let calls = FaultyCalls { made, _ in
            made == call && (call != .open || opened.next() > 2) ? .init(errno: errno) : nil
        }
        let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.diskFull(needed: new.utf8.count)))
        #expect(scene.folder.text("page") == old)
        #expect(scene.folder.names == ["page"])
    }

    @Test func `the next save after a failed one works`() throws {
        let scene = try Scene(isNew: false)
        let failing = FileSaver(calls: FaultyCalls([.sync: EIO]), newMode: 0o644)
        #expect(failing.save(scene.order).result == .failure(.failed(errno: EIO)))
        #expect(throws: Never.self) { try FileSaver.real.save(scene.order).result.get() }
        #expect(scene.folder.text("page") == new)
    }

    @Test func `a write that takes less than it says is found out`() throws {
        let scene = try Scene(isNew: false)
        let outcome = FileSaver(calls: FaultyCalls([.write: 0]), newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.failed(errno: EIO)))
        #expect(scene.folder.text("page") == old)
    }

    @Test(arguments: [true, false])
    func `a folder that cannot be synced makes the answer not confirmed`(isNew: Bool) throws {
        let scene = try Scene(isNew: isNew)
        let calls = FaultyCalls(secondOf: .sync, errno: EIO)
        let outcome = FileSaver(calls: calls, newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.notConfirmed(errno: EIO)))
        #expect(scene.folder.text("page") == new)
    }

    @Test func `a save after one that was not confirmed is no conflict with ourselves`() throws {
        let scene = try Scene(isNew: false)
        let calls = FaultyCalls(secondOf: .sync, errno: EIO)
        let left = FileSaver(calls: calls, newMode: 0o644).save(scene.order).left
        #expect(throws: Never.self) { try FileSaver.real.save(scene.order, ours: left).result.get() }
    }

    @Test(arguments: [EINVAL, ENOSYS, EOPNOTSUPP], [true, false])
    func `a file system without the better renames still saves`(errno: Int32, isNew: Bool) throws {
        let scene = try Scene(isNew: isNew)
        let calls = FaultyCalls([.exchange: errno, .keep: errno])
        _ = try FileSaver(calls: calls, newMode: 0o644).save(scene.order).result.get()
        #expect(scene.folder.text("page") == new)
        #expect(scene.folder.names == ["page"])
    }

    @Test func `a new file is saved where there are no links either`() throws {
        let scene = try Scene(isNew: true)
        let calls = FaultyCalls([.keep: EINVAL, .link: EPERM])
        _ = try FileSaver(calls: calls, newMode: 0o644).save(scene.order).result.get()
        #expect(scene.folder.names == ["page"])
    }

    @Test(arguments: [
        (EBUSY, InPlaceReason.mountPoint), (EXDEV, .mountPoint), (EPERM, .closedFolder),
        (EACCES, .closedFolder),
    ])
    func `where no file can be renamed it is written in place`(errno: Int32, reason: InPlaceReason) throws {
        let scene = try Scene(isNew: false)
        let outcome = FileSaver(calls: FaultyCalls([.exchange: errno]), newMode: 0o644).save(scene.order)
        #expect(try outcome.result.get() == scene.folder.status("page")?.stamp)
        #expect(outcome.inPlace == reason)
        #expect(scene.folder.text("page") == new)
        #expect(scene.folder.status("page")?.stamp.inode == scene.before?.stamp.inode)
        #expect(scene.folder.names == ["page"])
    }

    @Test func `a disk that is read-only is refused`() throws {
        let scene = try Scene(isNew: false)
        let outcome = FileSaver(calls: FaultyCalls([.exchange: EROFS]), newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.refused(.readOnlyDisk)))
        #expect(scene.folder.text("page") == old)
        #expect(scene.folder.names == ["page"])
    }

    @Test func `a new file that cannot be made is refused`() throws {
        let scene = try Scene(isNew: true)
        let outcome = FileSaver(calls: FaultyCalls([.keep: EACCES]), newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.refused(.closedFolder)))
        #expect(scene.folder.names.isEmpty)
    }

    @Test func `an owner that cannot be given to a new file is kept by writing in place`() throws {
        guard geteuid() == 0 else { return print("skipped: only root can make a file of another owner") }
        let scene = try Scene(isNew: false)
        chown(scene.order.path.cString, 1234, 2345)
        var order = scene.order
        order.expected = scene.folder.status("page")?.stamp
        let outcome = FileSaver(calls: FaultyCalls([.setOwner: EPERM]), newMode: 0o644).save(order)
        #expect(outcome.inPlace == .foreignOwner)
        #expect(scene.folder.text("page") == new)
        #expect(scene.folder.status("page")?.user == 1234 && scene.folder.status("page")?.group == 2345)
        #expect(scene.folder.names == ["page"])
    }

    @Test func `a server that has started anew is asked again`() throws {
        let scene = try Scene(isNew: false)
        let seen = Counter()
        let calls = FaultyCalls { call, _ in
            call == .status && seen.next() == 2 ? .init(errno: ESTALE) : nil
        }
        _ = try FileSaver(calls: calls, newMode: 0o644).save(scene.order).result.get()
        #expect(scene.folder.text("page") == new)
    }

    @Test func `a text that is longer than allowed is refused`() throws {
        let scene = try Scene(isNew: false)
        let outcome = FileSaver(calls: FaultyCalls([.write: EFBIG]), newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.refused(.sizeLimit)))
        #expect(scene.folder.text("page") == old && scene.folder.names == ["page"])
    }

    @Test func `nobody else may read a new version before it has the mode of the old one`() throws {
        let scene = try Scene(isNew: false)
        let folder = scene.folder
        let looks = Counter()
        let calls = FaultyCalls { call, _ in
            guard call == .write || call == .setMode else { return nil }
            let hidden = folder.names.first { $0 != "page" }
            #expect(hidden.flatMap { folder.status($0)?.mode } == 0o600)
            _ = looks.next()
            return nil
        }
        _ = try FileSaver(calls: calls, newMode: 0o644).save(scene.order).result.get()
        #expect(looks.next() == 3)
        #expect(scene.folder.status("page")?.mode == 0o644)
    }

    @Test func `running out of descriptors is a plain error and no harm`() throws {
        let scene = try Scene(isNew: false)
        let outcome = FileSaver(calls: FaultyCalls([.open: EMFILE]), newMode: 0o644).save(scene.order)
        #expect(outcome.result == .failure(.failed(errno: EMFILE)))
    }
}
