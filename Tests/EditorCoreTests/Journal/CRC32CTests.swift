import Testing

@testable import EditorCore

struct CRC32CTests {
    /// RFC 3720 appendix B.4, and the check value of the catalogues.
    static let vectors: [(bytes: [UInt8], sum: UInt32)] = [
        ([], 0),
        (Array(repeating: 0, count: 32), 0x8A91_36AA),
        (Array(repeating: 0xFF, count: 32), 0x62A8_AB43),
        (Array(0..<32), 0x46DD_794E),
        (Array((0..<32).reversed()), 0x113F_DB5C),
        (Array("123456789".utf8), 0xE306_9283),
    ]

    @Test(arguments: vectors)
    func `published sums come out`(bytes: [UInt8], sum: UInt32) {
        var crc = CRC32C()
        crc.add(bytes)
        #expect(crc.value == sum)
    }

    @Test func `a sum does not depend on the pieces`() {
        var crc = CRC32C()
        for byte in "123456789".utf8 { crc.add([byte]) }
        #expect(crc.value == 0xE306_9283)
    }
}
