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
        #expect(problem(path) == .failed(errno: EFBIG))
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

@Suite struct `Reading a long file` {
    let folder = TestFolder()

    @Test(arguments: [65_535, 65_536, 65_537, 1_114_112, 1_114_113, 3_000_000])
    func `a file of any length comes whole`(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let opened = try readAll(folder.write("page", bytes))
        #expect(opened.text.allBytes == bytes)
    }

    @Test func `a letter on the edge of the first part is not torn`() throws {
        let text = String(repeating: "a", count: 65_535) + "é" + String(repeating: "語", count: 1000)
        let opened = try FileOpener.real.open(folder.write("page", text))
        #expect(opened.text.text.count == 65_535)
        #expect(try readAll(folder.file("page")).text.allBytes == Array(text.utf8))
    }

    @Test func `a file that got shorter is told after what was read`() throws {
        let path = folder.write("page", [UInt8](repeating: 0x61, count: 200_000))
        let opened = try FileOpener.real.open(path)
        truncate(path.cString, 100_000)
        var got = opened.text.text.count
        var end: Result<FileStamp?, OpenProblem>?
        try #require(opened.rest).run(DocumentID(1)) { answer in
            if case .appended(_, let piece) = answer { got += piece.count }
            if case .loadEnded(_, let result) = answer { end = result }
        }
        #expect(end == .failure(.shrank))
        #expect(got == 100_000)
    }

    @Test func `a file that grows is read as far as it went when it was opened`() throws {
        let path = folder.write("page", [UInt8](repeating: 0x61, count: 200_000))
        let opened = try FileOpener.real.open(path)
        folder.write(path, [UInt8](repeating: 0x61, count: 300_000))
        var got = opened.text.text.count
        var end: FileStamp?
        try #require(opened.rest).run(DocumentID(1)) { answer in
            if case .appended(_, let piece) = answer { got += piece.count }
            if case .loadEnded(_, .success(let stamp)) = answer { end = stamp }
        }
        #expect(got == 200_000)
        #expect(end?.size == 300_000)
    }
}

@Suite struct `Bytes there and back` {
    let folder = TestFolder()

    private static let every = Array(UInt8.min...UInt8.max)
    private static let utf16: [UInt8] = Array("é語😀\r\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

    @Test(
        arguments: [
            [], every, every.reversed(), every.flatMap { [$0, 0] }, Array("a\0b".utf8),
            Array("\u{FEFF}mark".utf8),
            Array("one\r\ntwo\nthree\rfour".utf8), Array("no end".utf8), Array("end\n".utf8),
            Array("\r\r".utf8),
            Array("caf".utf8) + [0xE9], [0xED, 0xA0, 0x80], Array("e\u{301}\u{2028}".utf8),
            [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE] + utf16,
            [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x62],
            [0xFF, 0xFE, 0x00, 0xDC], [0xFF, 0xFE, 0x00, 0x00], [0xFF, 0xFE] + utf16 + [0x61],
        ] as [[UInt8]])
    func `a file that was not edited is saved as it was`(bytes: [UInt8]) throws {
        let path = folder.write("page", bytes)
        let opened = try readAll(path)
        let order = SaveOrder(
            text: opened.text, path: path, encoding: opened.encoding, expected: opened.stamp)
        _ = try FileSaver.real.save(order).result.get()
        #expect(folder.content(path) == bytes)
    }

    @Test func `a long UTF-16 file is saved as it was`() throws {
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in 0..<900_000 as Range<UInt32> {
            bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
            bytes.append(UInt8(truncatingIfNeeded: unit))
        }
        let path = folder.write("page", bytes)
        let opened = try readAll(path)
        #expect(opened.encoding == .utf16BigEndian)
        _ = try FileSaver.real.save(
            SaveOrder(text: opened.text, path: path, encoding: opened.encoding, expected: opened.stamp)
        ).result.get()
        #expect(folder.content(path) == bytes)
    }

    @Test func `bytes that UTF-16 cannot hold are told and nothing is written`() throws {
        let order = SaveOrder(
            text: Rope([0x61, 0xFF]), path: folder.file("page"), encoding: .utf16LittleEndian)
        #expect(FileSaver.real.save(order).result == .failure(.failed(errno: EILSEQ)))
        #expect(folder.names.isEmpty)
    }
}
