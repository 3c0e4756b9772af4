/// A dictionary in the format of SKK (`SKK-JISYO.L` and its kin), in UTF-8: lines such as `きょう /今日/京/`, and
/// `たb /食/` for words with okurigana, whose key ends with the first letter of the okurigana.
///
/// The bytes stay as they were read, and beside them stands where each line begins, in the order of the keys. A lookup
/// is a binary search that makes no strings but those it gives. Rejected: a Swift dictionary of strings, which takes
/// many times the memory and most of a second to build. The order of the file is not relied on: it is that of another
/// encoding, and runs backwards for okurigana. One table is enough for both kinds of keys, for no reading ends with a
/// Latin letter.
public struct SKKDictionary: Sendable {
    private let bytes: [UInt8]
    /// Where the lines begin, sorted by their keys and for equal keys as in the file.
    private let lines: [UInt32]

    /// Lines in use; those that are not in the format or not UTF-8 are none.
    public var count: Int { lines.count }

    /// Reads a whole file, shorter than 4 GiB.
    /// - Complexity: O(n log n) at worst, nearly O(n) for the dictionaries there are.
    public init(_ bytes: [UInt8]) {
        precondition(bytes.count <= Int(UInt32.max), "A dictionary is shorter than 4 GiB.")
        lines = bytes.withUnsafeBytes { raw in
            var index = LineIndex(raw)
            index.lines.sort { SKKLine.isKey(at: $0, before: $1, in: raw) }
            return index.lines
        }
        self.bytes = bytes
    }

    /// The words for a key, the commonest first: a reading in hiragana, or a stem and the first Latin letter of its
    /// okurigana. Remarks and what has to be computed are left out.
    /// - Complexity: O(log n) for the search.
    public func words(for key: String) -> [String] {
        let key = Array(SKKLine.spelled(key).utf8)
        return bytes.withUnsafeBytes { raw in
            var found: [String] = []
            for line in lines[firstLine(notBefore: key, in: raw)...] {
                guard SKKLine.compare(key, toKeyAt: line, in: raw) == 0 else { break }
                found += SKKLine.words(at: line, in: raw)
            }
            return found
        }
    }

    private func firstLine(notBefore key: [UInt8], in raw: UnsafeRawBufferPointer) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if SKKLine.compare(key, toKeyAt: lines[middle], in: raw) > 0 {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

/// Where the usable lines of a dictionary begin, as they stand in the file.
private struct LineIndex {
    var lines: [UInt32] = []

    init(_ raw: UnsafeRawBufferPointer) {
        lines.reserveCapacity(raw.count / 32)
        let isAllText = UTF8Sequence.areWellFormed(raw)
        var start = 0
        while start < raw.count {
            let rest = UnsafeRawBufferPointer(rebasing: raw[start...])
            let length = ByteScan.firstIndex(of: UInt8(ascii: "\n"), in: rest) ?? rest.count
            let line = UnsafeRawBufferPointer(rebasing: rest[..<length])
            switch SKKLine.Kind(line) {
            case .entry where isAllText || UTF8Sequence.areWellFormed(line): lines.append(UInt32(start))
            case .remark, .entry, .other: break
            }
            start += length + 1
        }
    }
}
