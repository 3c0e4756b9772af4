import EditorCore
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

@Suite struct `Saving in place` {
    @Test func `both names of a file get the text, and no copies stay`() throws {
        let scene = InPlaceScene()
        let outcome = scene.saver().save(scene.order)
        #expect(try outcome.result.get() == scene.folder.status("page")?.stamp)
        #expect(outcome.inPlace == .otherNames)
        #expect(scene.folder.text("twin") == InPlaceScene.new)
        #expect(scene.complaintAboutNames == nil)
        #expect(scene.leftOver.isEmpty)
    }

    @Test(arguments: ["", "short", String(repeating: "A line that is written down.\n", count: 200_000)])
    func `a text of any length replaces all that the file held`(text: String) throws {
        let scene = InPlaceScene(new: text)
        _ = try scene.saver().save(scene.order).result.get()
        #expect(scene.folder.text("page") == text)
    }

    @Test func `both versions are on the disk before the file is touched, and only we may read them`() throws
    {
        let scene = InPlaceScene()
        let (folder, state) = (scene.folder, scene.state)
        let seen = Counter()
        let calls = FaultyCalls { call, _ in
            guard call == .reserve, seen.next() == 1 else { return nil }
            let names = state.names(in: "saving")
            #expect(names.count == 3)
            for (ending, text) in [(".old", InPlaceScene.old), (".new", InPlaceScene.new)] {
                #expect(names.contains { $0.hasSuffix(ending) && state.text("saving/\($0)") == text })
            }
            for name in names { #expect(state.status("saving/\(name)")?.mode == 0o600) }
            #expect(state.status("saving")?.mode == 0o700)
            #expect(folder.text("page") == InPlaceScene.old)
            return nil
        }
        _ = try scene.saver(calls).save(scene.order).result.get()
        #expect(seen.next() == 2)
        let last = try #require(calls.made.firstIndex(of: .reserve))
        #expect(calls.made[..<last].count { $0 == .sync } >= 4)  // two versions, the record, the folder
    }

    @Test func `a save that lives is not taken for one that was cut off`() throws {
        let scene = InPlaceScene()
        let calls = FaultyCalls(pieceSize: 8) { call, _ in
            if [.write, .truncate, .sync].contains(call) { #expect(scene.interrupted().isEmpty) }
            return nil
        }
        _ = try scene.saver(calls).save(scene.order).result.get()
    }

    @Test func `a text that is kept in memory leaves no copy on a disk`() throws {
        let scene = InPlaceScene(in: "/dev/shm")
        let file = try Descriptor(
            scene.order.path.bytes, in: AT_FDCWD, flags: O_RDONLY, calls: LinuxCalls())
        guard try LinuxCalls().fileSystemKind(file.number) == 0x0102_1994 else {
            return print("skipped: /dev/shm is no file system in memory")
        }
        let beside = Counter()
        let calls = FaultyCalls { call, _ in
            if call == .reserve, scene.folder.names.count == 5 { _ = beside.next() }
            return nil
        }
        _ = try scene.saver(calls).save(scene.order).result.get()
        #expect(beside.next() == 2)
        #expect(scene.state.names.isEmpty && scene.leftOver.isEmpty)
    }

    @Test func `where no copy can be kept the writer is asked, and can go without`() throws {
        let scene = InPlaceScene()
        #expect(
            scene.saver(FaultyCalls([.lock: EIO])).save(scene.order).result
                == .failure(.unprotected(.otherNames)))
        #expect(scene.folder.text("page") == InPlaceScene.old && scene.leftOver.isEmpty)
        var order = scene.order
        order.consent = .unprotected
        _ = try scene.saver(FaultyCalls([.lock: EIO])).save(order).result.get()
        #expect(scene.folder.text("page") == InPlaceScene.new)
    }

    @Test func `without copies the old version is put back from memory`() throws {
        let scene = InPlaceScene()
        var order = scene.order
        order.consent = .unprotected
        let truncations = Counter()
        let failing = FaultyCalls { call, number in
            if call == .truncate, truncations.next() == 1 { return .init(errno: EIO) }
            return call == .lock ? .init(errno: EIO) : nil
        }
        #expect(scene.saver(failing).save(order).result == .failure(.putBack(errno: EIO)))
        #expect(scene.folder.text("page") == InPlaceScene.old)
    }

    @Test func `a full disk is found before the file is touched`() throws {
        let scene = InPlaceScene()
        let calls = FaultyCalls([.reserve: ENOSPC])
        #expect(
            scene.saver(calls).save(scene.order).result
                == .failure(.diskFull(needed: InPlaceScene.new.utf8.count)))
        #expect(!calls.made.contains(.truncate))
        #expect(scene.folder.text("page") == InPlaceScene.old && scene.leftOver.isEmpty)
    }

    @Test func `after a sync that failed no later one is believed`() throws {
        let scene = InPlaceScene()
        let isTouched = Atomic(false)
        let failures = Counter()
        let calls = FaultyCalls { call, _ in
            if call == .truncate { isTouched.store(true, ordering: .relaxed) }
            let fails = call == .sync && isTouched.load(ordering: .relaxed) && failures.next() == 1
            return fails ? .init(errno: EIO) : nil
        }
        guard case .failure(.damaged(EIO, let old?)) = scene.saver(calls).save(scene.order).result else {
            Issue.record("it was not said to be damaged")
            return
        }
        #expect(scene.folder.content(old) == Array(InPlaceScene.old.utf8))
        #expect(scene.interrupted().count == 1)
    }

    @Test func `a text that UTF-16 cannot say leaves the file as it was`() throws {
        let scene = InPlaceScene()
        var order = scene.order
        order.text = Rope([0xFF, 0x61])
        order.encoding = .utf16LittleEndian
        #expect(scene.saver().save(order).result == .failure(.notUTF16))
        order.consent = .unprotected
        #expect(scene.saver(FaultyCalls([.lock: EIO])).save(order).result == .failure(.notUTF16))
        #expect(scene.folder.text("page") == InPlaceScene.old && scene.leftOver.isEmpty)
    }

    @Test func `a version written by others while the copies are made stays`() throws {
        let scene = InPlaceScene()
        let locks = Counter()
        let calls = FaultyCalls { [folder = scene.folder] call, _ in
            if call == .lock, locks.next() == 1 { folder.write("page", "theirs, longer") }
            return nil
        }
        #expect(scene.saver(calls).save(scene.order).result == .failure(.changedOutside))
        #expect(scene.folder.text("page") == "theirs, longer")
        #expect(scene.leftOver.isEmpty)
    }

    @Test func `a name that others give to another file meanwhile is told`() throws {
        let scene = InPlaceScene()
        let calls = FaultyCalls { [folder = scene.folder] call, _ in
            if call == .truncate {
                rename(folder.write("other", "theirs").cString, folder.file("page").cString)
            }
            return nil
        }
        #expect(scene.saver(calls).save(scene.order).result == .failure(.changedOutside))
        #expect(scene.folder.text("page") == "theirs")
    }
}
