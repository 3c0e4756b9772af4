import EditorCore
import EditorTestSupport
import Testing

@Suite struct UTF8ScalarTests {
    private func forward(_ bytes: [UInt8]) -> [UTF8Scalar] {
        var found: [UTF8Scalar] = []
        var place = 0
        while place < bytes.count {
            found.append(UTF8Scalar(bytes, at: place))
            place += found[found.count - 1].length
        }
        return found
    }

    private func backward(_ bytes: [UInt8]) -> [UTF8Scalar] {
        var found: [UTF8Scalar] = []
        var place = bytes.count
        while place > 0 {
            found.append(UTF8Scalar(bytes, endingAt: place))
            place -= found[found.count - 1].length
        }
        return found.reversed()
    }

    @Test func `every scalar is read as it is written`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            let read = UTF8Scalar(bytes, at: 0)
            if read.value != scalar || read.length != bytes.count
                || UTF8Scalar(bytes, endingAt: bytes.count) != read
            {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(
        arguments: [
            [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xC3], [0xE6, 0xBC],
            [0xF0, 0x9F, 0x98],
            [0xFE], [0xFF, 0xFF],
        ] as [[UInt8]])
    func `ill-formed bytes are invalid one by one`(bytes: [UInt8]) {
        #expect(forward(bytes).map(\.value) == bytes.map { _ in nil })
        #expect(backward(bytes).map(\.value) == bytes.map { _ in nil })
    }

    @Test func `random bytes read the same from either end, and as the standard library reads them`() {
        let pieces: [[UInt8]] = [
            [0x61], [0xC3, 0xA9], [0xE6, 0xBC, 0xA2], [0xF0, 0x9F, 0x98, 0x80], [0xE6, 0xBC], [0xF0], [0x80],
            [0xFF],
            [0xED, 0xA0], [0xC0],
        ]
        var random = SeededGenerator.announced(1)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random) ?? []
            }
            let read = forward(bytes)
            #expect(read == backward(bytes), "\(bytes)")
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect(read.allSatisfy { $0.value != nil } == isValid, "\(bytes)")
        }
    }
}
