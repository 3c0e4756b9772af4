import EditorCore
import Glibc

/// The SKK dictionary of this machine, which Debian has in the package skkdic.
enum JapaneseDictionary {
    /// Why there is none.
    typealias Problem = DictionaryAnswer.Problem

    /// Where dictionaries are put, the best first.
    static let usualPlaces = [
        "/usr/share/skk/SKK-JISYO.L", "/usr/share/skk/SKK-JISYO", "/usr/local/share/skk/SKK-JISYO.L",
    ]

    /// Fifteen times the largest dictionary; what is longer is something else.
    private static let sizeLimit = 64 << 20

    /// Reads the first dictionary there is, and gives it in UTF-8. Bytes that are no text come out as 0xFF, which is
    /// never UTF-8, so that the reader drops their lines. Takes some 50 ms; meant for a worker.
    static func load(
        from places: [String] = usualPlaces, calls: any SystemCalls
    ) throws(Problem) -> [UInt8] {
        for place in places {
            if let bytes = try read(place, calls: calls) {
                return String(validating: bytes, as: UTF8.self) == nil ? try inUTF8(bytes) : bytes
            }
        }
        throw Problem(
            sentence: "no Japanese dictionary is installed; kana work, and the package skkdic brings kanji")
    }

    /// The file at `place`; nil when there is none.
    private static func read(_ place: String, calls: any SystemCalls) throws(Problem) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Descriptor(Array(place.utf8), in: AT_FDCWD, flags: O_RDONLY, calls: calls)
            let status = try calls.status(of: file.number)
            guard status.kind == .regular, status.stamp.size <= sizeLimit else {
                throw SystemError(errno: EINVAL)
            }
            return try calls.read(status.stamp.size, from: file.number)
        } catch  where error.errno == ENOENT || error.errno == ENOTDIR {
            return nil
        } catch {
            throw Problem(
                sentence: "the Japanese dictionary \(place) could not be read; kana work without it")
        }
    }

    /// Converts from EUC-JP, in which SKK dictionaries come.
    private static func inUTF8(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
        guard let converter = iconv_open("UTF-8", "EUC-JP"), converter != iconv_t(bitPattern: -1) else {
            throw Problem(
                sentence: "the Japanese dictionary is in EUC-JP, which this system cannot read; kana work")
        }
        // A converter that ends has nothing to tell.
        defer { _ = iconv_close(converter) }
        return bytes.withUnsafeBytes { convert($0.bindMemory(to: CChar.self), with: converter) }
    }

    private static func convert(_ source: UnsafeBufferPointer<CChar>, with converter: iconv_t) -> [UInt8] {
        var text: [UInt8] = []
        // Two bytes of EUC-JP become three, and what is not Japanese stays as long as it is.
        text.reserveCapacity(source.count + source.count / 2)
        // The C library asks for letters that it may change, and changes none.
        var (from, left) = (UnsafeMutablePointer(mutating: source.baseAddress), source.count)
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { piece in
            while left > 0 {
                var (to, room) = (piece.baseAddress, piece.count)
                let isStuck = iconv(converter, &from, &left, &to, &room) == -1 && errno != E2BIG
                text += UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(piece).dropLast(room))
                if isStuck {
                    text.append(0xFF)
                    from = from?.successor()
                    left -= 1
                }
            }
        }
        return text
    }
}
