import EditorCore
import Glibc
import Testing

@testable import CleanWriter

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
