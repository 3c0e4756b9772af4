import Testing

@testable import EditorCore

struct ContentHashTests {
    /// Published values of XXH64 with seed 0: of the reference implementation's own check and of its ports.
    static let vectors: [(text: String, hash: UInt64)] = [
        ("", 0xEF46_DB37_51D8_E999),
        ("a", 0xD24E_C4F1_A98C_6E5B),
        ("as", 0x1C33_0FB2_D66B_E179),
        ("asd", 0x631C_37CE_72A9_7393),
        ("asdf", 0x4158_72F5_99CE_A71E),
        ("abc", 0x44BC_2CF5_AD77_0999),
        ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
        ("Call me Ishmael. Some years ago--never mind how long precisely-", 0x02A2_E854_70D6_FD96),
    ]

    @Test(arguments: vectors)
    func `published hashes come out`(text: String, hash: UInt64) {
        #expect(ContentHash(of: Rope(text)) == ContentHash(length: text.utf8.count, value: hash))
    }

    @Test(arguments: [1, 3, 31, 32, 33, 64])
    func `a hash does not depend on the pieces`(size: Int) {
        let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        var hasher = ContentHasher()
        for start in stride(from: 0, to: bytes.count, by: size) {
            hasher.add(Rope(Array(bytes[start..<min(start + size, bytes.count)])))
        }
        #expect(hasher.finish() == ContentHash(of: Rope(bytes)))
    }
}
