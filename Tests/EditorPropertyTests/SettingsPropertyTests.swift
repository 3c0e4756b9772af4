import EditorCore
import EditorTestSupport
import Testing

/// Whatever a settings file looks like, a change of a value is that change and no other.
@Suite struct SettingsPropertyTests {
    private static let pieces = [
        "width = 60", "tab=8", "# width = 72", "#tab", "foot = loud", "colour = red", "", "  ", "mouse =",
        "=", "junk",
        "# extra_row = a b", "extra_row = “ ” = #", "\u{FF}", "\t# mouse = off", "width=90 ",
    ]
    private static let values: [(key: String, values: [String])] = [
        ("width", ["10", "66", "400"]), ("tab", ["1", "16"]), ("mouse", ["on", "off"]),
        ("foot", ["rest", "always"]),
        ("extra_row", ["", "a = b", "# c", "\u{301}", "— … (", "かな"]),
    ]

    private func file(_ random: inout SeededGenerator) -> [UInt8] {
        let lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
        let lines = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            Self.pieces.randomElement(using: &random) ?? ""
        }
        let text = lines.joined(separator: lineEnd) + (Bool.random(using: &random) ? lineEnd : "")
        return text.unicodeScalars.flatMap { $0 == "\u{FF}" ? [0xFF] : Array(String($0).utf8) }
    }

    @Test(arguments: 0..<20)
    func `what is written is read, and every other line stays byte for byte`(round: Int) {
        var random = SeededGenerator.announced(round)
        for _ in 0..<100 {
            let before = file(&random)
            guard let (key, values) = Self.values.randomElement(using: &random),
                let value = values.randomElement(using: &random)
            else { continue }
            var writer = SettingsWriter(before)
            writer.set(key, to: value)
            let (old, new) = (SettingsReader(before), SettingsReader(writer.bytes))
            #expect(new.values[key].map { $0.unicodeScalars.elementsEqual(value.unicodeScalars) } == true)
            for (other, kept) in old.values where other != key { #expect(new.values[other] == kept) }
            #expect(isOneLineAway(lines(before), lines(writer.bytes)))
            let once = writer.bytes
            writer.set(key, to: value)
            #expect(writer.bytes == once)
        }
    }

    private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }

    /// Whether one line was changed, or one put in.
    private func isOneLineAway(_ old: [[UInt8]], _ new: [[UInt8]]) -> Bool {
        if new.count == old.count { return zip(old, new).filter { $0 != $1 }.count <= 1 }
        return new.count == old.count + 1
            && new.indices.contains { Array(new[..<$0]) + Array(new[($0 + 1)...]) == old }
    }
}
