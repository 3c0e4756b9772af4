/// As much of JSON (RFC 8259) as records of one line need.
enum JSONText {
    /// A value; of lists and objects it is only known that they were there.
    enum Value: Equatable {
        case string(String)
        case number(Int)
        case other

        var string: String? {
            if case .string(let text) = self { return text }
            return nil
        }

        var number: Int? {
            if case .number(let number) = self { return number }
            return nil
        }
    }

    /// A string in quotes. What must not be sent to a terminal is written by its number: somebody will look at the line.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where DisplayClass(scalar).isHidden:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// The members of an object; nil when the bytes are none. Of two with one name the last holds.
    static func object(_ bytes: [UInt8]) -> [String: Value]? {
        var reader = JSONReader(bytes)
        guard let members = reader.members() else { return nil }
        return reader.isAtEnd ? members : nil
    }
}

/// Reads JSON from left to right. Every way out that gives nil means that there is none.
private struct JSONReader {
    private var rest: ArraySlice<UInt8>
    /// Lists and objects that may lie in each other.
    private var depth = 32

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.allSatisfy(Self.isBlank) }

    mutating func members() -> [String: JSONText.Value]? {
        guard take("{") else { return nil }
        var members: [String: JSONText.Value] = [:]
        if take("}") { return members }
        repeat {
            guard let name = string(), take(":"), let value = value() else { return nil }
            members[name] = value
        } while take(",")
        return take("}") ? members : nil
    }

    private mutating func value() -> JSONText.Value? {
        skipBlanks()
        switch rest.first {
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "{"): return within { $0.members() == nil ? nil : .other }
        case UInt8(ascii: "["): return within { $0.list() ? .other : nil }
        default: return word()
        }
    }

    private mutating func within(_ read: (inout JSONReader) -> JSONText.Value?) -> JSONText.Value? {
        guard depth > 0 else { return nil }
        depth -= 1
        defer { depth += 1 }
        return read(&self)
    }

    private mutating func list() -> Bool {
        guard take("[") else { return false }
        if take("]") { return true }
        repeat {
            if value() == nil { return false }
        } while take(",")
        return take("]")
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() -> JSONText.Value? {
        let word = rest.prefix {
            isASCIIWordByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
                || $0 == UInt8(ascii: "+")
        }
        rest = rest.dropFirst(word.count)
        let text = String(decoding: word, as: UTF8.self)
        if ["true", "false", "null"].contains(text) { return .other }
        if let number = Int(text) { return .number(number) }
        return Double(text) == nil ? nil : .other
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let letter = escaped() else { return nil }
                bytes += String(letter).utf8
            case ..<0x20: return nil
            default: bytes.append(byte)
            }
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return numbered()
        case let byte?: return Unicode.Scalar(byte)
        case nil: return nil
        }
    }

    /// A scalar by its number in UTF-16; a surrogate without its other half is none.
    private mutating func numbered() -> Unicode.Scalar? {
        guard let first = unit() else { return nil }
        if first & 0xFC00 == 0xD800, rest.starts(with: "\\u".utf8) {
            var pair = self
            pair.rest = rest.dropFirst(2)
            if let second = pair.unit(), second & 0xFC00 == 0xDC00 {
                self = pair
                return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
            }
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private mutating func unit() -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy(isASCIIWordByte) else { return nil }
        rest = rest.dropFirst(4)
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// Takes a sign, and blanks before it.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipBlanks() { rest = rest.drop(while: Self.isBlank) }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
