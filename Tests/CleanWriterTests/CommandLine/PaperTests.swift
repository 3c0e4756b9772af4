import Glibc
import Testing

@testable import CleanWriter

/// What papers and completions say of the command line is what the program says.
@Suite struct PaperTests {
    /// The options that `--help` tells of.
    private static let options = Set(helpText.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })

    private func read(_ name: String) throws -> String {
        let root = #filePath.replacing("Tests/CleanWriterTests/CommandLine/PaperTests.swift", with: "docs/")
        let file = try #require(fopen(root + name, "r"), "there is no docs/\(name)")
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("completions/cleanwriter.bash", ""), ("completions/_cleanwriter", ""), ("cleanwriter.1", "\\"),
    ])
    func `papers and completions know the options that there are`(name: String, escape: String) throws {
        let text = try read(name).replacing("\(escape)-", with: "-")
        let told = text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
        #expect(Set(told).subtracting(["--help"]) == Self.options.subtracting(["--help"]))
    }

    @Test func `fish knows the options that there are`() throws {
        let told = try read("completions/cleanwriter.fish").matches(of: /-l ([a-z-]+)/)
        #expect(Set(told.map { "--\($0.output.1)" }) == Self.options)
    }
}
