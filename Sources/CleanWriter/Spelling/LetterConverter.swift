import Glibc

/// Turns words from UTF-8 into the letters in which a dictionary is written, and back.
final class LetterConverter {
    private let there: iconv_t
    private let back: iconv_t

    /// A converter for an encoding as a dictionary names it; nil when this system does not know it.
    init?(encoding: String) {
        let name = Self.names[encoding.lowercased()] ?? encoding
        guard let there = iconv_open(name, "UTF-8"), there != iconv_t(bitPattern: -1) else { return nil }
        guard let back = iconv_open("UTF-8", name), back != iconv_t(bitPattern: -1) else {
            _ = iconv_close(there)
            return nil
        }
        self.there = there
        self.back = back
    }

    deinit {
        // A converter that ends has nothing to tell.
        _ = iconv_close(there)
        _ = iconv_close(back)
    }

    /// Names that dictionaries use and the C library does not know.
    private static let names = ["microsoft-cp1251": "CP1251", "tis620-2533": "TIS-620"]

    /// A word in the dictionary's letters; nil when it lacks one of them.
    func encode(_ word: [UInt8]) -> [UInt8]? { Self.convert(word, with: there) }

    /// A word in UTF-8; nil when it is no word of that encoding.
    func decode(_ word: [UInt8]) -> [UInt8]? { Self.convert(word, with: back) }

    private static func convert(_ word: [UInt8], with converter: iconv_t) -> [UInt8]? {
        var source = word.map { CChar(bitPattern: $0) }
        // A letter has four bytes at most.
        var result = [CChar](repeating: 0, count: word.count * 4 + 4)
        let room = result.count
        var (left, free) = (source.count, room)
        let isDone = source.withUnsafeMutableBufferPointer { source in
            result.withUnsafeMutableBufferPointer { result in
                var (from, to) = (source.baseAddress, result.baseAddress)
                return iconv(converter, &from, &left, &to, &free) != -1
            }
        }
        // What a letter that it stopped at has left behind must not begin the next word.
        if !isDone { _ = iconv(converter, nil, nil, nil, nil) }
        return isDone ? result.prefix(room - free).map { UInt8(bitPattern: $0) } : nil
    }
}
