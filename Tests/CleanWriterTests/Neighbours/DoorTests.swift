import EditorCore
import Glibc
import Synchronization
import Testing

@testable import CleanWriter

@Suite(.timeLimit(.minutes(1))) struct Doors {
    private let folder = TestFolder()

    private func opened() throws -> Descriptor {
        try Descriptor(
            Array(folder.path.utf8), in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, calls: LinuxCalls())
    }

    @Test(arguments: [true, false])
    func `a question is answered`(isGiven: Bool) throws {
        let place = try opened()
        let heard = Mutex<[String]>([])
        let terminal = Mutex<String?>(nil)
        let box = Mutex<Door?>(nil)
        let door = try #require(
            Door(in: place.number) { question, ticket in
                heard.withLock { $0.append(String(decoding: question.claim, as: UTF8.self)) }
                let door = box.withLock(\.self)
                #expect(door?.isAwaited(ticket) == true)
                terminal.withLock { $0 = door?.answer(ticket, isGiven: isGiven) }
            })
        box.withLock { $0 = door }
        let question = Door.Question(claim: Array("abc".utf8), terminal: "pts/5")
        let answer = Door.ask(question, at: door.name, in: place.number, patience: 20)
        #expect(answer == (isGiven ? .given : .kept))
        #expect(heard.withLock(\.self) == ["abc"])
    }

    @Test func `a door that is not there, or at which nobody listens, is gone`() throws {
        let place = try opened()
        let question = Door.Question(claim: Array("abc".utf8), terminal: "")
        #expect(Door.ask(question, at: RandomName.digits(), in: place.number, patience: 1) == .gone)
        folder.write("0123456789abcdef", "no socket")
        #expect(
            Door.ask(question, at: Array("0123456789abcdef".utf8), in: place.number, patience: 1) == .gone)
    }

    @Test func `a door is for its owner alone`() throws {
        let place = try opened()
        let door = try #require(Door(in: place.number) { _, _ in })
        var status = stat()
        #expect(fstatat(place.number, String(decoding: door.name, as: UTF8.self), &status, 0) == 0)
        #expect(status.st_mode & 0o777 & ~0o700 == 0)
    }

    @Test func `one who says nothing is waited for no longer than that`() throws {
        let place = try opened()
        let door = try #require(Door(in: place.number) { _, _ in })
        let question = Door.Question(claim: Array("abc".utf8), terminal: "")
        #expect(Door.ask(question, at: door.name, in: place.number, patience: 1) == .silent)
    }
}
