import EditorCore
import Testing

@testable import CleanWriter

@Suite struct CommandLineTests {
    private func parse(_ arguments: [String]) throws(CommandLineProblem) -> CommandLineRequest {
        try parseCommandLine(arguments.map { Array($0.utf8) })
    }

    private static func file(_ name: String, _ line: Int? = nil, _ column: Int = 1) -> FileArgument {
        FileArgument(
            source: .file(FilePath(name)), place: line.map { TextPlace(line: $0, column: column) })
    }

    @Test(
        arguments: [
            ([], []),
            (["a.txt"], [file("a.txt")]),
            (["a", "b"], [file("a"), file("b")]),
            (["+12", "a", "b"], [file("a", 12), file("b")]),
            (["+12:34", "a"], [file("a", 12, 34)]),
            (["a", "+3", "b"], [file("a"), file("b", 3)]),
            (["+0:0", "a"], [file("a", 1, 1)]),
            (["+99999999999999999999", "a"], [file("a", Int.max)]),
            (["--", "--help", "+5", "-"], [file("--help"), file("+5"), file("-")]),
            (["+5", "--", "-x"], [file("-x", 5)]),
            (["-"], [FileArgument(source: .standardInput)]),
            (["./+5"], [file("./+5")]),
        ] as [([String], [FileArgument])])
    func `names and places are taken in order`(arguments: [String], files: [FileArgument]) throws {
        #expect(try parse(arguments) == .write(files))
    }

    @Test(
        arguments: [
            (["--help"], .help), (["--version"], .version), (["a", "--help"], .help),
            (["--recover"], .recover), (["--forget"], .forget),
            (["--recover"], .recover), (["--versions"], .versions),
            (["--forget-versions", "a.txt"], .forgetVersions(FilePath("a.txt"))),
            (["--forget-versions", "./all"], .forgetVersions(FilePath("./all"))),
            (["--forget-versions", "all"], .forgetVersions(nil)),
            (["--version", "--nonsense"], .version),
        ] as [([String], CommandLineRequest)])
    func `help and version answer at once`(arguments: [String], request: CommandLineRequest) throws {
        #expect(try parse(arguments) == request)
    }

    @Test(
        arguments: [
            (["--nonsense"], .unknownOption(Array("--nonsense".utf8))),
            (["-x", "a"], .unknownOption(Array("-x".utf8))),
            (["+", "a"], .badPlace(Array("+".utf8))),
            (["+x", "a"], .badPlace(Array("+x".utf8))),
            (["+1:", "a"], .badPlace(Array("+1:".utf8))),
            (["+1:2:3", "a"], .badPlace(Array("+1:2:3".utf8))),
            (["+-1", "a"], .badPlace(Array("+-1".utf8))),
            (["+5"], .placeWithoutFile(Array("+5".utf8))),
            (["+5", "+6", "a"], .placeWithoutFile(Array("+5".utf8))),
            (["-", "-"], .standardInputTwice),
            ([""], .emptyName),
        ] as [([String], CommandLineProblem)])
    func `what makes no sense is refused`(arguments: [String], problem: CommandLineProblem) {
        #expect(throws: problem) { try parse(arguments) }
    }

    @Test func `a name that is no UTF-8 keeps its bytes`() throws {
        let name: [UInt8] = [0x66, 0xFF, 0xC3]
        #expect(try parseCommandLine([name]) == .write([FileArgument(source: .file(FilePath(name)))]))
    }

    @Test(arguments: [
        ("caf\u{E9} e\u{301}.txt", "caf\u{E9} e\u{301}.txt"),
        ("\u{1B}[2Ja", "\\u{1B}[2Ja"),
        ("a\u{9B}b\n", "a\\u{9B}b\\u{A}"),
        ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"),
        ("a\u{200B}b\u{A0}c", "a\\u{200B}b\\u{A0}c"),
    ])
    func `escape codes and invisible letters of a name are shown as what they are`(
        name: String, shown: String
    ) {
        #expect(printable(Array(name.utf8)) == shown)
    }

    @Test func `bytes that are no UTF-8 show as replacement signs`() {
        #expect(printable([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    }

    @Test func `a sentence about an option never carries its escape codes`() {
        let problem = CommandLineProblem.unknownOption(Array("-\u{1B}]0;x\u{7}".utf8))
        #expect(!problem.sentence.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(arguments: [
        (["--stats"], false, 21), (["--stats", "--json"], true, 21), (["--stats", "--days", "7"], false, 7),
        (["--stats", "--days", "90", "--json"], true, 90),
    ])
    func `statistics are told of some days, as text or JSON`(_ words: [String], _ asJSON: Bool, _ days: Int)
        throws
    {
        #expect(try parse(words) == .statistics(asJSON: asJSON, days: days))
    }

    @Test func `the word stats means statistics where no file is called so`() throws {
        let words = ["stats", "--json"].map { Array($0.utf8) }
        #expect(try parseCommandLine(words, isThere: { _ in false }) == .statistics(asJSON: true, days: 21))
        #expect(
            try parseCommandLine([words[0]], isThere: { $0 == words[0] })
                == .write([FileArgument(source: .file(FilePath("stats")))]))
        #expect(
            try parseCommandLine([Array("other".utf8), words[0]], isThere: { _ in false })
                == .write(["other", "stats"].map { FileArgument(source: .file(FilePath($0))) }))
    }

    @Test(arguments: [
        ["--stats", "novel.md"], ["--stats", "--days"], ["--stats", "--days", "0x"],
        ["--stats", "--days", "9999"],
    ])
    func `what says nothing about statistics is refused`(_ words: [String]) {
        #expect(throws: CommandLineProblem.self) { try parse(words) }
    }

    @Test(arguments: [["--stats", "--days"], ["--stats", "--days", "many"], ["--stats", "--days", "9999"]])
    func `days without a number of them say so`(_ words: [String]) throws {
        let problem = try #require(throws: CommandLineProblem.self) { try parse(words) }
        #expect(problem.sentence == "--days needs a number after it, from 1 to 3660.")
    }
}
