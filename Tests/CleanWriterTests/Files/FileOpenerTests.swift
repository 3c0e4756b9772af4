import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite(.timeLimit(.minutes(1))) struct `Opening a file` {
    let folder = TestFolder()

    private func problem(_ path: FilePath) -> OpenProblem? {
        do throws(OpenProblem) {
            _ = try FileOpener.real.open(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a short file is complete at once`() throws {
        let opened = try FileOpener.real.open(folder.write("page", "Words.\n"))
        #expect(opened.text.text.allBytes == Array("Words.\n".utf8))
        #expect(opened.text.isComplete && opened.rest == nil)
        #expect(opened.text.stamp == folder.status("page")?.stamp)
        #expect(opened.text.expectedBytes == 7)
        #expect(!opened.text.isReadOnly)
    }

    @Test(arguments: ["new", "missing/folder/new"])
    func `a name that does not exist is an empty text without a stamp`(name: String) throws {
        let opened = try FileOpener.real.open(folder.file(name))
        #expect(opened.text.text.isEmpty && opened.text.isComplete)
        #expect(opened.text.stamp == nil)
    }

    @Test func `a folder that is not there yet is remarked`() throws {
        func remark(_ path: FilePath) throws -> OpenedText.Remark? {
            try FileOpener.real.open(path).text.remark
        }
        #expect(try remark(folder.file("missing/new")) == .folderIsMissing)
        #expect(try remark(folder.file("new")) == nil)
        #expect(try remark(FilePath("surely-no-such-name")) == nil)
        #expect(try remark(folder.write("page", "x")) == nil)
    }

    @Test func `a link to nothing is a new text`() throws {
        folder.link("link", to: "nothing")
        #expect(try FileOpener.real.open(folder.file("link")).text.stamp == nil)
    }

    @Test func `what is no file is refused at once`() throws {
        mkfifo(folder.file("fifo").cString, 0o644)
        #expect(problem(folder.file("fifo")) == .isFIFO)
        #expect(problem(folder.file("")) == .isDirectory)
        #expect(problem(FilePath("/dev/zero")) == .isDevice)
        #expect(problem(FilePath("/dev/tty")) == .isDevice)
        #expect(problem(try socketFile()) == .isSocket)
        folder.link("link", to: "fifo")
        #expect(problem(folder.file("link")) == .isFIFO)
    }

    @Test(arguments: ["/proc/self/mem", "/proc/cpuinfo", "/proc/kmsg", "/sys/kernel/notes"])
    func `a view into the kernel is refused`(path: String) {
        #expect(problem(FilePath(path)) == .isVirtual)
    }

    @Test func `links that lead round, names that are too long and files on the way are told`() {
        folder.link("a", to: "a")
        folder.write("page", "")
        #expect(problem(folder.file("a")) == .linkLoop)
        #expect(problem(folder.file(String(repeating: "n", count: 256))) == .nameTooLong)
        #expect(problem(folder.file("page/more")) == .noSuchFolder)
        #expect(problem(FilePath([0x61, 0x00, 0x62])) == .failed(errno: EINVAL))
    }

    @Test func `a file that may not be read is told`() {
        let path = folder.write("page", "x")
        do throws(OpenProblem) {
            _ = try FileOpener(calls: FaultyCalls([.open: EACCES]), limit: 100).open(path)
            Issue.record("it was opened")
        } catch {
            #expect(error == .notPermitted)
        }
    }

    @Test func `a file that may not be written says so`() throws {
        #expect(try FileOpener.real.open(folder.write("page", [], mode: 0o444)).text.isReadOnly)
    }

    @Test func `a file larger than the memory is refused before it is read`() throws {
        let path = folder.write("page", "")
        truncate(path.cString, 20 << 30)
        #expect(problem(path) == .tooLarge)
    }

    @Test func `every failing call is told and leaves no descriptor open`() {
        let path = folder.write("page", [UInt8](repeating: 0x61, count: 100_000))
        var number = 1
        var isFired = true
        while isFired {
            let fault = number
            let calls = FaultyCalls { _, at in at == fault ? .init(errno: EIO) : nil }
            do throws(OpenProblem) {
                let all = try readAll(path, calls: calls).text
                #expect(all.count == 100_000)
            } catch {
                #expect(error == .failed(errno: EIO))
            }
            #expect(calls.leaked.isEmpty)
            isFired = calls.made.count >= number
            number += 1
        }
        #expect(number > 7)
    }

    private func socketFile() throws -> FilePath {
        let path = folder.file("socket")
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { room in
            for (index, byte) in path.bytes.enumerated() { room[index] = byte }
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        return path
    }
}
