import Glibc
import Testing

@testable import EditorCore

/// What cleanwriter(5) says of the settings is what the table says.
@Suite struct ManualTests {
    @Test func `the manual has every setting`() throws {
        let path = #filePath.replacing(
            "Tests/EditorCoreTests/Settings/ManualTests.swift", with: "docs/cleanwriter.5")
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let entries = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.compactMap {
            $0.1.prefixMatch(of: /\.BR? ([a-z_]+)/).map { String($0.output.1) }
        }
        for info in SettingInfo.all { #expect(entries.contains(info.key), "\(info.key)") }
    }
}
