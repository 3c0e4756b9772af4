/// Swift source without comments and without the letters of strings, line for line.
///
/// A plain scan, not a parser: it knows `//`, nested `/* */`, strings of one and of three quotes, raw strings, and
/// interpolations, whose code it keeps. Regex literals it does not know; there are none here.
struct CodeOnly {
    private enum Mode {
        case code
        /// An interpolation, and how many of its round brackets are open.
        case interpolation(open: Int)
        case string(quotes: Int, hashes: Int)
        case lineComment
        case blockComment
    }

    private let source: [UInt8]
    private var place = 0
    private var modes: [Mode] = [.code]
    private var result: [UInt8] = []

    /// The code of `text`.
    static func of(_ text: String) -> String {
        var scan = CodeOnly(source: Array(text.utf8))
        while scan.place < scan.source.count { scan.step() }
        return String(decoding: scan.result, as: UTF8.self)
    }

    private init(source: [UInt8]) { self.source = source }

    private mutating func step() {
        if source[place] == UInt8(ascii: "\n") { return endLine() }
        switch modes[modes.count - 1] {
        case .code: stepInCode()
        case .interpolation(let open): stepInInterpolation(open)
        case .string(let quotes, let hashes): stepInString(quotes, hashes)
        case .lineComment: place += 1
        case .blockComment:
            if take("/*") {
                modes.append(.blockComment)
            } else if take("*/") {
                modes.removeLast()
            } else {
                place += 1
            }
        }
    }

    private mutating func endLine() {
        if case .lineComment = modes[modes.count - 1] { modes.removeLast() }
        keep()
    }

    private mutating func stepInCode() {
        if take("//") { return modes.append(.lineComment) }
        if take("/*") { return modes.append(.blockComment) }
        let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
        if starts(with: "\"", at: place + hashes) {
            place += hashes
            let quotes = take("\"\"\"") ? 3 : take("\"") ? 1 : 0
            return modes.append(.string(quotes: quotes, hashes: hashes))
        }
        keep()
    }

    private mutating func stepInInterpolation(_ open: Int) {
        let change = starts(with: "(", at: place) ? 1 : starts(with: ")", at: place) ? -1 : 0
        guard open + change > 0 else {
            modes.removeLast()
            return keep()
        }
        modes[modes.count - 1] = .interpolation(open: open + change)
        stepInCode()
    }

    private mutating func stepInString(_ quotes: Int, _ hashes: Int) {
        let marks = String(repeating: "#", count: hashes)
        if take(String(repeating: "\"", count: quotes) + marks) {
            modes.removeLast()
        } else if take("\\" + marks + "(") {
            result.append(UInt8(ascii: "("))
            modes.append(.interpolation(open: 1))
        } else if take("\\" + marks) {
            if place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
        } else {
            place += 1
        }
    }

    private mutating func keep() {
        result.append(source[place])
        place += 1
    }

    private func starts(with text: String, at place: Int) -> Bool {
        source[min(place, source.count)...].starts(with: text.utf8)
    }

    private mutating func take(_ text: String) -> Bool {
        guard starts(with: text, at: place) else { return false }
        place += text.utf8.count
        return true
    }
}
