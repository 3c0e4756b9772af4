import Testing

@testable import EditorCore

/// Scans that look at eight bytes at once, at every length around eight and at every place.
@Suite struct ByteScanTests {
    @Test(arguments: 0...40)
    func `one byte is found wherever it stands`(length: Int) {
        for place in 0..<length {
            for space: UInt8 in [0x00, 0x60, 0x62, 0xE1, 0xFF] {
                var bytes = Array(repeating: space, count: length)
                bytes[place] = 0x61
                bytes.withUnsafeBytes { buffer in
                    #expect(ByteScan.firstIndex(of: 0x61, in: buffer) == place)
                    #expect(ByteScan.lastIndex(of: 0x61, in: buffer) == place)
                    #expect(ByteScan.count(of: 0x61, in: buffer) == 1)
                    #expect(ByteScan.count(of: space, in: buffer) == length - 1)
                    #expect(ByteScan.index(of: 0x61, after: 0, in: buffer) == place)
                    #expect(ByteScan.index(of: 0x61, after: 1, in: buffer) == nil)
                }
            }
        }
    }

    @Test func `many bytes are counted right`() {
        for length in [2_039, 2_040, 2_041, 2_048, 5_000] {
            let bytes = Array(repeating: UInt8(0x0A), count: length)
            bytes.withUnsafeBytes { buffer in
                #expect(ByteScan.count(of: 0x0A, in: buffer) == length)
                #expect(ByteScan.index(of: 0x0A, after: length - 1, in: buffer) == length - 1)
            }
        }
    }

    @Test(arguments: 1...20)
    func `a needle is found wherever it stands`(length: Int) {
        let needle = (0..<length).map { UInt8(0x80 + $0) }
        for before in 0..<20 {
            let bytes = Array(repeating: UInt8(0x80), count: before) + needle + Array(needle.dropLast())
            let first = bytes.indices.first { bytes[$0...].starts(with: needle) }
            let last = bytes.indices.last { bytes[$0...].starts(with: needle) }
            bytes.withUnsafeBytes { buffer in
                needle.withUnsafeBytes { wanted in
                    #expect(ByteScan.firstIndex(of: wanted, in: buffer) == first)
                    #expect(ByteScan.lastIndex(of: wanted, in: buffer) == last)
                }
            }
        }
    }
}
