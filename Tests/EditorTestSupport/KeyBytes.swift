import EditorCore

/// What an xterm sends for a key.
public enum KeyBytes {
    /// The bytes for a key in notation, such as `ctrl+k`, `alt+w`, `shift+left`, `pagedown`.
    public static func of(_ notation: String) -> [UInt8] {
        var parts = notation.split(separator: "+").map(String.init)
        if notation.hasSuffix("+") { parts.append("+") }
        let key = parts.popLast() ?? ""
        let number =
            1 + (parts.contains("shift") ? 1 : 0) + (parts.contains("alt") ? 2 : 0)
            + (parts.contains("ctrl") ? 4 : 0)
        if let sequence = sequence(key, number) { return sequence }
        var bytes = simple(key)
        if parts.contains("ctrl"), let byte = bytes.first { bytes = [byte & 0x1F] }
        return parts.contains("alt") ? [0x1B] + bytes : bytes
    }

    private static func sequence(_ key: String, _ number: Int) -> [UInt8]? {
        let letters = ["up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F"]
        let tildes = [
            "insert": 2, "delete": 3, "pageup": 5, "pagedown": 6, "f1": 11, "f3": 13, "f5": 15,
        ]
        if let letter = letters[key] {
            return Array((number == 1 ? "\u{1b}[\(letter)" : "\u{1b}[1;\(number)\(letter)").utf8)
        }
        if let code = tildes[key] {
            return Array((number == 1 ? "\u{1b}[\(code)~" : "\u{1b}[\(code);\(number)~").utf8)
        }
        return key == "tab" && number == 2 ? Array("\u{1b}[Z".utf8) : nil
    }

    private static func simple(_ key: String) -> [UInt8] {
        switch key {
        case "esc": [0x1B]
        case "enter": [0x0D]
        case "tab": [0x09]
        case "backspace": [0x7F]
        case "space": [0x20]
        default: Array(key.utf8)
        }
    }
}
