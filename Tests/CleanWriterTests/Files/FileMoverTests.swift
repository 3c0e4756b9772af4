import EditorCore
import Glibc
import Testing

@testable import CleanWriter

private let words = "The page.\n"

@Suite struct `Moving a file` {
    private func order(_ folder: TestFolder, _ name: String, makesFolders: Bool = false) -> MoveOrder {
        MoveOrder(
            path: folder.file("page"), destination: folder.file(name), expected: folder.status("page")?.stamp,
            makesFolders: makesFolders)
    }

    private func folder() -> TestFolder {
        let folder = TestFolder()
        folder.write("page", Array(words.utf8), mode: 0o640)
        return folder
    }

    @Test func `gives it another name and tells its state there`() throws {
        let folder = folder()
        let inode = folder.status("page")?.stamp.inode
        let move = try FileMover(calls: LinuxCalls()).move(order(folder, "sheet")).get()
        #expect(folder.names == ["sheet"] && folder.text("sheet") == words)
        #expect(
            move == FileMove(path: folder.file("sheet"), stamp: try #require(folder.status("sheet")?.stamp)))
        #expect(move.stamp.inode == inode)
    }

    @Test(arguments: ["texts", "texts/"])
    func `puts it into a folder that is named`(name: String) throws {
        let folder = folder()
        mkdir(folder.file("texts").cString, 0o755)
        let move = try FileMover(calls: LinuxCalls()).move(order(folder, name)).get()
        #expect(move.path == folder.file("texts/page") && folder.names(in: "texts") == ["page"])
    }

    @Test func `never takes the place of another file`() {
        let folder = folder()
        folder.write("sheet", "theirs")
        folder.link("nowhere", to: "not there")
        for name in ["sheet", "nowhere"] {
            #expect(FileMover(calls: LinuxCalls()).move(order(folder, name)) == .failure(.exists))
        }
        #expect(folder.text("page") == words && folder.text("sheet") == "theirs")
    }

    @Test func `not even of one that comes in the last moment`() {
        let folder = folder()
        let calls = FaultyCalls { call, _ in
            if call == .keep { folder.write("sheet", "theirs") }
            return nil
        }
        #expect(FileMover(calls: calls).move(order(folder, "sheet")) == .failure(.exists))
        #expect(folder.text("page") == words && folder.text("sheet") == "theirs")
    }

    @Test func `leaves links alone, which may lead nowhere from elsewhere`() {
        let folder = folder()
        folder.link("link", to: "page")
        let order = MoveOrder(path: folder.file("link"), destination: folder.file("x"), expected: nil)
        #expect(FileMover(calls: LinuxCalls()).move(order) == .failure(.isLink))
        #expect(folder.names == ["link", "page"])
    }

    @Test func `tells what is missing`() throws {
        let folder = folder()
        let gone = MoveOrder(path: folder.file("gone"), destination: folder.file("x"), expected: nil)
        #expect(FileMover(calls: LinuxCalls()).move(gone) == .failure(.vanished))
        let missing = MoveProblem.noSuchFolder(folder.file("texts"))
        #expect(FileMover(calls: LinuxCalls()).move(order(folder, "texts/x")) == .failure(missing))
        _ = try FileMover(calls: LinuxCalls()).move(order(folder, "texts/x", makesFolders: true)).get()
        #expect(folder.text("texts/x") == words)
    }

    @Test func `a file that somebody has written meanwhile is moved, and its state is still to be found out`()
        throws
    {
        let folder = folder()
        let order = order(folder, "sheet")
        folder.write("page", "somebody else's, which is longer\n")
        let move = try FileMover(calls: LinuxCalls()).move(order).get()
        #expect(move.stamp == order.expected && folder.names == ["sheet"])
    }

    @Test(arguments: [ENOSYS, EINVAL])
    func `where no rename can keep from replacing it takes a second name and lets go of the first`(
        errno: Int32
    ) throws {
        let folder = folder()
        _ = try FileMover(calls: FaultyCalls([.keep: errno])).move(order(folder, "sheet")).get()
        #expect(folder.names == ["sheet"] && folder.status("sheet")?.links == 1)
        let calls = FaultyCalls([.keep: errno, .link: EPERM])
        let back = MoveOrder(path: folder.file("sheet"), destination: folder.file("page"), expected: nil)
        _ = try FileMover(calls: calls).move(back).get()
        #expect(folder.names == ["page"] && folder.text("page") == words)
    }

    @Test func `goes to another disk as a copy with all that belongs to it`() throws {
        let folder = folder()
        // The first rename is that of the file, the second one puts the copy in its place.
        let renames = Counter()
        let calls = FaultyCalls { call, _ in
            call == .keep && renames.next() == 1 ? .init(errno: EXDEV) : nil
        }
        let move = try FileMover(calls: calls).move(order(folder, "sheet")).get()
        #expect(move.flaw == nil && folder.names == ["sheet"] && folder.text("sheet") == words)
        #expect(folder.status("sheet")?.mode == 0o640)
    }

    @Test func `a copy that cannot be followed by a removal leaves both, and says so`() throws {
        let folder = folder()
        let renames = Counter()
        let calls = FaultyCalls { call, _ in
            switch call {
            case .keep where renames.next() == 1: .init(errno: EXDEV)
            case .unlink: .init(errno: EPERM)
            default: nil
            }
        }
        let move = try FileMover(calls: calls).move(order(folder, "sheet")).get()
        #expect(move.flaw == .oldFileStays)
        #expect(folder.text("page") == words && folder.text("sheet") == words)
    }

    @Test(arguments: [ENOSPC, EIO, EDQUOT, EINTR, EROFS, EACCES, ENOMEM], [nil, EXDEV, ENOSYS])
    func `one failing call leaves one whole file, and the answer tells where`(errno: Int32, way: Int32?) {
        var number = 1
        var isFired = true
        while isFired {
            let folder = folder()
            let (fault, fired, renames) = (number, Flag(false), Counter())
            let calls = FaultyCalls { call, at in
                if call == .keep, let way, renames.next() == 1 { return .init(errno: way) }
                if at != fault { return nil }
                fired.value = true
                return .init(errno: errno)
            }
            let result = FileMover(calls: calls).move(order(folder, "sheet"))
            isFired = fired.value
            number += 1
            let (old, new) = (folder.text("page"), folder.text("sheet"))
            #expect(old == words || new == words, "call \(fault)")
            switch result {
            case .success(let move):
                #expect(
                    new == words && (old == nil) == (move.flaw != .oldFileStays), "call \(fault): \(move)")
            case .failure(let problem): #expect(old == words, "call \(fault): \(problem)")
            }
        }
    }
}
