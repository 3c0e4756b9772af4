import Glibc
import Testing

@testable import EditorCore

/// What cleanwriter(5) says of the settings is what the table says.
@Suite struct ManualTests {
    /// The first row of an entry, without the marks of troff.
    private func entries() throws -> [String: String] {
        let path = #filePath.replacing(
            "Tests/EditorCoreTests/Settings/ManualTests.swift", with: "docs/cleanwriter.5")
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        var found: [String: String] = [:]
        for (before, line) in zip(lines, lines.dropFirst()) where before == ".TP" {
            guard let entry = line.wholeMatch(of: /\.BR? ([a-z_]+)(?: "(.*)")?/) else { continue }
            found[String(entry.output.1)] = String(entry.output.2 ?? "")
        }
        return found
    }

    /// What may stand there, and what does for one who has chosen nothing.
    private func expected(_ info: SettingInfo) -> String? {
        let usual = info.value(in: Settings())
        switch info.field {
        case .flag: return " (on, off; \(usual))"
        case .number(let range): return " (\(range.lowerBound) to \(range.upperBound); \(usual))"
        case .choice(let words):
            return info.key == "language" ? nil : " (\(words.joined(separator: ", ")); \(usual))"
        case .width, .text, .lines: return nil
        }
    }

    @Test func `the manual has every setting, with what may stand there`() throws {
        let entries = try entries()
        for info in SettingInfo.all {
            let entry = try #require(entries[info.key], "cleanwriter.5 does not have \(info.key)")
            if let expected = expected(info) { #expect(entry == expected, "\(info.key)") }
        }
    }

    @Test func `the manual has no setting that is none`() throws {
        #expect(Set(try entries().keys).isSubset(of: SettingInfo.all.map(\.key)))
    }
}
