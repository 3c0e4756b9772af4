/// One line of an SKK dictionary as it stands in the file.
enum SKKLine {
    /// What a line is for.
    enum Kind {
        case entry
        /// A comment, a heading or nothing.
        case remark
        case other

        init(_ line: UnsafeRawBufferPointer) {
            let isEmpty = line.isEmpty || (line.count == 1 && line[0] == UInt8(ascii: "\r"))
            if isEmpty || line[0] == UInt8(ascii: ";") {
                self = .remark
                return
            }
            let end = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
            // The shortest entry is a key of one byte, a blank, two slashes and a word between.
            guard let blank = ByteScan.firstIndex(of: keyEnd, in: line), blank > 0, end >= blank + 4,
                line[blank + 1] == slash, line[end - 1] == slash
            else {
                self = .other
                return
            }
            self = .entry
        }
    }

    private static let keyEnd = UInt8(ascii: " ")
    private static let slash = UInt8(ascii: "/")

    /// A key as the dictionaries write it: they know no ゔ, only う with its mark behind.
    static func spelled(_ key: String) -> String {
        key.contains("ゔ") ? key.map { $0 == "ゔ" ? "う゛" : String($0) }.joined() : key
    }

    /// Whether the key of the line at `a` comes before that at `b`; of equal keys, the one first in the file does.
    static func isKey(at a: UInt32, before b: UInt32, in raw: UnsafeRawBufferPointer) -> Bool {
        var (i, j) = (Int(a), Int(b))
        // The blank behind a key is less than anything in one, so a key comes before those that go on from it.
        while raw[i] == raw[j], raw[i] != keyEnd {
            i += 1
            j += 1
        }
        return raw[i] == raw[j] ? a < b : raw[i] < raw[j]
    }

    /// Below 0 when `key` comes before the key of the line at `start`, 0 when it is the same, above 0 when it comes
    /// after.
    static func compare(_ key: [UInt8], toKeyAt start: UInt32, in raw: UnsafeRawBufferPointer) -> Int {
        var place = Int(start)
        for byte in key {
            if raw[place] == keyEnd { return 1 }
            if byte != raw[place] { return byte < raw[place] ? -1 : 1 }
            place += 1
        }
        return raw[place] == keyEnd ? 0 : -1
    }

    /// The words of the entry that begins at `start`.
    static func words(at start: UInt32, in raw: UnsafeRawBufferPointer) -> [String] {
        let line = raw[Int(start)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        var words: [String] = []
        var isInBlock = false
        for field in line.drop(while: { $0 != keyEnd }).dropFirst().split(separator: slash) {
            // A block such as [る/食/] says again which words go with which okurigana.
            if field.first == UInt8(ascii: "["), field.count > 1 { isInBlock = true }
            if !isInBlock, let word = word(field) { words.append(word) }
            if field.elementsEqual([UInt8(ascii: "]")]) { isInBlock = false }
        }
        return words
    }

    /// A field without its remark; nil for nothing, for programs in Lisp, and for what no text should hold.
    private static func word(_ field: Slice<UnsafeRawBufferPointer>) -> String? {
        let word = field.prefix { $0 != UInt8(ascii: ";") }
        let isProgram = word.starts(with: Array("(concat ".utf8))
        let hasControls = word.contains { $0 < 0x20 || $0 == 0x7F }
        return word.isEmpty || isProgram || hasControls ? nil : String(decoding: word, as: UTF8.self)
    }
}
