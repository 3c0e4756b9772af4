import EditorCore
import Glibc
import Testing

@testable import CleanWriter

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
        #expect(FileSaver.real.save(order).result == .failure(.notUTF16))
        #expect(folder.names.isEmpty)
    }
}
